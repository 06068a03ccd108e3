/// Places whose names begin with what is an article in other titles: `La Crosse tribune` sorts under L, `La
/// Prensa` under P.
///
/// These are names at the beginning of titles in the Library's directory whose article it counts as part of
/// the title (MARC 21, field 245, second indicator 0). Left out are names that are more often words, such as
/// `la luz`.
enum PlaceWithArticle {
  /// Whether a folded title begins with such a name.
  static func begins(_ key: String) -> Bool {
    // Most articles are not part of any name, and splitting takes time.
    guard let letter = key.utf8.first, letters.contains(letter) else { return false }
    let words = key.utf8.split(separator: TitleText.space, maxSplits: 2)
    guard words.count > 1, let first = words.first, let second = words.dropFirst().first else { return false }
    return names.contains(String(key[first.startIndex..<second.endIndex]))
  }

  /// Whether such a name begins with `key`, which has at least a letter after the article.
  static func mayBegin(with key: String) -> Bool {
    key.utf8.split(separator: TitleText.space).count == 2 && names.contains { $0.hasPrefix(key) }
  }

  private static let letters = Set("del".utf8)

  private static let names: Set<String> = [
    "de baca", "de beque", "de forest", "de funiak", "de graff", "de kalb", "de pere", "de queen",
    "de ridder", "de ruyter", "de smet", "de soto", "de witt", "el cajon", "el campo",
    "el cerrito", "el dorado", "el modena", "el monte", "el paso", "el reno", "el segundo",
    "el sereno", "el sobrante", "la canada", "la center", "la crescent", "la crosse", "la cygne",
    "la farge", "la fayette", "la follette", "la grande", "la grange", "la habra", "la harpe", "la jara",
    "la jolla", "la junta", "la mesa", "la mirada", "la monte", "la pine", "la plata", "la porte",
    "la prairie", "la puente", "la salle", "la valle", "la verne", "la vernia", "las animas", "las cruces",
    "las vegas", "las virgenes", "le center", "le grand", "le mars", "le roy", "le sueur", "los alamitos",
    "los alamos", "los altos", "los angeles", "los banos", "los feliz", "los gatos", "los lunas",
    "los nietos",
  ]
}
