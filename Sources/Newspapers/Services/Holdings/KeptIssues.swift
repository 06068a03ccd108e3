/// The issues of a newspaper in lists on this machine.
public struct KeptIssues: Hashable, Sendable {
  /// By date and edition, each once.
  public let issues: [ListedIssue]
  /// The years that the lists are about, in ascending order; nil for all.
  public let years: [ClosedRange<Int>]?
  public let origin: Origin

  /// All years from which there can be lists: from the first American newspaper, Publick Occurrences, on.
  public static let possibleYears = 1690...max(1690, Lifespan.thisYear)

  /// How many issues the lists have for each year that they are about.
  public var coverage: IssueCoverage {
    let none = (years ?? []).joined().map { ($0, 0) }
    return IssueCoverage(
      // The lists of some years do not say how much there is in all.
      digitized: DigitizedCoverage(
        firstIssue: years == nil ? issues.first?.date : nil,
        lastIssue: years == nil ? issues.last?.date : nil, issueCount: years == nil ? issues.count : nil),
      years: issues.reduce(into: Dictionary(uniqueKeysWithValues: none)) {
        $0[$1.date.year, default: 0] += 1
      },
      isComplete: years == nil && origin.isWhole, origin: origin)
  }

  /// Whether the lists are about all of `years`, or about all years there are if that is nil.
  public func covers(_ years: ClosedRange<Int>?) -> Bool {
    guard let known = self.years else { return true }
    guard let years else { return false }
    return known.contains { $0.contains(years.lowerBound) && $0.contains(years.upperBound) }
  }
}

extension ClosedRange<Int> {
  /// Numbers in ascending order, such as years, those that follow each other as one range.
  package static func joining(_ numbers: [Int]) -> [ClosedRange<Int>] {
    numbers.reduce(into: []) { ranges, number in
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
  }
}

extension IssueArchive {
  /// The issues of `years` in a list of all issues on this machine, or else in lists of single years, as calendars
  /// request them. Sends nothing.
  /// - Returns: nil if there is no list, or none that has an issue.
  public func keptIssues(of lccn: LCCN, in years: ClosedRange<Int>) async -> KeptIssues? {
    // What cannot be read here is unknown.
    if let all = try? await issues(of: lccn, in: nil, freshness: .kept) {
      return KeptIssues(
        issues: all.issues.filter { years.contains($0.date.year) }, years: nil, origin: all.origin)
    }
    var lists: [(year: Int, list: IssueList)] = []
    for year in await keptYears(of: lccn, in: years) {
      if let list = try? await issues(of: lccn, in: year...year, freshness: .kept) {
        lists.append((year, list))
      }
    }
    let listed = lists.flatMap { $0.list.issues }
    guard let first = lists.first, !listed.isEmpty else { return nil }
    return KeptIssues(
      issues: listed, years: ClosedRange<Int>.joining(lists.map { $0.year }),
      origin: lists.dropFirst().reduce(first.list.origin) { $0.joined(with: $1.list.origin) })
  }
}
