import GRDB
import Newspapers

/// What the tables store about a newspaper: enough to show and find it without a request.
struct NewspaperColumns {
  let newspaper: Newspaper

  init(_ newspaper: Newspaper) { self.newspaper = newspaper }

  init(_ row: Row) throws {
    try self.init(row, LCCN(row.decode(forColumn: "lccn")))
  }

  /// - Parameter lccn: of a row that has it in another column.
  init(_ row: Row, _ lccn: LCCN) throws {
    let places: String = try row.decode(forColumn: "places")
    let years: String = try row.decode(forColumn: "years")
    newspaper = try Newspaper(
      lccn: lccn, title: row.decode(forColumn: "title"),
      places: places.split(separator: "\n").compactMap { Place(String($0)) },
      years: years.isEmpty ? nil : PublicationYears(years))
  }

  var lccn: String { newspaper.lccn.description }
  var title: String { OwnWords.line(newspaper.title) }
  var places: String { newspaper.places.map { OwnWords.line($0.cataloged) }.joined(separator: "\n") }
  var years: String { newspaper.years.map { "\($0.start)-\($0.end)" } ?? "" }

  /// Case-folded for searching, with `more` text that the reader wrote.
  func foundBy(_ more: [String] = []) -> String {
    TitleText.folded(([title, lccn] + newspaper.places.map(\.cataloged) + more).joined(separator: " "))
  }
}
