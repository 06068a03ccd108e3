/// How well newspapers match the words that narrow a list.
///
/// First come those with exactly that title, then those with it in another spelling (`Saint Louis` for `St.
/// Louis`), then those whose title and place are the words, then those with all words in the title, then
/// those with them in title and place. Among newspapers that match equally well, digitized ones come before
/// others, then those with more issues, then those that appeared for longer, then those cataloged first: film
/// copies of a newspaper have records of their own, which are newer.
public struct Relevance: Sendable {
  /// As titles are sorted: with and without a first word that may be an article, or the `Los` of Los Angeles.
  private let title: Set<String>
  private let otherTitles: Set<String>
  private let words: [Ways]
  /// For each title that some of the words may be, the rest, which has to be the place.
  private let places: [String: [[Ways]]]

  /// How a word may be written.
  private typealias Ways = [SoughtWord]

  /// How well titles and places match, the best first.
  public enum Tier: Int, Comparable, Sendable {
    case title, otherSpelling, titleAndPlace, wordsOfTitle, wordsOfTitleAndPlace, other

    public static func < (left: Tier, right: Tier) -> Bool { left.rawValue < right.rawValue }
  }

  public init(_ text: String) {
    let folded = TitleText.folded(text)
    title = Relevance.keys(folded)
    otherTitles = Relevance.otherKeys(folded)
    words = SoughtWords(TitleText.sortKey(folded)).ways
    var places: [String: [[Ways]]] = [:]
    let all = folded.split(separator: " ").prefix(SoughtWords.limit).map(String.init)
    let ways = all.indices.map { SoughtWord.ways(of: all[$0], isLast: $0 == all.count - 1) }
    for end in all.indices.dropFirst() {
      let (left, right) = (Array(ways[..<end]), Array(ways[end...]))
      for key in Relevance.allKeys(all[..<end].joined(separator: " ")) {
        places[key, default: []].append(right)
      }
      for key in Relevance.allKeys(all[end...].joined(separator: " ")) {
        places[key, default: []].append(left)
      }
    }
    self.places = places
  }

  private static func keys(_ folded: String) -> Set<String> { [folded, TitleText.sortKey(folded)] }

  /// Those of the title in other spellings.
  private static func otherKeys(_ folded: String) -> Set<String> {
    Set(PlaceName.otherSpellings(ofTitle: folded).flatMap(keys))
  }

  private static func allKeys(_ folded: String) -> Set<String> { keys(folded).union(otherKeys(folded)) }

  /// The sort titles of the newspapers that may be in the first three tiers.
  public var titles: Set<String> { title.union(otherTitles).union(places.keys) }

  public func tier(sortTitle: String, places: @autoclosure () -> [Place]) -> Tier {
    if title.contains(sortTitle) { return .title }
    if otherTitles.contains(sortTitle) { return .otherSpelling }
    let titleWords = sortTitle.utf8.split(separator: 0x20)
    let missing = words.filter { !Relevance.isWritten($0, in: titleWords) }
    let rests = self.places[sortTitle]
    guard !missing.isEmpty || rests != nil else { return .wordsOfTitle }
    let placeWords = places().flatMap { place in
      TitleText.folded([place.description, place.county ?? "", place.state].joined(separator: " "))
        .split(separator: " ").map { Substring($0).utf8 }
    }
    func isPlace(_ words: [Ways]) -> Bool {
      words.allSatisfy { Relevance.isWritten($0, in: placeWords) }
    }
    if rests?.contains(where: isPlace) == true { return .titleAndPlace }
    if missing.isEmpty { return .wordsOfTitle }
    return missing.count < words.count && isPlace(missing) ? .wordsOfTitleAndPlace : .other
  }

  public func tier(of newspaper: Newspaper) -> Tier {
    tier(sortTitle: newspaper.sortTitle, places: newspaper.places)
  }

  private static func isWritten(_ ways: Ways, in words: [Substring.UTF8View]) -> Bool {
    words.contains { word in ways.contains { $0.matches(word) } }
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
