/// Makes text from a server or file safe to write to a terminal: it cannot move the cursor, change a setting,
/// ring the bell, or hide or reorder anything.
///
/// Removes whole escape sequences, then controls, invisible format characters (including tags and everything
/// that reorders text), private-use and unassigned characters. Marks, scripts and emoji stay, along with the
/// joiners inside them and the signs that Arabic and Syriac write around numbers. Nothing else is changed.
///
/// The direction marks U+200E, U+200F and U+061C are also removed, although they override nothing. Hebrew and
/// Arabic words look right without them, while an invisible mark next to a number or bracket shifts the next
/// column and makes two titles that look alike compare unequal.
public enum Sanitizer {
  /// `text` on one line: a tab or line end becomes a space.
  public static func sanitized(_ text: String) -> String { sanitized(text, lineEnd: " ") }

  /// `text` with its line ends, all as `\n`; a tab becomes a space.
  public static func sanitizedLines(_ text: String) -> String { sanitized(text, lineEnd: "\n") }

  private static func sanitized(_ text: String, lineEnd: Unicode.Scalar) -> String {
    if text.isPrintableASCII() { return text }
    var kept = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if EscapeSequence.begins(with: scalar) {
        EscapeSequence.drop(from: &rest)
        continue
      }
      // A fast path that copies most text at once.
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
