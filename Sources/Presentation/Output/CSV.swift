/// Comma-separated values after RFC 4180.
public enum CSV {
  public static func line(_ values: [String]) -> String { values.map(quoted).joined(separator: ",") }

  /// What a spreadsheet would take for a formula gets an apostrophe, which makes it text in all of them:
  /// what begins, perhaps after blanks, with `=`, `+`, `-` or `@`, also with their wide forms, which some take alike.
  /// Scalar by scalar: to a Swift string a comma with a mark on it is no comma, to a spreadsheet it is.
  public static func quoted(_ value: String) -> String {
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
