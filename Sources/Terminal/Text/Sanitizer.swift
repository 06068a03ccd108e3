/// Makes text from a server or a file fit to be written to a terminal: it cannot move the cursor, change a setting,
/// ring, hide or reorder anything.
///
/// Escape sequences go with all that belongs to them; of the rest, controls, invisible format characters (among them
/// all that reorder text, and tags), private-use and unassigned characters. Marks, scripts and emoji stay, also the
/// joiners within them. Nothing else is changed.
public enum Sanitizer {
  /// `text` in one line: a tab or a line end becomes a blank.
  public static func sanitized(_ text: String) -> String { sanitized(text, lineEnd: " ") }

  /// `text` with its line ends, all as `\n`; a tab becomes a blank.
  public static func sanitizedLines(_ text: String) -> String { sanitized(text, lineEnd: "\n") }

  private static func sanitized(_ text: String, lineEnd: Unicode.Scalar) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7f).contains($0) }) { return text }
    var kept = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if EscapeSequence.begins(with: scalar) {
        EscapeSequence.drop(from: &rest)
        continue
      }
      rest.removeFirst()
      switch scalar {
      case " "..."~": kept.append(scalar)
      case "\t": kept.append(" ")
      case "\r" where rest.first == "\n": break
      case "\n", "\r", "\u{0b}", "\u{0c}", "\u{2028}", "\u{2029}": kept.append(lineEnd)
      default: if isHarmless(scalar) { kept.append(scalar) }
      }
    }
    return String(kept)
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned: false
    case .format: scalar == "\u{200c}" || scalar == "\u{200d}"  // the joiners, which spelling and emoji need
    default: true
    }
  }
}
