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

  public init(_ coverage: IssueCoverage, published: PublicationYears?) {
    counts = coverage.years
    isComplete = coverage.isComplete
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
