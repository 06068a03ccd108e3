import NewspaperHTTP
import Newspapers

/// The issues in the response for a title, which is its record and its list of issues.
struct TitleIssues {
  /// Each once, even if rows repeat it.
  let issues: Set<ListedIssue>
  /// How many rows have no readable date.
  let unreadable: Int
  /// How many of them at least name a year.
  let unreadableYears: [Int: Int]

  /// - Parameter rows: the date as written, and the address of the issue.
  init(_ rows: [(date: String?, address: String?)]) {
    var (issues, unreadable, years): (Set<ListedIssue>, Int, [Int: Int]) = ([], 0, [:])
    for row in rows {
      if let issue = ListedIssue(date: row.date, address: row.address) {
        issues.insert(issue)
      } else {
        unreadable += 1
        if let year = row.date.flatMap(TitleIssues.year) { years[year, default: 0] += 1 }
      }
    }
    (self.issues, self.unreadable, unreadableYears) = (issues, unreadable, years)
  }

  /// The year of a date that does not exist: 1885 of `1885-02-30`. Nil if newspapers of that year cannot be there.
  private static func year(of date: String) -> Int? {
    let digits = date.prefix { $0.isASCII && $0.isNumber }
    return digits.count == 4 ? Int(digits).flatMap { KeptIssues.possibleYears.contains($0) ? $0 : nil } : nil
  }

  /// What a list of the issues lacks. Repeated rows are not counted.
  var shortfall: Origin.Shortfall {
    .init(
      rows: "issues", came: issues.count, counted: issues.count + unreadable, unreadable: unreadable,
      unreadableYears: unreadableYears)
  }

  /// What the list has. If none of its rows can be read, it only says that something is digitized.
  var coverage: DigitizedCoverage {
    let dates = issues.map(\.date)
    return DigitizedCoverage(
      firstIssue: dates.min(), lastIssue: dates.max(),
      issueCount: issues.isEmpty && unreadable > 0 ? nil : issues.count)
  }
}

extension TitleResponse {
  /// Read from their rows; nil if the response does not say.
  func issues() -> TitleIssues? {
    switch self {
    case .chronAm(let title):
      title.issues.map { TitleIssues($0.map { (date: $0.date.first, address: $0.url.first) }) }
    case .iiif(let title):
      title.manifests.map { TitleIssues($0.map { (date: $0.label.first, address: $0.id.first) }) }
    }
  }
}

extension ListedIssue {
  /// From the date as written, and the address `…/1865-10-02/ed-1.json`, which has the edition and the date
  /// again.
  fileprivate init?(date: String?, address: String?) {
    let parts = (address ?? "").split(separator: "/").suffix(2)
    guard
      let date = date.flatMap({ IssueDate(listed: $0) }) ?? parts.first.flatMap({ IssueDate(listed: $0) })
    else { return nil }
    let digits = (parts.last ?? "").removing(prefix: "ed-").prefix { $0 != "." }
    let edition = Int(digits).flatMap { IssueID.editions.contains($0) ? $0 : nil }
    self.init(date: date, edition: edition ?? 1)
  }
}

extension IssueDate {
  /// A date in a future year is a mistake, and counts as unreadable.
  fileprivate init?(listed written: some StringProtocol) {
    guard let date = IssueDate(written), date.year <= Lifespan.thisYear else { return nil }
    self = date
  }
}

extension Substring {
  /// Empty if it does not begin with the prefix.
  fileprivate func removing(prefix: String) -> Substring { hasPrefix(prefix) ? dropFirst(prefix.count) : "" }
}
