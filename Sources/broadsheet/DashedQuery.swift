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
    let first = rest.first == "\"" ? String(rest) : String(rest.prefix { $0 != " " })
    return """
        “\(word)” looks like an option. To leave out a word, put another word first, or write NOT \(first); or put -- \
      before the query: broadsheet search -- '\(word.replacing("'", with: "'\\''"))'
      """
  }
}
