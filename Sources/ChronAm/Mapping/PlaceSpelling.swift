/// How a site may write the name of a place: Open ONI distinguishes capital from small letters.
enum PlaceSpelling {
  /// The name as it was typed and, if that is in small letters or in capitals only, with the capitals of names:
  /// `omaha` as `Omaha`, `fond du lac` as `Fond du Lac`, `mccook` as `McCook`.
  static func all(of name: String) -> [String] {
    guard name == name.lowercased() || name == name.uppercased() else { return [name] }
    let words = name.lowercased().split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let capitals = words.map { capitalized($0) }
    let names = words.indices.map { $0 > 0 && isSmall(words[$0]) ? small(words[$0]) : capitals[$0] }
    let inner = names.map { withInnerCapital($0) }
    var all = [name]
    for words in [capitals, names, inner] {
      let spelling = words.joined(separator: " ")
      if !all.contains(spelling) { all.append(spelling) }
    }
    return all
  }

  /// `winston-salem` as `Winston-Salem`, `o'neill` as `O'Neill`, but `george's` as `George's`.
  private static func capitalized(_ word: String) -> String {
    var (capitalized, startsPart) = ("", true)
    for (index, letter) in zip(word.indices, word) {
      capitalized += startsPart ? letter.uppercased() : String(letter)
      let isBeforeName = isApostrophe(letter) && word[index...].count > 2
      if letter.isLetter || letter == "-" || isBeforeName { startsPart = letter == "-" || isBeforeName }
    }
    return capitalized
  }

  /// Words within names that stay small, `du` and `d'alene`.
  private static func isSmall(_ word: String) -> Bool {
    smallWords.contains(word) || word.hasPrefix("d'") || word.hasPrefix("d’")
  }

  private static func small(_ word: String) -> String {
    guard !smallWords.contains(word) else { return word }
    return String(word.prefix(2)) + capitalized(String(word.dropFirst(2)))
  }

  /// `McCook`, `DeKalb`, `LaSalle`.
  private static func withInnerCapital(_ word: String) -> String {
    guard let prefix = prefixes.first(where: { word.hasPrefix($0) && word.count > $0.count + 2 }) else {
      return word
    }
    return prefix + capitalized(String(word.dropFirst(prefix.count)))
  }

  private static func isApostrophe(_ letter: Character) -> Bool { letter == "'" || letter == "’" }

  private static let smallWords: Set<String> = [
    "and", "at", "by", "de", "del", "des", "du", "in", "la", "las", "le", "of", "on", "qui", "the",
  ]
  private static let prefixes = ["Mac", "Mc", "De", "Du", "La", "Le"]
}
