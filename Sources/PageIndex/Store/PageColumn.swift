import Newspapers
import SQLiteStorage

/// Which page a row is about: its first columns.
enum PageColumn: Int32, SelectedColumn {
  case lccn, day, edition, sequence

  /// The place of the first column behind them.
  static var end: Int32 { sequence.place + 1 }
}

/// What a row has of a page behind its `PageColumn`s.
protocol PageFactColumn: SelectedColumn {}

extension PageFactColumn {
  var place: Int32 { PageColumn.end + rawValue }
  /// All columns of the row, as a `SELECT` lists them.
  static var row: String { "\(PageColumn.list), \(list)" }
}

extension PageIndex {
  /// Nil if no page can have what is in the `PageColumn`s.
  static func page(_ row: StatementColumns) -> PageID? {
    guard let lccn = try? LCCN(row.text(PageColumn.lccn)),
      let date = PreparedPage.date(row.number(PageColumn.day))
    else { return nil }
    return PageID(
      issue: IssueID(lccn: lccn, date: date, edition: row.number(PageColumn.edition)),
      sequence: row.number(PageColumn.sequence))
  }

  /// For display, even if no page can have what is in the `PageColumn`s.
  static func name(_ row: StatementColumns) -> String {
    let day = row.number(PageColumn.day)
    let date = PreparedPage.date(day)?.description ?? "day \(day)"
    let edition = row.number(PageColumn.edition)
    return "\(row.text(PageColumn.lccn))/\(date)/ed-\(edition)/seq-\(row.number(PageColumn.sequence))"
  }
}
