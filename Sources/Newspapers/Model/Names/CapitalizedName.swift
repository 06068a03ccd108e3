/// Capitals for names of places and languages, which facets and readers write in small letters.
public enum CapitalizedName {
  /// `west virginia` as `West Virginia`, `fond du lac` as `Fond du Lac`, `mcminnville` as `McMinnville`; a name with a
  /// capital stays as it is.
  public static func of(_ name: String) -> String {
    guard !name.contains(where: \.isUppercase) else { return name }
    return name.split(separator: " ", omittingEmptySubsequences: false).enumerated()
      .map { place, part in place > 0 ? inner(part) : word(part) }.joined(separator: " ")
  }

  /// A word that is not the first one: `du` and `d'Alene` stay small.
  private static func inner(_ part: Substring) -> String {
    if small.contains(part) { return String(part) }
    let isElided = part.count > 2 && part.first == "d" && isApostrophe(part.dropFirst().first)
    return isElided ? String(part.prefix(2)) + word(part.dropFirst(2)) : word(part)
  }

  /// A word by itself: `winston-salem` as `Winston-Salem`, `o'neill` as `O'Neill`, but `george's` as `George's`.
  package static func word(_ word: Substring) -> String {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.enumerated().map { place, part in
      let isInside = place > 0 && place < parts.count - 1
      return isInside && small.contains(part) ? String(part) : capitalized(part)
    }.joined(separator: "-")
  }

  private static func capitalized(_ part: Substring) -> String {
    if let known = known[part] { return known }
    var (result, isAtStart) = ("", true)
    for (place, character) in zip(part.indices, part) {
      result += isAtStart ? character.uppercased() : String(character)
      let isBeforeName = isApostrophe(character) && !part[place...].dropFirst(2).isEmpty
      isAtStart =
        isBeforeName || character == "(" || character == "."
        || (isAtStart && !character.isLetter && !character.isNumber)
    }
    guard result.hasPrefix("Mc"), result.count > 4 else { return result }
    let rest = result.dropFirst(2)
    return "Mc" + rest.prefix(1).uppercased() + rest.dropFirst()
  }

  private static func isApostrophe(_ character: Character?) -> Bool { character == "'" || character == "’" }

  private static let small: Set<Substring> = [
    "and", "by", "de", "del", "des", "du", "in", "of", "on", "or", "qui", "the",
  ]

  /// Counties and cities that the directory has several newspapers of, most of them with this spelling.
  private static let known = Dictionary(
    [
      "DeKalb", "DeRidder", "DeRuyter", "DeSoto", "DeWitt", "DuPage", "LaCrosse", "LaGrange", "LaMoure",
      "LaPorte", "LeRoy", "WaKeeney",
    ].map { (Substring($0.lowercased()), $0) }
  ) { first, _ in first }
}
