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
  /// - Throws: `.ignoredFilter`.
  public func check(_ stated: [String], against wanted: String?, _ kind: String) throws(NewspaperError) {
    guard let wanted, !stated.isEmpty,
      !stated.map(TitleText.folded).contains(TitleText.folded(wanted))
    else { return }
    throw ignored("has the \(kind) “\(stated[0])” instead of “\(wanted)”")
  }

  /// The same for what rows say less reliably: a few may differ, but not more than half of those that say anything.
  public func checkMost(
    of rows: [[String]], against wanted: String?, _ kind: String
  ) throws(NewspaperError) {
    guard let wanted = wanted.map(TitleText.folded) else { return }
    let stated = rows.filter { !$0.isEmpty }
    let others = stated.filter { !$0.map(TitleText.folded).contains(wanted) }
    guard let other = others.first, others.count * 2 > stated.count else { return }
    throw ignored("has the \(kind) “\(other[0])” instead of “\(wanted)”")
  }

  /// The error for a row that does not match.
  /// - Parameter words: what the row is.
  public func ignored(_ words: String) -> NewspaperError {
    .ignoredFilter(host: host, what: "\(row) \(words)")
  }
}
