import Newspapers

/// A newspaper's title as it is cited: catalogs add subtitles, parallel titles, places and years, and write English
/// titles in lower case.
public enum CitedTitle {
  /// - Parameters:
  ///   - languages: the newspaper's, by their English names; empty if unknown.
  ///   - towns: those it is from, and their counties: their names are in no language.
  public static func text(_ cataloged: String, languages: [String], towns: [String] = []) -> String {
    var title = TitleLine(withoutParallels(TitleText.cleaned(cataloged))).name
    // The period of an abbreviation, which is removed with that of the record.
    if title.hasSuffix("&c") || title.hasSuffix("& c") { title += "." }
    return isEnglish(title, languages, towns) ? headlineCase(title) : title
  }

  /// Removes ` : subtitle` and ` = parallel title`; `times=journal` is a name.
  private static func withoutParallels(_ title: String) -> String {
    let ends = [title.place(of: " : "), title.place(of: " = ")].compactMap { $0?.lowerBound }
    return TitleText.cleaned(String(title[..<(ends.min() ?? title.endIndex)]))
  }

  /// A newspaper in English and another language may have its title in either, and without a known language
  /// only the title tells. In doubt it is not English: as cataloged, no title is wrong.
  private static func isEnglish(_ title: String, _ languages: [String], _ towns: [String]) -> Bool {
    if languages == ["English"] { return true }
    guard languages.first ?? "English" == "English" else { return false }
    let words = words(of: title, without: towns)
    if !words.isDisjoint(with: TitleWords.onlyEnglish) { return true }
    let isForeign =
      !words.isDisjoint(with: TitleWords.foreign)
      || title.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
    return !isForeign && (!languages.isEmpty || !words.isDisjoint(with: TitleWords.english))
  }

  /// `Las Vegas age` without Las Vegas.
  private static func words(of title: String, without towns: [String]) -> Set<String> {
    var text = " \(TitleText.folded(title)) "
    // `St. Paul daily globe` is from Saint Paul.
    for town in towns.flatMap(PlaceName.spellings) {
      text = text.replacing(" \(TitleText.folded(town)) ", with: " ")
    }
    return Set(text.split(separator: " ").map(String.init))
  }

  /// Small words, among them “from” and “with”, stay in lower case except for the first and the last; other words are
  /// capitalized. After the end of a sentence a small word stays as it is.
  public static func headlineCase(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return words.enumerated().map { place, word in
      let before = place > 0 ? words[place - 1] : ""
      if additions.contains(word) || isEtCetera(word, after: before) { return word }
      let isInside = place > 0 && place < words.count - 1 && before.last != ":"
      // `The Massachusetts Spy, or, Thomas’s Boston Journal`
      let bare = word.lowercased().removing(suffix: ",")
      guard isInside, small.contains(bare) else { return compound(word) }
      // `Franklin Gazette. For the Country`
      return endsSentence(before) ? word : word.lowercased()
    }.joined(separator: " ")
  }

  private static func endsSentence(_ word: String) -> Bool {
    word.last.map { ".?!".contains($0) } == true
  }

  /// Represents `&c.` and `& c.`
  private static func isEtCetera(_ word: String, after before: String) -> Bool {
    let bare = word.prefix { !".,".contains($0) }
    return bare == "&c" || (bare == "c" && before == "&")
  }

  /// Capitalizes each part of `Post-Intelligencer`, `News/Voice`, `Times=Journal` and `Truth--Facts`. Small words
  /// stay as they are inside, as in `Twice-a-Week`, but not at the end, as in `Round-Up`.
  private static func compound(_ word: String) -> String {
    var parts = [""]
    var marks: [Character] = []
    for character in word {
      if "-/=".contains(character) {
        marks.append(character)
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    var result = capitalized(parts[0])
    for (place, mark) in marks.enumerated() {
      let part = parts[place + 1]
      let bare = part.lowercased()
      let isInside = place + 1 < marks.count
      let isKept =
        undivided.contains(parts[place].lowercased()) || linking.contains(bare)
        || (isInside && small.contains(bare))
      result.append(mark)
      result += isKept ? part : capitalized(part)
    }
    return result
  }

  /// With its first letter capitalized, which may follow a quotation mark.
  private static func capitalized(_ word: String) -> String {
    guard let first = word.firstIndex(where: \.isLetter), !word[..<first].contains(where: \.isNumber) else {
      return word
    }
    return word[..<first] + word[first].uppercased() + word[word.index(after: first)...]
  }

  /// Added by catalogers.
  private static let additions: Set<String> = ["[sic]", "[i.e."]

  /// Articles, conjunctions, and the prepositions that every edition of Chicago and MLA leaves in lower case: Chicago's
  /// 18th capitalizes those of five letters and more. Short ones that are adverbs just as often, such as “down” and
  /// “off”, are left out, and “near”, which may be East.
  private static let small: Set<String> = [
    "a", "amid", "an", "and", "as", "at", "but", "by", "for", "from", "in", "into", "nor", "of", "on", "onto",
    "or", "over", "per", "the", "till", "to", "up", "upon", "v.", "via", "vs.", "with",
  ]

  /// Those of `Will-o'-the-Wisp`, `Havre-de-Grace` and `Vis-a-vis`.
  private static let linking: Set<String> = ["o'", "o’", "de", "vis"]

  /// First parts of what is one word despite its hyphen: `Co-operator`, `Pre-view`, `Re-union`.
  private static let undivided: Set<String> = ["co", "pre", "re"]
}
