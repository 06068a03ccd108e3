/// Makes text from a server or a file fit to be written to a terminal: it cannot move the cursor, change a setting,
/// ring, hide or reorder anything.
///
/// Escape sequences go with all that belongs to them; of the rest, controls, invisible format characters (among them
/// all that reorder text, and tags), private-use and unassigned characters. Marks, scripts and emoji stay, also the
/// joiners within them, and the signs that Arabic and Syriac write around numbers. Nothing else is changed.
///
/// The direction marks U+200E, U+200F and U+061C go as well, though they override nothing: Hebrew and Arabic words are
/// shown right without them, while an unseen one beside a number or a bracket moves what belongs to the next column,
/// and makes two titles differ that look alike.
public enum Sanitizer {
  /// `text` in one line: a tab or a line end becomes a blank.
  public static func sanitized(_ text: String) -> String { sanitized(text, lineEnd: " ") }

  /// `text` with its line ends, all as `\n`; a tab becomes a blank.
  public static func sanitizedLines(_ text: String) -> String { sanitized(text, lineEnd: "\n") }

  private static func sanitized(_ text: String, lineEnd: Unicode.Scalar) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7f).contains($0) }) { return text }
    var kept = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if EscapeSequence.begins(with: scalar) {
        EscapeSequence.drop(from: &rest)
        continue
      }
      // What most text is made of is taken over in one go.
      let plain = rest.prefix { (" "..."~").contains($0) }
      if !plain.isEmpty {
        kept += Substring(plain)
        rest = rest[plain.endIndex...]
        continue
      }
      rest.removeFirst()
      switch scalar {
      case "\t": kept.unicodeScalars.append(" ")
      case "\r" where rest.first == "\n": break
      case "\n", "\r", "\u{0b}", "\u{0c}", "\u{2028}", "\u{2029}": kept.unicodeScalars.append(lineEnd)
      default: if isHarmless(scalar) { kept.unicodeScalars.append(scalar) }
      }
    }
    return kept
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned: false
    case .format: visibleFormats.contains(scalar)
    default: true
    }
  }

  /// The joiners, which spelling and emoji need, and the signs around numbers (Prepended_Concatenation_Mark).
  private static let visibleFormats: Set<Unicode.Scalar> = [
    "\u{200c}", "\u{200d}", "\u{600}", "\u{601}", "\u{602}", "\u{603}", "\u{604}", "\u{605}", "\u{6dd}",
    "\u{70f}",
    "\u{890}", "\u{891}", "\u{8e2}", "\u{110bd}", "\u{110cd}",
  ]
}
