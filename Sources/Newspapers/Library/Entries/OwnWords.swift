/// Normalizes what the reader writes: notes, tags and names of filters.
public enum OwnWords {
  /// As one line, without white space at its ends. Line ends, tabs and other control characters become
  /// spaces.
  public static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text.trimmed }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(isControl(scalar) ? " " : scalar) }
    return String(scalars).split(separator: " ").joined(separator: " ")
  }

  /// As written, except that white space at the ends of lines and empty lines at both ends are removed. Tabs
  /// become spaces, as Markdown reads them, and other control characters one space each.
  public static func lines(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(withoutControls)
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return "" }
    return lines[first...last].joined(separator: "\n")
  }

  /// What is printed on a page: lines without white space at their ends, because their place on paper means
  /// nothing here.
  public static func printedLines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { line(String($0)) }.joined(separator: "\n").trimmed
  }

  /// A line with its indentation, but without white space at its end.
  private static func withoutControls(_ line: Substring) -> String {
    var text = ""
    var column = 0
    for character in line {
      if character == "\t" {
        let width = tabWidth - column % tabWidth
        text += String(repeating: " ", count: width)
        column += width
      } else {
        text.append(character.unicodeScalars.contains(where: isControl) ? " " : character)
        column += 1
      }
    }
    let end = text.lastIndex { !$0.isWhitespace }
    return end.map { String(text[...$0]) } ?? ""
  }

  /// The distance of Markdown's tab stops.
  private static let tabWidth = 4

  /// Sorted and unique; a tag with commas is split.
  public static func tags(_ tags: [String]) -> [String] {
    // Exports write # before a tag.
    let written = tags.flatMap { $0.split(separator: ",") }.map { line(String($0)).drop { $0 == "#" } }
    return Set(written.map { String($0).trimmed }.filter { !$0.isEmpty }).sorted()
  }

  /// Several names, which semicolons separate, in one line each. The name of an organization, in braces, may have
  /// semicolons.
  public static func authors(_ written: String) -> [String] {
    let lastBrace = written.lastIndex(of: "}") ?? written.startIndex
    var (names, start, isInBraces): ([String], String.Index, Bool) = ([], written.startIndex, false)
    for place in written.indices {
      switch written[place] {
      case "{": isInBraces = place < lastBrace
      case "}": isInBraces = false
      case ";" where !isInBraces:
        names.append(line(String(written[start..<place])))
        start = written.index(after: place)
      default: break
      }
    }
    return (names + [line(String(written[start...]))]).filter { !$0.isEmpty }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
