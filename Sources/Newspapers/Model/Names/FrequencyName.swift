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

  /// Whether `words` say how often a newspaper appears, and nothing else: `Weekly ed. also published.` is a note.
  public static func isFrequency(_ words: String) -> Bool {
    guard let first = words.trimmed.first, first.isLetter || first == "[", let term = of(words) else {
      return false
    }
    let next = words.split(separator: " ").dropFirst(term.split(separator: " ").count).first
    return next.map { $0.first?.isLetter != true || joining.contains($0.lowercased()) } ?? true
  }

  /// What follows a term that is not in parentheses: `Daily except Sunday`.
  private static let joining: Set<String> = ["during", "except", "in", "on", "throughout", "when"]

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
