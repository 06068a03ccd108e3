/// Comma-separated values according to RFC 4180.
public enum CSV {
  public static func line(_ values: [String]) -> String { values.map(quoted).joined(separator: ",") }

  /// Anything that a spreadsheet would take for a formula gets an apostrophe, which makes it text in all of
  /// them: values that begin, possibly after white space, with `=`, `+`, `-` or `@`, or with their wide
  /// forms, which some spreadsheets treat the same. Works on scalars: in a Swift string a comma with a
  /// combining mark is not a comma, but in a spreadsheet it is.
  public static func quoted(_ value: String) -> String {
    let first = value.unicodeScalars.first { $0 != " " }
    let isFormula = first.map { formulaStarts.contains($0) } ?? false
    let value = isFormula ? "'" + value : value
    guard value.utf8.contains(where: { "\",\n\r".utf8.contains($0) }) else { return value }
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
