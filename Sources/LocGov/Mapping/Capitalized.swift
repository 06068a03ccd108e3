/// Capitalizes frequencies, which facets have in lower case.
enum Capitalized {
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
}
