/// Soft hyphens (U+00AD), with which some OCR ends a broken word.
///
/// They are invisible by nature and do not get as far as a terminal, so one that ends a line is written as the hyphen
/// that stands on the page. Within a line it marks where a word could have been broken, and is left alone.
public enum SoftHyphens {
  private static let sign: Unicode.Scalar = "\u{AD}"

  /// `text` with a hyphen in the place of each soft one that ends a line.
  public static func written(_ text: String) -> String {
    guard text.unicodeScalars.contains(sign) else { return text }
    var written = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let place = rest.firstIndex(of: sign) {
      written += rest[..<place]
      rest = rest[place...].drop { $0 == sign }
      let next = rest.first { !$0.isBlank || $0.endsLine }
      // After another hyphen it would make a dash of both.
      let isWritten = written.last.map(LineEnd.hyphens.contains) ?? true
      if next?.endsLine ?? true, !isWritten { written.append("-") } else { written.append(sign) }
    }
    return String(written + rest)
  }
}
