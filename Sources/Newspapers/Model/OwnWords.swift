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

  /// As written, except that white space at its ends and at the ends of lines is removed, and control
  /// characters become spaces.
  public static func lines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { line(String($0)) }.joined(separator: "\n").trimmed
  }

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
