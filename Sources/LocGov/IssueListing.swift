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

  /// The issues of `years`, or all.
  @concurrent
  func issues(
    of lccn: LCCN, in years: ClosedRange<Int>?, _ freshness: Freshness
  ) async throws(NewspaperError) -> IssueList {
    let list = try await WholeList(
      "the list of issues", of: "issues", host: server.site.host, mostPages: IssueListing.mostPages
    ) { number throws(NewspaperError) in
      try await page(endpoint.issues(of: lccn, in: years, page: number), of: lccn, in: years, freshness)
    }
    let issues = Set(list.pages.flatMap(\.issues))
    return IssueList(lccn: lccn, issues: Array(issues), years: years, origin: list.origin)
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
