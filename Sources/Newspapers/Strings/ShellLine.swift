/// A command as it can be pasted into a shell.
public enum ShellLine {
  public static func of(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// A word in quotes, if a shell would read it differently without them.
  public static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) && byte & 0x40 != 0
        || "_-./:=,+@%[]".utf8.contains(byte)
    }
    // A bracket could be a file name pattern.
    if isPlain, !word.isEmpty, !word.contains("[") { return word }
    return inQuotes(word)
  }

  /// A word in quotes, even if a shell needs none: readers add to a query.
  public static func inQuotes(_ word: String) -> String {
    "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}
