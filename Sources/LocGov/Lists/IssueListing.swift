import HTTP
import NewspaperHTTP
import Newspapers

/// Fetches lists of issues page by page. A record and the calendar beside it request the same pages at the same
/// time, and share each request.
struct IssueListing: Sendable {
  /// A part of a list.
  private struct Part: Hashable, Sendable {
    let lccn: LCCN
    /// Nil for all.
    let years: ClosedRange<Int>?
    let place: ListPlace
  }

  let server: Server
  private let endpoint: Endpoint
  private let parts: KeyedMemo<Part, IssueListPage>

  /// In seconds: a page of a thousand rows is slow.
  private static let timeout = 90.0

  init(server: Server, endpoint: Endpoint) {
    (self.server, self.endpoint) = (server, endpoint)
    parts = KeyedMemo(limit: 16) { part, freshness async throws(NewspaperError) in
      let question = IssueListing.request(part, endpoint)
      return try await server.answer(question, as: ListResponse<IssueListRow>.self, freshness: freshness) {
        answer throws(NewspaperError) in
        try IssueListPage(answer, part.place, of: part.lccn, in: part.years, host: server.site.host)
      }
    }
  }

  private static func request(_ part: Part, _ endpoint: Endpoint) -> ResourceRequest {
    ResourceRequest(
      endpoint.issues(of: part.lccn, in: part.years, part.place), subject: .issueList(of: part.lccn),
      timeout: timeout)
  }

  /// Those of `years` of whose lists this machine has the first page, without which none can be read.
  @concurrent
  func keptYears(of lccn: LCCN, in years: ClosedRange<Int>) async -> [Int] {
    let questions = years.map { year in
      IssueListing.request(Part(lccn: lccn, years: year...year, place: .first), endpoint)
    }
    let kept = await server.kept(questions, as: .json)
    return zip(years, questions).filter { kept.contains($0.1) }.map { $0.0 }
  }

  /// The issues of `years`, or all.
  /// - Returns: nil if that takes more than `mostPages` requests.
  @concurrent
  func issues(
    of lccn: LCCN, in years: ClosedRange<Int>?, mostPages: Int = .max, _ freshness: Freshness,
    progress: @Sendable (NewspaperListProgress) async -> Void = { _ in }
  ) async throws(NewspaperError) -> IssueList? {
    let list = try await server.list { () throws(NewspaperError) in
      try await WholeList<IssueListPage>.fetch(
        of: "issues", host: server.site.host, mostPages: mostPages, progress: progress
      ) { place throws(NewspaperError) in
        try await place.unlessPastTheEnd { () throws(NewspaperError) in
          try await page(place, of: lccn, in: years, freshness)
        }
      }
    }
    guard let list else { return nil }
    let issues = Set(list.pages.flatMap(\.issues))
    return IssueList(lccn: lccn, issues: Array(issues), years: years, origin: list.origin)
  }

  /// How much of a newspaper is digitized. Records do not say so, so this requests the first and last row of
  /// the list of issues.
  func span(
    of lccn: LCCN, _ freshness: Freshness
  ) async throws(NewspaperError) -> (coverage: DigitizedCoverage, origin: Origin) {
    let first = try await row(of: lccn, freshness)
    let last = first.total ?? 2 > 1 ? try await row(of: lccn, isFromTheEnd: true, freshness) : first
    let coverage = DigitizedCoverage(
      firstIssue: first.issues.first?.date, lastIssue: last.issues.first?.date, issueCount: first.total)
    return (coverage, last.origin.joined(with: first.origin))
  }

  /// Whether it has any, by the request that also says which is the first.
  func hasIssues(of lccn: LCCN, _ freshness: Freshness) async throws(NewspaperError) -> Bool {
    let first = try await row(of: lccn, freshness)
    return first.total.map { $0 > 0 } ?? !first.keys.isEmpty
  }

  /// The first issue, or the last one.
  private func row(
    of lccn: LCCN, isFromTheEnd: Bool = false, _ freshness: Freshness
  ) async throws(NewspaperError) -> IssueListPage {
    let place = ListPlace(page: 1, size: 1, isFromTheEnd: isFromTheEnd)
    return try await server.list { () throws(NewspaperError) in
      try await page(place, of: lccn, in: nil, freshness)
    }
  }

  private func page(
    _ place: ListPlace, of lccn: LCCN, in years: ClosedRange<Int>?, _ freshness: Freshness
  ) async throws(NewspaperError) -> IssueListPage {
    let part = Part(lccn: lccn, years: years, place: place)
    let page = try await parts.get(part, freshness)
    // Only the request is shared: the response is in the cache, which knows when it expires.
    await parts.forget(part)
    return page
  }
}
