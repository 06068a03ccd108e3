/// How a query is asked of a server that cannot answer it as it is.
public struct SearchPlan: Hashable, Sendable {
  public let query: SearchQuery
  /// What is asked; the pages found are those of any stream.
  public let streams: [Stream]
  public let order: SearchOrder
  /// Why it is not the order that was asked for; nil if it is.
  public let orderReason: String?

  /// A list of the server's.
  public struct Stream: Hashable, Sendable {
    public let search: NativeSearch
    /// Lists whose pages are left out.
    public let excluded: [NativeSearch]
    /// What is checked here on each row; nil where the server's answer is taken as it is.
    public let check: SearchExpression?
    /// Whether what is checked cannot be: rows do not bring the text.
    public let isSuperset: Bool
  }

  /// The requests that a search may take unless the reader allows more.
  public static let allowed = 8

  /// The requests that the first hits take.
  public var requests: Int { streams.reduce(0) { $0 + 1 + $1.excluded.count } }

  /// Whether the server's list can be shown as it is: one list, nothing left out, nothing checked.
  public var isNative: Bool {
    streams.count == 1 && streams[0].excluded.isEmpty && streams[0].check == nil && !streams[0].isSuperset
  }
}
