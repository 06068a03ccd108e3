/// The keys of commands in sentences of presenters, which know neither keys nor how the reader gives commands.
///
///     EmptyState("No match", advice: ["Press \(key: "remove-filter", "x") to clear a filter."])
///
/// Whoever shows the sentence puts in what the reader presses or types.
public enum KeyName {
  // For private use, so that no other text has them.
  private static let (start, middle, end): (Character, Character, Character) = (
    "\u{10FE00}", "\u{10FE01}", "\u{10FE02}"
  )
  private static let (hintStart, hintEnd): (Character, Character) = ("\u{10FE03}", "\u{10FE04}")

  static func hint(_ words: String) -> String { "\(hintStart)\(words)\(hintEnd)" }

  /// `text` without what is only said to those who press keys, or with it.
  /// - Parameter keeps: whether it stays.
  public static func hints(in text: String, keeps: Bool) -> String {
    guard has(hintStart, text) else { return text }
    var isHint = false
    return String(
      text.filter { character in
        if character == hintStart || character == hintEnd {
          isHint = character == hintStart
          return false
        }
        return keeps || !isHint
      })
  }

  /// Most texts have none, and every frame asks.
  private static func has(_ mark: Character, _ text: String) -> Bool {
    mark.unicodeScalars.first.map(text.unicodeScalars.contains) ?? false
  }

  static func mark(_ command: String, _ usual: String) -> String {
    "\(start)\(command)\(middle)\(usual)\(end)"
  }

  /// `text` with what stands for its keys.
  /// - Parameter name: of a command, given its name and its usual key.
  public static func resolved(_ text: String, _ name: (_ command: String, _ usual: String) -> String)
    -> String
  {
    guard has(start, text) else { return text }
    var (resolved, rest) = ("", text[...])
    while let first = rest.firstIndex(of: start) {
      resolved += rest[..<first]
      rest = rest[rest.index(after: first)...]
      guard let last = rest.firstIndex(of: end), let split = rest[..<last].firstIndex(of: middle) else {
        break
      }
      resolved += name(String(rest[..<split]), String(rest[rest.index(after: split)..<last]))
      rest = rest[rest.index(after: last)...]
    }
    return resolved + rest
  }

  /// `text` with the usual keys.
  public static func plain(_ text: String) -> String { resolved(hints(in: text, keeps: true)) { $1 } }
}

extension DefaultStringInterpolation {
  /// The key of a command: its name, and the key that it usually has.
  public mutating func appendInterpolation(key command: String, _ usual: String) {
    appendInterpolation(KeyName.mark(command, usual))
  }

  /// What can be done next, which is left out where commands are typed: help has it.
  public mutating func appendInterpolation(hint words: String) { appendInterpolation(KeyName.hint(words)) }
}
