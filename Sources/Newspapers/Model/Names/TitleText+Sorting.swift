/// The order of titles.
extension TitleText {
  /// Folded, without a leading article in the languages that American newspapers were printed in; that of a
  /// place (`Los Angeles herald`) is part of the name.
  public static func sortKey(_ title: String) -> String {
    let key = folded(title)
    guard let end = key.utf8.firstIndex(of: space), articles.contains(String(key[..<end])),
      !PlaceWithArticle.begins(key)
    else { return key }
    // `A.M.E. Zion herald` and `A-1 news` begin with a letter, not an article.
    if begins(title, with: key.utf8[..<end]) { return String(key[key.utf8.index(after: end)...]) }
    let first = title.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
    guard folded(String(first)) == key[..<end] else { return key }
    return String(key[key.utf8.index(after: end)...])
  }

  /// The same for what may be only the beginning of a title: `los ang` is that of a place.
  public static func sortKey(ofBeginning letters: String) -> String {
    let key = folded(letters)
    return PlaceWithArticle.mayBegin(with: key) ? key : sortKey(letters)
  }

  /// Whether `title` begins with `word` and a space, ignoring case: nearly all articles are written like
  /// this.
  private static func begins(_ title: String, with word: Substring.UTF8View) -> Bool {
    var letters = title.utf8.makeIterator()
    for letter in word where letters.next().map(small) != letter { return false }
    return letters.next() == space
  }

  private static let articles: Set<String> = [
    "the", "a", "an", "der", "die", "das", "el", "la", "los", "las", "le", "les", "il", "lo", "den", "det",
    "het",
    "de", "l",
  ]
}
