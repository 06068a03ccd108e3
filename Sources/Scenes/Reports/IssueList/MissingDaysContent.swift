import MVP
import Newspapers
import Presentation

/// The days of a newspaper on which an issue is expected and none is there: display-ready.
public struct MissingDaysContent: Hashable, Sendable {
  /// In order.
  public let days: [IssueDate]
  public let selection: IssueSelection
  /// In which years no day can be listed, and why.
  public let notices: [String]
  public let origin: OriginContent
  /// Whether days may be missing in years of which none can be listed.
  public let hasUnknownYears: Bool

  /// `8 days missing in 1865`, `no days missing`, `not known which days are missing in 1866`.
  public var summary: String {
    guard hasUnknownYears else {
      return (days.isEmpty ? "no days" : Numerals.count(days.count, "day")) + " missing" + selection.words
    }
    if days.isEmpty { return "not known which days are missing" + selection.words }
    return "at least \(Numerals.count(days.count, "day")) missing" + selection.words
  }

  /// What has to be known about issues whose dates cannot be read: those of years that have days, and others.
  static func notices(unreadable shortfall: Origin.Shortfall?, _ days: [IssueDate]) -> [String] {
    guard let shortfall, !days.isEmpty else { return [] }
    let years = Set(days.map(\.year))
    let named = shortfall.unreadableYears.filter { years.contains($0.key) }.sorted { $0.key < $1.key }.map {
      let (which, days) = $0.value == 1 ? ("it", "one of these days") : ("they", "some of these days")
      return "\(IssueWords.unreadable($0.value, of: $0.key)): \(which) may be from \(days)"
    }
    return switch shortfall.unreadableOfNoYear {
    case 0: named
    case 1: named + ["the issue that cannot be read may be from one of these days"]
    default: named + ["the issues that cannot be read may be from some of these days"]
    }
  }

  /// What has to be known about years of which no day is listed.
  static func notices(_ years: [IssueYear]) -> [String] {
    func named(_ isMeant: (IssueYear) -> Bool) -> String? {
      let years = years.filter(isMeant).map(\.year)
      return years.isEmpty ? nil : IssueWords.years(ClosedRange<Int>.joining(years))
    }
    let silent = { (year: IssueYear) in !year.isIncomplete && year.weekdays.isEmpty }
    return [
      named { silent($0) && $0.issueCount == 0 }.map { "no issues in \($0): those days are not listed" },
      named { silent($0) && $0.issueCount ?? 0 > 0 }.map {
        "which days to expect is not clear in \($0): issues are too few or irregular"
      },
      named(\.isIncomplete).map { "not all issues of \($0) came: those days are not listed" },
    ].compactMap(\.self)
  }
}
