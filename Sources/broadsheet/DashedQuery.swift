import Newspapers

/// What to say about a query that begins with a hyphen, which looks like an option.
enum DashedQuery {
  /// - Parameter arguments: the program's arguments, which could not be parsed.
  /// - Returns: nil if no argument of `search` looks like a word meant to be excluded.
  static func advice(_ arguments: [String]) -> String? {
    guard arguments.first == "search" else { return nil }
    let options = arguments.dropFirst().prefix { $0 != "--" }
    let word = options.first { argument in
      guard argument.first == "-", let second = argument.dropFirst().first else { return false }
      // A single letter is an option; so is a name with two hyphens.
      return argument.count > 2 && (second.isLetter || "\"“(".contains(second))
        && argument.dropFirst().first != "-"
    }
    guard let word else { return nil }
    let rest = word.dropFirst()
    guard word.contains(" ") || hasOthers(in: Array(options)) else {
      return """
          “\(word)” looks like an option. A query that only excludes a word has nothing to search for: add a \
        word that pages should have, such as broadsheet search \
        \(ShellLine.inQuotes("gold \(word)"))
        """
    }
    let first = rest.first == "\"" ? String(rest) : String(rest.prefix { $0 != " " })
    return """
        “\(word)” looks like an option. To exclude a word, put another word first, or write NOT \(first); or \
      put -- before the query: broadsheet search -- \(ShellLine.inQuotes(word))
      """
  }

  /// Whether there is a word that is neither an option nor the value of one.
  private static func hasOthers(in arguments: [String]) -> Bool {
    arguments.indices.contains { index in
      guard arguments[index].first != "-" else { return false }
      return index == 0 || !arguments[index - 1].hasPrefix("--") || arguments[index - 1].contains("=")
    }
  }
}
