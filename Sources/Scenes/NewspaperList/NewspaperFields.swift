import Newspapers
import Terminal

/// A row as fields for other programs: the same in TSV and CSV. Columns are only ever added at the end.
struct NewspaperFields {
  private let values: [String]

  static let names = [
    "lccn", "title", "place", "state", "start_year", "end_year", "languages", "frequency", "first_issue",
    "last_issue", "issues",
  ]

  /// Several values in one field are joined by a vertical bar.
  init(_ row: NewspaperRow) {
    let values = [
      row.lccn.description, row.title, row.places.joined(separator: "|"), row.states.joined(separator: "|"),
      row.start, row.end, row.languages.joined(separator: "|"), row.frequency, row.firstIssue, row.lastIssue,
      row.issueCount.map(String.init) ?? "",
    ]
    // No tab, no line end and nothing that a terminal obeys can be left in a field after this.
    self.values = values.map(Sanitizer.sanitized)
  }

  var tsv: String { values.joined(separator: "\t") }

  var csv: String { CSV.line(values) }

  static var csvHeader: String { names.joined(separator: ",") }
}
