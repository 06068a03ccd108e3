/// How to run a query at a server that cannot answer it directly.
public struct SearchPlan: Hashable, Sendable {
  public let query: SearchQuery
  /// The lists to request; the result is the union of the streams.
  public let streams: [Stream]
  public let order: SearchOrder
  /// Why it is not the requested order; nil if it is.
  public let orderReason: String?
  /// The beginnings of words that `query` spells out.
  public internal(set) var beginnings: [SpelledBeginning] = []
  /// The fields of which the server may have more pages.
  public internal(set) var gaps: [SearchGap] = []

  /// One of the server's lists.
  public struct Stream: Hashable, Sendable {
    public let search: NativeSearch
    /// Lists whose pages are excluded.
    public let excluded: [NativeSearch]
    /// What is checked here on each row; nil if the server's answer is accepted as it is.
    public let check: SearchExpression?
    /// Whether checking is impossible, because rows come without the text.
    public let isSuperset: Bool
    /// The fields of the query that a field with LCCNs in `check` stands for.
    let lookedUp: [SearchField: [SearchField]]

    /// One list for the pages of both; nil if they need two. Different fields may stand for the same newspapers.
    func joined(with other: Stream) -> Stream? {
      guard (search, excluded, isSuperset) == (other.search, other.excluded, other.isSuperset) else {
        return nil
      }
      guard let check, check != other.check else { return self }
      guard let more = other.check else { return other }
      // Rows that do not say what a field asks for pass each check, but not both as alternatives.
      guard check.fields.isEmpty, more.fields.isEmpty else { return nil }
      var parts = [check]
      if case .any(let known) = check { parts = known }
      return Stream(
        search: search, excluded: excluded,
        check: parts.contains(more) ? check : .any(parts + [more]), isSuperset: isSuperset,
        lookedUp: lookedUp)
    }
  }

  /// The requests that a search may take unless the reader allows more.
  public static let allowed = 8

  /// What the reader should know about its hits before any arrive.
  var notes: [SearchNote] {
    (orderReason.map { [.orderedBy(order, reason: $0)] } ?? []) + beginnings.map(SearchNote.spelledOut)
      + gaps.map(SearchNote.partial)
  }

  /// The requests that the first hits take.
  public var requests: Int { lists.count }

  /// Each once, although several streams may have it.
  private var lists: Set<NativeSearch> { Set(streams.flatMap { [$0.search] + $0.excluded }) }

  /// The fields of lists that are of words, those of each list, but none twice.
  var wordedFields: Set<[SearchField]> {
    Set(lists.filter { !$0.clauses.isEmpty }.map(\.fields))
  }

  /// Whether the server's list can be shown as it is: one list, nothing excluded, nothing checked.
  public var isNative: Bool {
    streams.count == 1 && streams[0].excluded.isEmpty && streams[0].check == nil && !streams[0].isSuperset
  }
}
