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

  var csv: String { values.map(NewspaperFields.quoted).joined(separator: ",") }

  static var csvHeader: String { names.joined(separator: ",") }

  /// RFC 4180. What a spreadsheet would take for a formula gets an apostrophe, which makes it text in all of them:
  /// what begins, perhaps after blanks, with `=`, `+`, `-` or `@`, also with their wide forms, which some take alike.
  /// Scalar by scalar: to a Swift string a comma with a mark on it is no comma, to a spreadsheet it is.
  private static func quoted(_ value: String) -> String {
    let first = value.unicodeScalars.first { $0 != " " }
    let isFormula = first.map { formulaStarts.contains($0) } ?? false
    let value = isFormula ? "'" + value : value
    guard value.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ",") }) else {
      return value
    }
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in value.unicodeScalars {
      quoted.append(scalar)
      if scalar == "\"" { quoted.append(scalar) }
    }
    quoted.append("\"")
    return String(quoted)
  }

  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\u{ff1d}", "\u{ff0b}", "\u{ff0d}", "\u{ff20}", "\t", "\r",
  ]
}
