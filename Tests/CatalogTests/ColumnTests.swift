import GRDB
import SQLiteStorage
import Testing

@testable import Catalog

/// Columns are named once, for the statement and for reading its rows.
struct ColumnTests {
  @Test func `a newspaper's texts are in the order of their columns`() {
    let newspaper = StoredNewspaper(
      kind: .record, lccn: "lccn", title: "title", places: "places", startYear: "start_year",
      endYear: "end_year", languages: "languages", frequency: "frequency", frequencyWords: "frequency_words",
      ethnicities: "ethnicities", otherTitles: "other_titles", placeOfPublication: "place_of_publication",
      publisher: "publisher", subjects: "subjects", notes: "notes", preceding: "preceding",
      succeeding: "succeeding", oclc: "oclc", issn: "issn", holdings: "holdings")
    let columns = StoredNewspaper.Column.allCases.prefix(StoredNewspaper.textCount)
    #expect(newspaper.texts == columns.map(\.sql))
  }

  @Test func `each value of a row is read by the name of its column`() throws {
    let columns = StoredNewspaper.Column.allCases
    let values = columns.map { $0 == .kind ? "2" : "'\($0.name)'" }.joined(separator: ", ")
    let row = try #require(try DatabaseQueue().read { try Row.fetchOne($0, sql: "SELECT \(values)") })
    let newspaper = try StoredNewspaper(row: row)
    #expect(newspaper.texts == columns.prefix(StoredNewspaper.textCount).map(\.name))
    #expect(newspaper.kind == .listed)
  }

  @Test func `what a record shows is read behind what a list shows`() {
    let listed = ListedRow.Column.allCases.map(\.place)
    let all = listed + RecordRow.Column.allCases.map(\.place)
    #expect(all == Array(0..<Int32(all.count)))
    let beginning = "id, lccn, title, places, start_year, end_year, languages, frequency, frequency_words, "
    #expect(RecordRow.columns.hasPrefix(beginning), "\(RecordRow.columns)")
    let end = "coverage.lccn = newspaper.lccn), ethnicities, other_titles, place_of_publication, publisher, "
    #expect(RecordRow.columns.contains(end), "\(RecordRow.columns)")
    #expect(RecordRow.columns.hasSuffix(", oclc, issn, holdings, record_sum"), "\(RecordRow.columns)")
  }
}
