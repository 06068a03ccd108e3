import Newspapers

/// Capitalizes names, which facets have in lower case.
enum Capitalised {
  /// `west virginia` as `West Virginia`, `district of columbia` as `District of Columbia`; a name with a
  /// capital stays as it is.
  static func name(_ name: String) -> String {
    guard !name.contains(where: \.isUppercase) else { return name }
    var capitalised = ""
    for word in name.split(separator: " ", omittingEmptySubsequences: false) {
      if !capitalised.isEmpty { capitalised += " " }
      let isSmall = !capitalised.isEmpty && small.contains(String(word))
      capitalised += isSmall ? String(word) : eachPart(of: word)
    }
    return capitalised
  }

  /// Only the first letter: `daily (except sunday)` as `Daily (except sunday)`.
  static func first(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// `winston-salem` as `Winston-Salem`, `(modern)` as `(Modern)`.
  private static func eachPart(of word: Substring) -> String {
    var result = ""
    var isAtStart = true
    for character in word {
      result += isAtStart ? character.uppercased() : String(character)
      isAtStart = character == "-" || character == "(" || (isAtStart && !character.isLetter)
    }
    return result
  }

  private static let small: Set<String> = ["of", "the", "and", "du", "de", "in"]
}
