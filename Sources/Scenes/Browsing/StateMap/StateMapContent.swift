import MVP
import Newspapers
import Presentation

/// How many newspapers each state has: display-ready.
public struct StateMapContent: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public let tile: StateTile
    /// Newspapers in the state that match the filters.
    public let count: Int
    /// Those of them that have digitized issues.
    public let digitized: Int
    /// Those that would match if newspapers without digitized issues counted, too.
    let all: Int
    /// From 0, the lightest, to 4.
    public let shade: Int
  }

  public let filter: StateMapFilter
  public let entries: [Entry]
  /// The total number of newspapers; those in two states count in both.
  public let total: Int
  /// `░ from 300` …, by shade.
  public let legend: [String]
  /// What was counted instead of the requested source, and why; nil if that counted.
  public let notice: String?

  /// - Parameters:
  ///   - counts: by the full name of the state.
  ///   - others: the same if only newspapers with digitized issues count, or all do: the opposite of `filter`.
  init(
    _ filter: StateMapFilter, counts: [String: Int], others: [String: Int], total: Int, notice: String?
  ) {
    let known = Set(StateTile.all.compactMap(\.state))
    func count(of tile: StateTile, _ counts: [String: Int]) -> Int {
      if let state = tile.state { return counts[state] ?? 0 }
      return counts.filter { !known.contains($0.key) }.map(\.value).reduce(0, +)
    }
    let matching = StateTile.all.map { count(of: $0, counts) }
    let steps = StateMapContent.steps(of: matching)
    entries = zip(StateTile.all, matching).map { tile, number in
      let other = count(of: tile, others)
      return Entry(
        tile: tile, count: number, digitized: filter.isDigitized ? number : other,
        all: filter.isDigitized ? other : number, shade: steps.count { number >= $0 })
    }
    legend =
      zip(StateMapContent.shades.dropFirst(), steps).map { "\($0) from \(Numerals.grouped($1))" }
      + ["\(StateTile.elsewhere) elsewhere"]
    (self.filter, self.total, self.notice) = (filter, total, notice)
  }

  func entry(of tile: StateTile) -> Entry? { entries.first { $0.tile == tile } }

  /// Nothing is shown by color alone, nor by shade without its number.
  public static let shades = [" ", "░", "▒", "▓", "█"]

  /// The lowest count for each shade except the lightest: quintiles of the states that have any, rounded to
  /// 1, 2 or 5 and zeros. Each shade is used by some state, so there are fewer shades if the states differ
  /// little.
  private static func steps(of counts: [Int]) -> [Int] {
    let sorted = counts.filter { $0 > 0 }.sorted()
    guard let last = sorted.indices.last else { return [] }
    let all = sorted.map { rounded($0) }
    var steps = Set((1...4).map { all[min(last, all.count * $0 / 5)] })
    // Equal quintiles leave shades for the fewest and the most.
    for step in [all[0]] + all.reversed() where steps.count < 4 { steps.insert(step) }
    return steps.sorted()
  }

  /// The largest of 1, 2, 5, 10, 20 … that is not above it.
  private static func rounded(_ count: Int) -> Int {
    var step = 1
    while next(step) <= count { step = next(step) }
    return step
  }

  private static func next(_ step: Int) -> Int {
    var first = step
    while first >= 10 { first /= 10 }
    return first == 2 ? step / 2 * 5 : step * 2
  }
}

/// Which newspapers the map counts.
public struct StateMapFilter: Hashable, Sendable {
  public var isDigitized = false
  /// The first year of a decade in which the newspapers were published, whichever of their issues are
  /// digitized; nil for all years.
  public var decade: Int?

  public init() {}

  /// `digitized · published in the 1860s`, `all newspapers · all years`
  public var words: String {
    (isDigitized ? "digitized" : "all newspapers") + " · "
      + (decade.map { "published in the \($0)s" } ?? "all years")
  }

  func query(state: String?) -> NewspaperQuery {
    var query = NewspaperQuery(state: state, isDigitized: isDigitized)
    (query.from, query.to) = (decade, decade.map { $0 + 9 })
    return query
  }

  static let decades = Array(stride(from: 1690, through: 2020, by: 10))

  /// All years come before the first decade and after the last.
  /// - Parameter decades: those that have newspapers.
  mutating func step(_ steps: Int, among decades: [Int]) {
    let choices: [Int?] = [nil] + decades.map(Optional.some)
    let place = choices.firstIndex(of: decade) ?? 0
    decade = choices[((place + steps) % choices.count + choices.count) % choices.count]
  }
}
