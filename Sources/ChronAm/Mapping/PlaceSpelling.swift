import Newspapers

/// How a site may write the name of a place: Open ONI distinguishes capital from small letters.
enum PlaceSpelling {
  /// The name as it was typed and, if that is in small letters or in capitals only, with the capitals of names:
  /// `omaha` as `Omaha`, `fond du lac` as `Fond du Lac`, `macarthur` as `MacArthur`.
  static func all(of name: String) -> [String] {
    let small = name.lowercased()
    guard name == small || name == name.uppercased() else { return [name] }
    let words = small.split(separator: " ", omittingEmptySubsequences: false)
    let usual = CapitalizedName.of(small)
    let inner = usual.split(separator: " ", omittingEmptySubsequences: false).map(withInnerCapital)
    var all = [name]
    for spelling in [
      words.map(CapitalizedName.word).joined(separator: " "), usual, inner.joined(separator: " "),
    ] where !all.contains(spelling) {
      all.append(spelling)
    }
    return all
  }

  /// `MacArthur`, `DeSmet`, `LaSalle`.
  private static func withInnerCapital(_ word: Substring) -> String {
    guard let prefix = prefixes.first(where: { word.hasPrefix($0) && word.count > $0.count + 2 }) else {
      return String(word)
    }
    return prefix + CapitalizedName.word(word.dropFirst(prefix.count))
  }

  private static let prefixes = ["Mac", "De", "Du", "La", "Le"]
}
