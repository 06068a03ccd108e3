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
    return String(String.UnicodeScalarView(words.unicodeScalars.map(shown)))
  }

  /// What is shown for `scalar`, in as many cells.
  func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if self == .unicode || scalar.isASCII { return scalar }
    if let mark = Repertoire.marks[scalar] { return mark }
    return self == .ascii ? Repertoire.letter(of: scalar) ?? "?" : scalar
  }

  /// The letter that `é` and `Ł` are variants of, by their names in Unicode; nil if there is none in ASCII.
  private static func letter(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard words.count >= 4, words[0] == "LATIN", words[2] == "LETTER",
      let letter = words[3].unicodeScalars.first
    else { return nil }
    return words[1] == "SMALL" ? letter.properties.lowercaseMapping.unicodeScalars.first : letter
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
