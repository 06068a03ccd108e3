/// The names of counties and cities, which records and readers write out or abbreviate: `Saint Paul` and
/// `St. Paul`, `Mount Vernon` and `Mt. Vernon`.
public enum PlaceName {
  private static let words: KeyValuePairs<String, String> = [
    "St": "Saint", "Ste": "Sainte", "Ft": "Fort", "Mt": "Mount",
  ]

  /// For comparison: `saint paul` for `St. Paul`.
  public static func folded(_ name: String) -> String {
    let folded = TitleText.folded(name)
    // Most names are one word, and this is done for every place of a list.
    guard folded.utf8.contains(TitleText.space) else { return folded }
    return changingWords(of: folded) { full($0) }
  }

  /// `Saint Paul` for `St. Paul`: nearly all catalogs write it like that.
  public static func spelledOut(_ name: String) -> String {
    guard name.utf8.contains(TitleText.space) else { return name }
    return changingWords(of: name) { full($0) }
  }

  /// More than any place has; each word may triple the spellings.
  private static let mostWords = 3

  /// How the same place may be written, the given name first: for comparison with names that were stored.
  /// Only its first three words that are abbreviations, or may be abbreviated, are written in other ways.
  public static func spellings(of name: String) -> [String] {
    var all = [""]
    let parts = name.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var varied = 0
    for (index, part) in parts.enumerated() {
      var ways = index < parts.count - 1 ? forms(of: part) : [part]
      if ways.count > 1 { varied += 1 }
      if varied > mostWords { ways = [part] }
      all = all.flatMap { start in ways.map { index == 0 ? $0 : "\(start) \($0)" } }
    }
    return [name] + all.filter { $0 != name }
  }

  /// `saint` for `st`, and the reverse; nil for any other word.
  /// - Parameter folded: in small letters, without a period.
  static func otherForm(of folded: String) -> String? {
    for (short, long) in words {
      if folded == short.lowercased() { return long.lowercased() }
      if folded == long.lowercased() { return short.lowercased() }
    }
    return nil
  }

  /// A title with all of these words written out, and with all abbreviated, unless that is the title itself.
  /// - Parameter folded: as `TitleText.folded` has it.
  static func otherSpellings(ofTitle folded: String) -> Set<String> {
    let long = changingWords(of: folded) { full($0) }
    let short = changingWords(of: folded) { full($0) == nil ? otherForm(of: $0) : nil }
    return Set([long, short]).subtracting([folded])
  }

  /// The word itself, or all ways to write it.
  private static func forms(of word: String) -> [String] {
    let long = (full(word) ?? word).lowercased()
    guard let pair = words.first(where: { $0.value.lowercased() == long }) else { return [word] }
    return [pair.value, pair.key + ".", pair.key].map { cased($0, as: word) }
  }

  /// Nil for a word that is no abbreviation.
  private static func full(_ word: String) -> String? {
    guard (2...4).contains(word.utf8.count) else { return nil }
    let short = word.hasSuffix(".") ? String(word.dropLast()) : word
    guard let pair = words.first(where: { $0.key.lowercased() == short.lowercased() }) else { return nil }
    return cased(pair.value, as: word)
  }

  /// In small letters or in capitals, if `word` is.
  private static func cased(_ form: String, as word: String) -> String {
    if word == word.lowercased() { return form.lowercased() }
    return word == word.uppercased() ? form.uppercased() : form
  }

  /// The last word has nothing to belong to: it is no abbreviation of these.
  private static func changingWords(of name: String, _ change: (String) -> String?) -> String {
    let parts = name.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return parts.indices.map { ($0 < parts.count - 1 ? change(parts[$0]) : nil) ?? parts[$0] }
      .joined(separator: " ")
  }
}
