/// The keys of commands in sentences of presenters, which know neither keys nor how the reader enters
/// commands.
///
///     EmptyState("No match", advice: ["Press \(key: "remove-filter", "x") to clear a filter."])
///
/// The view that shows the sentence fills in what the reader presses or types.
public enum KeyName {
  // Private-use characters, so that no other text has them.
  private static let (start, middle, end): (Character, Character, Character) = (
    "\u{10FE00}", "\u{10FE01}", "\u{10FE02}"
  )
  private static let (hintStart, hintEnd): (Character, Character) = ("\u{10FE03}", "\u{10FE04}")
  private static let typedStart: Character = "\u{10FE05}"

  static func hint(_ words: String) -> String { "\(hintStart)\(words)\(hintEnd)" }
  static func typed(_ words: String) -> String { "\(typedStart)\(words)\(hintEnd)" }

  /// `text` with or without what concerns only those who press keys.
  /// - Parameter keeps: whether it stays; otherwise what concerns only those who type commands does.
  public static func hints(in text: String, keeps: Bool) -> String {
    guard has(hintStart, text) || has(typedStart, text) else { return text }
    var isKept = true
    return String(
      text.filter { character in
        switch character {
        case hintStart: isKept = keeps
        case typedStart: isKept = !keeps
        case hintEnd: isKept = true
        default: return isKept
        }
        return false
      })
  }

  /// Most texts have none, and this runs for every frame.
  private static func has(_ mark: Character, _ text: String) -> Bool {
    mark.unicodeScalars.first.map(text.unicodeScalars.contains) ?? false
  }

  static func mark(_ command: String, _ usual: String) -> String {
    "\(start)\(command)\(middle)\(usual)\(end)"
  }

  /// `text` with its keys filled in.
  /// - Parameter name: what to show for a command, given its name and default key.
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

  /// `text` with the default keys.
  public static func plain(_ text: String) -> String { resolved(hints(in: text, keeps: true)) { $1 } }

  /// `text` for output where no key can be pressed.
  public static func printed(_ text: String) -> String { resolved(hints(in: text, keeps: false)) { $1 } }
}

extension DefaultStringInterpolation {
  /// The key of a command: its name and its default key.
  public mutating func appendInterpolation(key command: String, _ usual: String) {
    appendInterpolation(KeyName.mark(command, usual))
  }

  /// What can be done next; left out where commands are typed, because help says it.
  public mutating func appendInterpolation(hint words: String) { appendInterpolation(KeyName.hint(words)) }

  /// `pressed` on a drawn screen, and `typed` where commands are typed.
  public mutating func appendInterpolation(drawn pressed: String, typed: String) {
    appendInterpolation(KeyName.hint(pressed) + KeyName.typed(typed))
  }
}
