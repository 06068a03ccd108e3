import GRDB
import Newspapers

extension StoredNewspaper {
  /// The columns that `init(row:)` reads.
  static let columns = """
    lccn, title, places, start_year, end_year, languages, frequency, frequency_words, ethnicities, other_titles,
    place_of_publication, publisher, subjects, notes, preceding, succeeding, oclc, issn, holdings, kind, id,
    first_issue, last_issue, issues
    """

  /// - Throws: `RowDecodingError` if a column has something other than text, as only a damaged file does.
  init(row: Row) throws {
    let texts: [String] = try (0..<StoredNewspaper.textCount).map { try row.decode(atIndex: $0) }
    self.init(
      kind: Kind(rawValue: try row.decode(atIndex: 19)) ?? .listed, lccn: texts[0], title: texts[1],
      places: texts[2], startYear: texts[3], endYear: texts[4], languages: texts[5], frequency: texts[6],
      frequencyWords: texts[7], ethnicities: texts[8], otherTitles: texts[9], placeOfPublication: texts[10],
      publisher: texts[11], subjects: texts[12], notes: texts[13], preceding: texts[14],
      succeeding: texts[15], oclc: texts[16], issn: texts[17], holdings: texts[18])
  }
}
