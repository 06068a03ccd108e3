/// Which characters a terminal can show.
public enum Repertoire: Sendable {
  case unicode
  /// Letters, but few of the marks and blocks of Unicode: the fonts of the Linux console.
  case letters
  case ascii

  /// What the environment says: `TERM`, then the character set of `LC_ALL`, `LC_CTYPE` or `LANG`. A locale that is not
  /// set says nothing.
  public static func detect(environment: [String: String]) -> Repertoire {
    let term = environment["TERM"] ?? ""
    if asciiTerms.contains(where: term.hasPrefix) { return .ascii }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    if let locale, !isUTF8(locale) { return .ascii }
    return term == "linux" ? .letters : .unicode
  }

  private static let asciiTerms = ["dumb", "vt1", "vt2", "ansi"]

  private static func isUTF8(_ locale: String) -> Bool {
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }
}

extension Repertoire {
  /// What is printed for `text`, where the width does not matter.
  public func printed(_ text: String) -> String {
    guard self != .unicode, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    let words = text.replacing("…", with: "...").replacing("½", with: "1/2")
    guard self == .ascii else { return String(String.UnicodeScalarView(words.unicodeScalars.map(shown))) }
    return words.unicodeScalars.map(Repertoire.written).joined()
  }

  /// Whether letters of `text` are printed as question marks.
  public func lacksLetters(of text: String) -> Bool {
    self == .ascii && !text.utf8.allSatisfy { $0 < 0x80 }
      && text.unicodeScalars.contains { $0.properties.isAlphabetic && Repertoire.written($0) == "?" }
  }

  private static func written(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII { return String(scalar) }
    return marks[scalar].map { String($0) } ?? spelling(of: scalar) ?? "?"
  }

  /// What is shown for `scalar`, in as many cells.
  func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if self == .unicode || scalar.isASCII { return scalar }
    if let mark = Repertoire.marks[scalar] { return mark }
    return self == .ascii ? Repertoire.spelling(of: scalar)?.unicodeScalars.first ?? "?" : scalar
  }

  /// No digits: numbers may be next to them.
  private static let marks: [Unicode.Scalar: Unicode.Scalar] = [
    "▸": ">", "›": ">", "‹": "<", "»": ">", "«": "<", "▪": "o", "■": "=", "█": "#", "×": "x", "✕": "x",
    "·": ".",
    "•": "*", "♦": "n", "╎": ":", "↵": "/",
    "┄": "~", "★": "+", "✗": "x", "✓": "v", "●": "*", "◆": "#", "○": "o", "…": "~", "–": "-", "—": "-",
    "‐": "-",
    "▬": "=",
    "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'", "ʻ": "'", "ʼ": "'", "│": "!", "┃": "!", "─": "-",
    "━": "=", "╭": "+",
    "╮": "+",
    "╰": "+", "╯": "+", "▁": "_", "▂": "-", "▃": ":", "▄": "=", "▅": "+", "▆": "*", "▇": "%", "░": ".",
    "▒": ":", "▓": "%", "┌": "+", "┐": "+", "└": "+", "┘": "+", "←": "<",
    "→": ">",
    "↑": "^", "↓": "v", "\u{a0}": " ",
  ]
}
