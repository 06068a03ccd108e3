import MVP
import Newspapers

/// What exists of a newspaper for each year: display-ready.
public struct IssueYearsContent: Hashable, Sendable {
  /// Bars starting at `first`, one per year, whose height is the number of issues.
  public let marks: [Character]
  public let first: Int
  /// What the marks show, in words.
  public let words: [String]
  public let counts: [Int: Int]
  /// Whether years missing from `counts` have no issues.
  public let isComplete: Bool

  public static let missing: Character = "·"
  public static let unknown: Character = "?"

  /// More years are easier to listen to by decade.
  private static let mostSpokenYears = 12

  /// `Issues by year: 1897 53, 1898 52`, or else `Issues by decade: 1890s 105, 1900s 520`, for accessible mode; empty
  /// if no year is known to have issues.
  public var spokenCounts: String {
    let years = counts.filter { $0.value > 0 }
    guard years.count > IssueYearsContent.mostSpokenYears else {
      return IssueYearsContent.spoken("Issues by year", years)
    }
    let decades: [Int: Int] = years.reduce(into: [:]) { $0[$1.key / 10 * 10, default: 0] += $1.value }
    return IssueYearsContent.spoken("Issues by decade", decades, end: "s")
  }

  private static func spoken(_ name: String, _ counts: [Int: Int], end: String = "") -> String {
    guard !counts.isEmpty else { return "" }
    let parts = counts.sorted { $0.key < $1.key }.map { "\($0.key)\(end) \(Numerals.grouped($0.value))" }
    return "\(name): \(parts.joined(separator: ", "))"
  }

  public init(_ coverage: IssueCoverage, published: PublicationYears?) {
    counts = coverage.years
    isComplete = coverage.isComplete && coverage.origin.shortfall?.unreadable ?? 0 == 0
    let years = YearlyCoverage(coverage, published: published)
    let most = years?.most ?? 0
    first = years?.first ?? 0
    marks = (years?.years ?? []).map { year in
      switch year {
      case .issues(let count): Bar.block(count, of: most)
      case .missing: IssueYearsContent.missing
      case .unknown: IssueYearsContent.unknown
      }
    }
    var words: [String] = []
    if most > 0 { words.append("up to \(Numerals.grouped(most)) a year") }
    for (name, kind) in [
      ("\(IssueYearsContent.missing) none in", CoverageYear.missing),
      ("\(IssueYearsContent.unknown) not known", .unknown),
    ] {
      guard let ranges = years?.ranges(kind), !ranges.isEmpty else { continue }
      words.append("\(name) " + ranges.map(IssueWords.years).joined(separator: ", "))
    }
    self.words = words
  }
}
