import Newspapers

/// Checks that rows match a filter: servers silently drop filters they do not understand, and return
/// everything.
public struct FilterCheck: Sendable {
  private let host: String
  private let row: String

  /// - Parameter row: what the rows are, such as `a page`.
  public init(host: String, row: String) {
    self.host = host
    self.row = row
  }

  /// - Parameters:
  ///   - stated: what the row says about itself; empty if nothing.
  ///   - wanted: the filter; nil if there was none. Ignores case and accents.
  ///   - kind: what the filter is about, such as `state`.
  /// - Throws: `.malformed`.
  public func check(_ stated: [String], against wanted: String?, _ kind: String) throws(NewspaperError) {
    guard let wanted, !stated.isEmpty,
      !stated.map(TitleText.folded).contains(TitleText.folded(wanted))
    else { return }
    throw ignored("is of the \(kind) “\(stated[0])” where “\(wanted)” was asked for")
  }

  /// The error for a row that does not match.
  /// - Parameter words: what the row is.
  public func ignored(_ words: String) -> NewspaperError {
    .malformed(host: host, what: "the server ignored the filter: \(row) \(words)")
  }
}
