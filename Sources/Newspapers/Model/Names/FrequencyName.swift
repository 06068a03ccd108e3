/// How often a newspaper appears, by the term with which the catalog's words begin.
public enum FrequencyName {
  /// `Daily` for `Daily (except Sunday)`; nil for words that do not begin with a term, such as
  /// `Frequency varies`.
  public static func of(_ words: String) -> String? {
    let folded = folded(words)
    return terms.first { folded == $0.folded || folded.hasPrefix($0.folded + " ") }?.name
  }

  /// `Semiweekly` for `semi-weekly`; words that say more, such as `Daily (except Sunday)`, as they are.
  public static func canonical(_ words: String) -> String {
    let folded = folded(words)
    return terms.first { folded == $0.folded }?.name ?? words
  }

  /// The term of a code in MARC 008/18 (www.loc.gov/marc/bibliographic/bd008s.html); nil if it says nothing.
  public static func term(ofCode code: UInt8) -> String? {
    codes.firstIndex(of: code).map { terms[$0].name }
  }

  /// How often a newspaper appears, if `description` begins with that, as the Library's descriptions do:
  /// `Weekly` for `Weekly Began in 1901; ceased in 1913?`, `Daily (except Sun.)` for `Daily (except Sun.) Vol.
  /// 1, no. 1-`. Nil for a note about other editions or numbers, such as `Weekly ed. also published.`
  public static func beginning(_ description: String) -> String? {
    guard let first = description.trimmed.first, first.isLetter || first == "[", let term = of(description)
    else { return nil }
    let words = description.split(whereSeparator: \.isWhitespace)
    var end = term.split(separator: " ").count
    guard end <= words.count, words[end - 1].last != ":" else { return nil }
    let open = words[end - 1].contains("(") ? end - 1 : end
    if open < words.count, words[open].contains("(") {
      guard let close = words[open...].firstIndex(where: { $0.contains(")") }) else { return nil }
      end = close + 1
    }
    guard end < words.count else { return joined(words[...]) }
    if joining.contains(String(words[end])) {
      let note = words[end...].firstIndex { notes.contains(String($0)) }
      let clause = joined(words[..<(note ?? words.count)])
      return clause.count <= longestClause ? clause : joined(words[..<end])
    }
    return beginsNote(words[end]) && term != "Other" ? joined(words[..<end]) : nil
  }

  /// Without the sign that separates them from what follows.
  private static func joined(_ words: ArraySlice<Substring>) -> String {
    let text = words.joined(separator: " ")
    guard let last = text.last, last == "," || last == ";" else { return text }
    return String(text.dropLast())
  }

  /// Notes about numbers, dates and publishers begin with a capital, a digit or one of these signs; those
  /// about other editions go on in small letters: `Weekly ed.: The bee`.
  private static func beginsNote(_ word: Substring) -> Bool {
    guard let first = word.first else { return false }
    return first.isUppercase || first.isNumber || "-<[\"“'".contains(first)
  }

  /// What follows a term that is not in parentheses: `Daily except Sunday`.
  private static let joining: Set<String> = ["during", "except", "in", "on", "throughout", "when"]
  /// How most notes about dates and numbers begin; days and months after `except` have capitals, too.
  private static let notes: Set<String> = ["Began", "Ceased", "Description", "No.", "Vol."]
  /// The length of the longest clause that surely has no notes in it.
  private static let longestClause = 40

  private static func folded(_ words: String) -> String {
    var folded = TitleText.folded(words)
    for prefix in ["semi ", "tri ", "bi "] where folded.hasPrefix(prefix) {
      folded.remove(at: folded.index(folded.startIndex, offsetBy: prefix.utf8.count - 1))
    }
    return folded
  }

  /// Whether `wanted`, which is folded, is what `words` say: the term, or the words themselves.
  public static func matches(_ wanted: String, _ words: String) -> Bool {
    TitleText.folded(words) == wanted || of(words).map(TitleText.folded) == wanted
  }

  /// The terms.
  public static var all: [String] { terms.map(\.name) }

  /// Those of MARC field 310 and of its code (www.loc.gov/marc/bibliographic/bd310.html), and two that are common.
  private static let terms = [
    "Annual", "Bimonthly", "Semiweekly", "Daily", "Biweekly", "Semiannual", "Biennial", "Triennial",
    "Three times a week", "Three times a month", "Continuously updated", "Monthly", "Quarterly",
    "Semimonthly", "Three times a year", "Weekly", "Other", "Triweekly", "Irregular",
  ].map { (name: $0, folded: $0.lowercased()) }

  /// Those of `terms`, in their order; the last two have none.
  private static let codes = Array("abcdefghijkmqstwz".utf8)
}
