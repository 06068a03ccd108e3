/// Words of the screens as they are said aloud: symbols that a synthesizer would skip or spell out become
/// words.
public enum SpokenText {
  private static let signs: [(written: String, said: String)] = [
    ("; · ", "; "), (": · ", ": "), (" · ", ", "), (" › ", ", "), ("· ", ""), ("? not known", "not known"),
    ("✗ ", ""), ("▸ ", ""), ("◆ ", ""),
    ("✕ ", "Remove "), ("♦ ", ""), ("▪ ", ""), ("● ", ""), ("✓ ", ""), (" ›", ""), ("• ", "chosen: "),
    ("[ ] ", "not chosen: "), ("[x] ", "chosen: "),
  ]

  /// `text` in words, without white space at its ends. Not for text printed in a newspaper.
  public static func words(_ text: String) -> String { words(text, keepsDates: false) }

  private static func words(_ text: String, keepsDates: Bool) -> String {
    var text = withoutStars(text)
    for (written, said) in signs where text.contains(written) { text = text.replacing(written, with: said) }
    // An ellipsis before a closing quotation mark says that words were left out.
    if text.contains("…") { text = text.replacing(/\s?…(?!”)/, with: "") }
    if !keepsDates {
      text = text.replacing(/(^|[ (])([0-9]{4})-([01][0-9])-([0-3][0-9])(?![0-9\/-])/) { match in
        "\(match.1)\(date(match.2, match.3, match.4) ?? "\(match.2)-\(match.3)-\(match.4)")"
      }
    }
    text = text.replacing(/(^|[ (])ed\. ([0-9]{1,2})(?![0-9])/) { "\($0.1)edition \($0.2)" }
    // Neither is touched in an address.
    text = text.replacing(/~([0-9])/) { "about \($0.1)" }
    text = text.replacing(/([0-9])%(?![0-9A-Fa-f]{2})/) { "\($0.1) percent" }
    text = text.replacing(/([0-9]+) (s|min|h)(?![A-Za-z0-9])/) { match in
      let unit = units[match.2] ?? String(match.2)
      return "\(match.1) \(unit)\(match.1 == "1" ? "" : "s")"
    }
    text = text.replacing(/([0-9?]{4})–([0-9?]{4}|current)/) {
      let years = SpokenYears.words(String($0.1), String($0.2))
      return years.isEmpty ? "years unknown" : years
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A star means a bookmark, unless the words already say so: `★ Bookmarked: Evening star`.
  private static func withoutStars(_ text: String) -> String {
    guard text.contains("★ ") else { return text }
    let isSaid = text.contains("bookmark") || text.contains("Bookmark")
    return text.replacing("★ ", with: isSaid ? "" : "Bookmark: ")
  }

  private static let units: [Substring: String] = ["s": "second", "min": "minute", "h": "hour"]

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  private static func date(_ year: Substring, _ month: Substring, _ day: Substring) -> String? {
    guard let month = Int(month), months.indices.contains(month - 1), let day = Int(day) else { return nil }
    return "\(months[month - 1]) \(day), \(year)"
  }

  /// `text` with whole names of months in its dates: `March 1, 1910` for `Mar 1, 1910`, as rows write it.
  public static func spellingMonths(in text: String) -> String {
    text.replacing(
      /(^|[ (])(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ([0-9]{1,2}), ([0-9]{4})/
    ) { match in
      let month = months.first { $0.hasPrefix(String(match.2)) } ?? String(match.2)
      return "\(match.1)\(month) \(match.3), \(match.4)"
    }
  }

  /// The same as a sentence, with a period if nothing else ends it; empty if there are no words.
  public static func sentence(_ text: String) -> String { sentence(text, keepsDates: false) }

  /// - Parameter keepsDates: whether 1865-10-02 stays as it is, because it can be typed.
  public static func sentence(_ text: String, keepsDates: Bool) -> String {
    let words = words(text, keepsDates: keepsDates)
    guard let last = words.last else { return "" }
    return ended((last == "," ? String(words.dropLast()) : words).capitalizedAtStart)
  }

  /// `text`, which is said as it was written, with a period where nothing else ends it.
  public static func ended(_ text: String) -> String {
    text.last.map { ".!?:".contains($0) } ?? true ? text : text + "."
  }

  /// Sentences on one line.
  public static func sentences(_ texts: [String]) -> String {
    texts.map(sentence).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
