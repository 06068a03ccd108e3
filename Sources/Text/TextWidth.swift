import CText

/// How many cells text takes on a terminal.
///
/// The width of a text is the sum of its scalars' widths, as given by the C library's wcwidth(3) in a UTF-8
/// locale, which shells and most terminals use. Characters newer than the library are 2 cells wide if they
/// are emoji, otherwise 1. Sequences that some terminals draw as one emoji count as their parts.
public enum TextWidth {
  /// 0 for combining and invisible characters, 1, 2 for wide ones, -1 for controls and line separators.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x7f { return value < 0x20 ? -1 : 1 }
    if value < 0xa0 { return -1 }
    if value < 0x300 { return 1 }
    if value < library.count, library[Int(value)] >= 0 { return Int(library[Int(value)]) }
    return ofUnknown(scalar)
  }

  /// The sum over `text`; a control counts 1, for the replacement character shown instead.
  public static func of(_ text: String) -> Int {
    if text.isASCII { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + abs(of($1)) }
  }

  /// `text` if it fits in `width` cells, otherwise as much of it as fits before a "…".
  public static func truncated(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    guard width > 0 else { return "" }
    var kept = String.UnicodeScalarView()
    var room = width - 1
    for scalar in text.unicodeScalars {
      room -= abs(of(scalar))
      if room < 0 { break }
      kept.append(scalar)
    }
    return String(kept) + "…"
  }

  /// `text` padded with spaces to `width` cells, after it or before it; wider text is unchanged.
  public static func padded(_ text: String, to width: Int, alignRight: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - of(text)))
    return alignRight ? blanks + text : text + blanks
  }

  /// The library's answers for the first two planes, computed once (a third of a millisecond) when first
  /// needed.
  private static let library: [Int8] = [Int8](unsafeUninitializedCapacity: 0x20000) { buffer, count in
    let isFilled = ctext_widths(buffer.baseAddress, UInt32(buffer.count))
    count = isFilled ? buffer.count : 0
  }

  private static func ofUnknown(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: -1
    case .nonspacingMark, .enclosingMark, .format: 0
    default: scalar.properties.isEmojiPresentation || (0x20000..<0x40000).contains(scalar.value) ? 2 : 1
    }
  }
}
