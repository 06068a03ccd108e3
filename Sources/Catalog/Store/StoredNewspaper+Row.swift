import GRDB
import Newspapers
import SQLiteStorage

extension StoredNewspaper {
  /// A row of the table: the texts, in the order of `texts`, and what else is stored.
  enum Column: Int32, SelectedColumn {
    case lccn, title, places, startYear, endYear, languages, frequency, frequencyWords
    // A list does not show these.
    case ethnicities, otherTitles, placeOfPublication, publisher, subjects, notes, preceding, succeeding
    case oclc, issn, holdings
    case kind, id, firstIssue, lastIssue, issues
    // Older files have no sums.
    case listedSum, recordSum

    static let withoutSums = allCases.filter { $0 != .listedSum && $0 != .recordSum }
  }

  static var textCount: Int { Column.kind.index }
  /// How many of the texts, from the start, a list shows.
  static var listedCount: Int { Column.ethnicities.index }

  /// - Throws: `RowDecodingError` if a column has something other than text, as only a damaged file does.
  init(row: Row) throws {
    func text(_ column: Column) throws -> String { try row.decode(atIndex: column.index) }
    self.init(
      kind: Kind(rawValue: try row.decode(atIndex: Column.kind.index)) ?? .listed,
      lccn: try text(.lccn), title: try text(.title), places: try text(.places),
      startYear: try text(.startYear), endYear: try text(.endYear), languages: try text(.languages),
      frequency: try text(.frequency), frequencyWords: try text(.frequencyWords),
      ethnicities: try text(.ethnicities), otherTitles: try text(.otherTitles),
      placeOfPublication: try text(.placeOfPublication), publisher: try text(.publisher),
      subjects: try text(.subjects), notes: try text(.notes), preceding: try text(.preceding),
      succeeding: try text(.succeeding), oclc: try text(.oclc), issn: try text(.issn),
      holdings: try text(.holdings))
  }
}
