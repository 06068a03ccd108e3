/// Soft hyphens (U+00AD), which some OCR puts at the end of a broken word.
///
/// They are invisible and never reach a terminal, so one at the end of a line is replaced with the hyphen
/// printed on the page. Within a line it marks where a word could have been broken, and is left alone.
public enum SoftHyphens {
  private static let sign: Unicode.Scalar = "\u{AD}"

  /// `text` with a hyphen instead of each soft hyphen that ends a line.
  public static func written(_ text: String) -> String {
    guard text.unicodeScalars.contains(sign) else { return text }
    var written = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let place = rest.firstIndex(of: sign) {
      written += rest[..<place]
      rest = rest[place...].drop { $0 == sign }
      let next = rest.first { !$0.isBlank || $0.endsLine }
      // After another hyphen it would turn both into a dash.
      let isWritten = written.last.map(LineEnd.hyphens.contains) ?? true
      if next?.endsLine ?? true, !isWritten { written.append("-") } else { written.append(sign) }
    }
    return String(written + rest)
  }
}
