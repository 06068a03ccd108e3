import Newspapers

/// A newspaper's title as it is cited: catalogs add subtitles, parallel titles, places and years, and write English
/// titles in lower case.
public enum CitedTitle {
  /// - Parameter language: the newspaper's first language, by its English name; nil if unknown.
  public static func text(_ cataloged: String, language: String?) -> String {
    let title = withoutPlace(withoutParallels(TitleText.cleaned(cataloged)))
    return isEnglish(title, language) ? headlineCase(title) : title
  }

  /// Removes ` : subtitle` and ` = parallel title`; `times=journal` is a name.
  private static func withoutParallels(_ title: String) -> String {
    let ends = [title.place(of: " : "), title.place(of: " = ")].compactMap { $0?.lowerBound }
    return TitleText.cleaned(String(title[..<(ends.min() ?? title.endIndex)]))
  }

  /// Removes `(Omaha [Neb.])` and `(Washington, D.C.) 1854-1972` from the end.
  private static func withoutPlace(_ title: String) -> String {
    var kept = title[...]
    while let last = kept.last, last.isNumber || last == "-" || last == "?" || last == " " {
      kept.removeLast()
    }
    guard kept.last == ")", let open = kept.lastIndex(of: "("), open > kept.startIndex else { return title }
    let inside = kept[open...]
    guard kept.endIndex < title.endIndex || inside.contains(",") || inside.contains("[") else { return title }
    return kept[..<open].nonEmpty ?? title
  }

  private static func isEnglish(_ title: String, _ language: String?) -> Bool {
    if let language { return language == "English" }
    let first = TitleText.folded(String(title.prefix { !$0.isWhitespace }))
    return !foreignArticles.contains(first)
  }

  private static let foreignArticles: Set<String> = [
    "der", "die", "das", "el", "la", "los", "las", "le", "les", "il", "lo", "den", "det", "het", "de", "l",
  ]

  /// Small words stay in lower case except for the first and the last; other words are capitalized.
  public static func headlineCase(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return words.enumerated().map { place, word in
      let isInside = place > 0 && place < words.count - 1 && words[place - 1].last != ":"
      return isInside && small.contains(word.lowercased()) ? word.lowercased() : capitalized(word)
    }.joined(separator: " ")
  }

  /// With its first letter capitalized, which may follow a quotation mark.
  private static func capitalized(_ word: String) -> String {
    guard let first = word.firstIndex(where: \.isLetter), !word[..<first].contains(where: \.isNumber) else {
      return word
    }
    return word[..<first] + word[first].uppercased() + word[word.index(after: first)...]
  }

  private static let small: Set<String> = [
    "a", "an", "and", "at", "but", "by", "for", "in", "nor", "of", "on", "or", "the", "to", "up",
  ]
}
