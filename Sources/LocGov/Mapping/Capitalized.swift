import Newspapers

/// Capitalizes names, which facets have in lower case.
enum Capitalized {
  /// `west virginia` as `West Virginia`, `district of columbia` as `District of Columbia`; a name with a
  /// capital stays as it is.
  static func name(_ name: String) -> String {
    guard !name.contains(where: \.isUppercase) else { return name }
    var capitalized = ""
    for word in name.split(separator: " ", omittingEmptySubsequences: false) {
      if !capitalized.isEmpty { capitalized += " " }
      let isSmall = !capitalized.isEmpty && small.contains(String(word))
      capitalized += isSmall ? String(word) : eachPart(of: word)
    }
    return capitalized
  }

  /// The first letter and days of the week: `daily (except sun.)` as `Daily (except Sun.)`.
  static func frequency(_ text: String) -> String {
    var result = ""
    var word = ""
    for character in text + " " {
      if character.isLetter {
        word.append(character)
        continue
      }
      let isDay = word.count >= 3 && days.contains { word.hasPrefix($0) }
      result += (isDay || result.isEmpty ? word.prefix(1).uppercased() + word.dropFirst() : word)
      result.append(character)
      word = ""
    }
    return String(result.dropLast())
  }

  private static let days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

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
