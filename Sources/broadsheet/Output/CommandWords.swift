/// A command from the environment (`PAGER`, `BROWSER`), split into words as a shell does. No shell is used:
/// variables, globs and operators have no meaning.
enum CommandWords {
  /// White space separates words, except between quotes and after a backslash. An unclosed quote extends to
  /// the end.
  static func words(_ command: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = command[...]
    while let character = rest.popFirst() {
      switch character {
      case "'", "\"":
        if quote == nil {
          quote = character
          word = word ?? ""
        } else if quote == character {
          quote = nil
        } else {
          word = (word ?? "") + String(character)
        }
      case "\\" where quote != "'":
        // Within double quotes only these need it.
        let escaped = quote == nil || rest.first == "\"" || rest.first == "\\"
        word = (word ?? "") + (escaped ? rest.popFirst().map { String($0) } ?? "" : "\\")
      case _ where quote == nil && character.isWhitespace:
        if let done = word { words.append(done) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }

  /// The words of a command with `argument` replacing each `%s`, or else as the last word.
  static func words(_ command: String, given argument: String) -> [String] {
    let words = words(command)
    guard words.contains(where: { $0.contains("%s") }) else { return words.isEmpty ? [] : words + [argument] }
    return words.map { $0.replacing("%s", with: argument) }
  }
}
