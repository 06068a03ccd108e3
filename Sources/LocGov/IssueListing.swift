import NewspaperHTTP
import Newspapers

/// Fetches lists of issues page by page.
struct IssueListing: Sendable {
  let server: Server
  let endpoint: Endpoint

  /// More pages than this there cannot be: 60,000 issues, as a daily of 160 years has.
  private static let mostPages = 60
  /// Seconds: a page of a thousand rows is slow.
  private static let timeout = 90.0

  /// The issues of `years`, or all. A few may be missing: the Library's own counts are not exact.
  @concurrent
  func issues(
    of lccn: LCCN, in years: ClosedRange<Int>?, _ freshness: Freshness
  ) async throws(NewspaperError) -> IssueList {
    let (host, size) = (server.site.host, Endpoint.largestPage)
    var issues: Set<ListedIssue> = []
    var rowCount = 0
    var origin: Origin?
    for number in 1...IssueListing.mostPages {
      let url = endpoint.issues(of: lccn, in: years, page: number)
      let page = try await page(url, of: lccn, in: years, freshness)
      let before = issues.count
      issues.formUnion(page.issues)
      rowCount += page.rowCount
      origin = page.origin.joined(with: origin)
      if number * size >= page.total {
        guard rowCount >= page.total / 100 * 99 else {
          throw .malformed(host: host, what: "only \(rowCount) of \(page.total) issues came")
        }
        return IssueList(
          lccn: lccn, issues: Array(issues), years: years, origin: page.origin.joined(with: origin))
      }
      guard issues.count > before else {
        throw .malformed(
          host: host,
          what: "page \(number) of the issues repeats earlier ones, with \(rowCount) of \(page.total)")
      }
    }
    throw .malformed(
      host: host, what: "the list of issues does not end after \(IssueListing.mostPages) pages")
  }

  /// What of a newspaper is digitised: a record does not say it, so the list of its issues is asked for its first and
  /// its last, a row each.
  func span(
    of lccn: LCCN, _ freshness: Freshness
  ) async throws(NewspaperError) -> (coverage: DigitisedCoverage, origin: Origin) {
    let first = try await page(endpoint.issue(of: lccn, last: false), of: lccn, in: nil, freshness)
    let last =
      first.total > 1
      ? try await page(endpoint.issue(of: lccn, last: true), of: lccn, in: nil, freshness) : first
    let coverage = DigitisedCoverage(
      firstIssue: first.issues.first?.date, lastIssue: last.issues.first?.date, issueCount: first.total)
    return (coverage, last.origin.joined(with: first.origin))
  }

  private func page(
    _ url: String, of lccn: LCCN, in years: ClosedRange<Int>?, _ freshness: Freshness
  ) async throws(NewspaperError) -> IssueListPage {
    let question = Question(
      url, subject: "issues of newspaper \(lccn)", timeout: IssueListing.timeout)
    return try await server.answer(question, as: IssueListAnswer.self, freshness: freshness) {
      [host = server.site.host] answer throws(NewspaperError) in
      try IssueListPage(answer, of: lccn, in: years, host: host)
    }
  }
}
