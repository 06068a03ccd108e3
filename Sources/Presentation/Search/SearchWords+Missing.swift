import MVP
import Newspapers

/// Rows that a source counts, but does not list as it should.
extension SearchWords {
  /// `27 rows of the 401 that the source counts did not come`.
  static func missing(_ count: Int, of total: Int, isLeftOut: Bool) -> String {
    let rows = Numerals.count(count, "row")
    guard isLeftOut else {
      return "\(rows) of the \(Numerals.grouped(total)) that the source counts did not come"
    }
    return "\(rows) of the \(Numerals.count(total, "page")) to leave out did not come; "
      + "\(count == 1 ? "that page" : "those pages") may be among those found"
  }

  /// `2 pages to leave out came out of order; they may be among those found`.
  static func late(_ count: Int) -> String {
    "\(Numerals.count(count, "page")) to leave out came out of order; "
      + "\(count == 1 ? "it" : "they") may be among those found"
  }

  /// Once a list was read to its end: `at least 374 pages` if rows of it did not come, `at most 92 pages` if rows of those
  /// to leave out did not.
  public static func pages(_ count: SearchCount, found: Int) -> String {
    switch count {
    case .between(_, let most?, _) where most == found: "at most \(Numerals.count(found, "page"))"
    case .between(let least, _, _) where least == found: "at least \(Numerals.count(found, "page"))"
    default: pages(count)
    }
  }
}
