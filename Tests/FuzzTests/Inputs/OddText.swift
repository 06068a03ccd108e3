/// Text that trips up programs, and the words that a target knows.
struct OddText {
  /// The words that have a meaning for the target.
  let words: [String]

  /// Bytes of combined pieces: the target's words, odd ones, and characters from anywhere.
  func bytes(_ dice: inout FuzzGenerator) -> [UInt8] {
    if dice.once(in: 20) { return (0..<dice.below(64)).map { _ in dice.byte() } }
    var bytes = Array(text(&dice).utf8)
    if dice.once(in: 4) { ByteChange.apply(to: &bytes, &dice) }
    return bytes
  }

  func text(_ dice: inout FuzzGenerator) -> String {
    var text = ""
    for _ in 0...dice.below(dice.once(in: 3) ? 24 : 5) {
      switch dice.below(16) {
      case 0...8 where !words.isEmpty: text += dice.pick(words)
      case 0...11: text += dice.pick(OddText.pieces)
      case 12: text += String(dice.below(dice.once(in: 2) ? 100 : 3000))
      case 13: text.unicodeScalars.append(OddText.scalar(&dice))
      case 14: text += OddText.number(&dice)
      default: if dice.once(in: 8) { text += OddText.long(words + OddText.pieces, &dice) }
      }
    }
    return text
  }

  /// Numbers in digits, including impossible ones.
  static func number(_ dice: inout FuzzGenerator) -> String { dice.pick(numbers) }

  static func scalar(_ dice: inout FuzzGenerator) -> Unicode.Scalar {
    let limits: [UInt32] = [0x20, 0x100, 0x3000, 0x1_0000, 0x11_0000]
    return Unicode.Scalar(UInt32(dice.below(Int(dice.pick(limits))))) ?? "\u{fffd}"
  }

  /// One piece repeated many times, which reveals quadratic behavior.
  private static func long(_ pieces: [String], _ dice: inout FuzzGenerator) -> String {
    String(repeating: dice.pick(pieces), count: 1 + dice.below(dice.once(in: 8) ? 20_000 : 600))
  }

  private static let numbers = [
    "0", "-1", "-0", "1.5", "1e5", "1e999", "-1e999", "1e-400", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "4611686018427387904", "18446744073709551616", "00", "0x10", "1,234", "+5", "inf",
    "nan", String(repeating: "9", count: 400), "0." + String(repeating: "3", count: 400),
  ]

  private static let pieces = [
    "", " ", "  ", "\t", "\n", "\r", "\r\n", "\0", "\u{b}", "\u{c}", "\u{7f}", "\u{85}", "\u{2028}",
    "\u{2029}",
    "\u{1b}", "\u{1b}[31m", "\u{1b}[2J", "\u{1b}]0;t\u{7}", "\u{1b}]52;c;QQ==\u{1b}\\", "\u{1b}P$q",
    "\u{1b}_G",
    "\u{9b}", "\u{9b}5n", "\u{9d}", "\u{9c}", "\u{90}", "\u{98}", "\u{7}", "\u{8}", "\u{e}", "\u{18}",
    "\u{301}", "e\u{301}", "\u{5b8}", "\u{200d}", "\u{200c}", "\u{fe0f}", "\u{e0100}", "\u{34f}",
    "\u{202a}", "\u{202e}", "\u{202c}", "\u{2066}", "\u{2069}", "\u{200e}", "\u{200f}", "\u{61c}", "\u{feff}",
    "\u{ad}", "\u{e0041}", "\u{e0001}", "\u{e000}", "\u{ffff}", "\u{10fffe}",
    "\u{378}",
    "שלום", "سلام", "\u{600}", "日本", "한국", "👩‍👧", "👍🏽", "🇺🇸", "ﬁ", "ß", "İ", "ı", "K", "Å", "１", "٣", "½", "²",
    "a", "Z", "é", "ő", "the", "-", "--", "/", "//", "\\", "\"", "'", ",", ";", ":", "=", "+", "@", "|", "<",
    ">", "&", "#", "?", "%", "%00", "*", "(", ")", "[", "]", "{", "}", ".", "...", "…", "–", "’",
  ]
}
