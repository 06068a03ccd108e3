import GRDB
import Newspapers

extension StoredNewspaper {
  /// The columns that `init(row:)` reads.
  static let columns = """
    lccn, title, places, start_year, end_year, languages, frequency, frequency_words, ethnicities, other_titles,
    place_of_publication, publisher, subjects, notes, preceding, succeeding, oclc, issn, holdings, kind, id,
    first_issue, last_issue, issues
    """

  init(row: Row) {
    self.init(
      kind: Kind(rawValue: row[19]) ?? .listed, lccn: row[0], title: row[1], places: row[2],
      startYear: row[3],
      endYear: row[4], languages: row[5], frequency: row[6], frequencyWords: row[7], ethnicities: row[8],
      otherTitles: row[9], placeOfPublication: row[10], publisher: row[11], subjects: row[12], notes: row[13],
      preceding: row[14], succeeding: row[15], oclc: row[16], issn: row[17], holdings: row[18])
  }
}
