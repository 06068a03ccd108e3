import Newspapers
import Presentation

extension QueuedJob.Wanted {
  /// What was named on the command line. A month takes the list of its year's issues, which is requested
  /// unless it is here.
  /// - Parameters:
  ///   - time: nil for the address of an issue or a page.
  ///   - edition: that of a day; nil for the first.
  /// - Throws: also `.notFound` if a month has no issues.
  init(
    _ address: PageAddress, _ time: QueuedTime?, _ edition: Int?, in archive: any IssueArchive
  ) async throws(NewspaperError) {
    let lccn = address.lccn
    switch (address, time) {
    case (.page(let page), _): self = .pages([page])
    case (.issue(let issue), _): self = .issue(issue)
    case (.newspaper, .day(let date)):
      self = .issue(IssueID(lccn: lccn, date: date, edition: edition ?? 1))
    case (.newspaper, .year(let year)): self = .year(lccn, year)
    case (.newspaper, .month(let days)):
      let first = days.lowerBound
      let list = try await archive.issues(of: lccn, in: first.year...first.year, freshness: .atHand)
      let issues = list.issues.filter { days.contains($0.date) }.map { $0.id(of: lccn) }
      guard !issues.isEmpty else {
        let month = "\(IssueDate.monthNames[first.month - 1]) \(first.year)"
        throw .notFound(what: .other("issues of \(lccn) in \(month)"), source: list.origin.name)
      }
      self = .issues(issues)
    case (.newspaper, nil): throw .unreadable(what: "a newspaper needs a time")
    }
  }

  /// One of its pages, which need not exist: they all have the same kinds of files.
  var somePage: PageID? {
    switch self {
    case .issue(let issue): PageID(issue: issue, sequence: 1)
    case .issues(let issues): issues.first.map { PageID(issue: $0, sequence: 1) }
    case .year(let lccn, let year):
      PageID(issue: IssueID(lccn: lccn, date: .start(of: year), edition: 1), sequence: 1)
    case .pages(let pages): pages.first
    }
  }
}
