/// How well newspapers match the words that narrow a list.
///
/// First come those with exactly that title, then those whose title and place are the words, then those with
/// all words in the title, then those with them in title and place. Among newspapers that match equally well,
/// digitized ones come before others, then those with more issues, then those that appeared for longer, then
/// those cataloged first: film copies of a newspaper have records of their own, which are newer.
public struct Relevance: Sendable {
  /// As titles are sorted: with and without a first word that may be an article, or the `Los` of Los Angeles.
  private let title: Set<String>
  private let words: [String]
  /// For each title that some of the words may be, the rest, which has to be the place.
  private let places: [String: [[String]]]

  /// How well titles and places match, the best first.
  public enum Tier: Int, Comparable, Sendable {
    case title, titleAndPlace, wordsOfTitle, wordsOfTitleAndPlace, other

    public static func < (left: Tier, right: Tier) -> Bool { left.rawValue < right.rawValue }
  }

  public init(_ text: String) {
    let folded = TitleText.folded(text)
    title = Relevance.keys(folded)
    words = SoughtWords(TitleText.sortKey(folded)).words
    var places: [String: [[String]]] = [:]
    let all = folded.split(separator: " ").prefix(SoughtWords.limit).map(String.init)
    for end in all.indices.dropFirst() {
      let (left, right) = (Array(all[..<end]), Array(all[end...]))
      for key in Relevance.keys(left.joined(separator: " ")) { places[key, default: []].append(right) }
      for key in Relevance.keys(right.joined(separator: " ")) { places[key, default: []].append(left) }
    }
    self.places = places
  }

  private static func keys(_ folded: String) -> Set<String> { [folded, TitleText.sortKey(folded)] }

  /// The sort titles of the newspapers that may be in the first two tiers.
  public var titles: Set<String> { title.union(places.keys) }

  public func tier(sortTitle: String, places: @autoclosure () -> [Place]) -> Tier {
    if title.contains(sortTitle) { return .title }
    let titleWords = sortTitle.utf8.split(separator: 0x20)
    let missing = words.filter { !Relevance.begins(with: $0, some: titleWords) }
    let rests = self.places[sortTitle]
    guard !missing.isEmpty || rests != nil else { return .wordsOfTitle }
    let placeWords = places().flatMap { place in
      TitleText.folded([place.description, place.county ?? "", place.state].joined(separator: " "))
        .split(separator: " ").map { Substring($0).utf8 }
    }
    func isPlace(_ words: [String]) -> Bool {
      words.allSatisfy { Relevance.begins(with: $0, some: placeWords) }
    }
    if rests?.contains(where: isPlace) == true { return .titleAndPlace }
    if missing.isEmpty { return .wordsOfTitle }
    return missing.count < words.count && isPlace(missing) ? .wordsOfTitleAndPlace : .other
  }

  public func tier(of newspaper: Newspaper) -> Tier {
    tier(sortTitle: newspaper.sortTitle, places: newspaper.places)
  }

  private static func begins(with word: String, some words: [Substring.UTF8View]) -> Bool {
    words.contains { $0.starts(with: word.utf8) }
  }

  /// Breaks ties between newspapers that match equally well, the greatest first; below 2 to the power of
  /// `meritBits`.
  public static func merit(
    of lccn: LCCN, coverage: DigitizedCoverage?, years: PublicationYears?
  ) -> UInt64 {
    let issues = UInt64(clamping: min(coverage?.issueCount ?? 0, 0xF_FFFF))
    let run = UInt64(clamping: min(years?.certainRun ?? 0, 0x1FF))
    let age = UInt64(clamping: max(0, 0xFF - max(0, lccn.year - 1898)))
    return (coverage == nil ? 0 : 1) << 37 | issues << 17 | run << 8 | age
  }

  public static let meritBits = 38
  static let greatestMerit: UInt64 = (1 << UInt64(meritBits)) - 1
}
