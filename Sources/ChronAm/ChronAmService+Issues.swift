import NewspaperHTTP
import Newspapers

/// Issues: a site has all issues of a newspaper in the response for its title.
extension ChronAmService {
  /// The site itself reports what it does not have.
  public func holds(_ lccn: LCCN) -> Bool { true }

  public func coverageByYear(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> IssueCoverage {
    IssueCoverage(of: try await calendar(of: lccn, freshness))
  }

  public func issues(
    of lccn: LCCN, in years: ClosedRange<Int>?, freshness: Freshness
  ) async throws(NewspaperError) -> IssueList {
    let all = try await calendar(of: lccn, freshness)
    return years == nil ? all : IssueList(lccn: lccn, issues: all.issues, years: years, origin: all.origin)
  }

  public func issue(_ id: IssueID, freshness: Freshness) async throws(NewspaperError) -> Issue {
    let issue = try await about(id.lccn, freshness) { endpoint async throws(NewspaperError) in
      try await site.issue(id, endpoint, freshness)
    }
    let (previous, next) = try await neighbors(of: id, freshness.acceptingOld)
    return Issue(
      id: id, title: issue.title, pages: issue.pages, previous: previous, next: next, volume: issue.volume,
      number: issue.number, webAddress: issue.webAddress, origin: issue.origin)
  }

  public func frontPages(
    of date: IssueDate, state: String?, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> FrontPageList {
    let endpoint = try await endpoint.get(freshness)
    return try await FrontPageSearch(
      server: site.server, endpoint: endpoint, isOpenONI: isOpenONI(freshness.acceptingOld), date: date,
      state: state,
      freshness: freshness
    ).pages(window)
  }

  private func calendar(of lccn: LCCN, _ freshness: Freshness) async throws(NewspaperError) -> IssueList {
    try await about(lccn, freshness) { _ async throws(NewspaperError) in
      try await calendars.get(lccn, freshness)
    }
  }

  /// The adjacent issues. If the newspaper's list cannot be loaded, the issue is shown without them.
  private func neighbors(
    of id: IssueID, _ freshness: Freshness
  ) async throws(NewspaperError) -> (previous: IssueID?, next: IssueID?) {
    let issues: [ListedIssue]
    do {
      issues = try await calendar(of: id.lccn, freshness).issues
    } catch .canceled {
      throw .canceled
    } catch {
      return (nil, nil)
    }
    guard let index = issues.firstIndex(of: ListedIssue(date: id.date, edition: id.edition)) else {
      return (nil, nil)
    }
    func issue(_ position: Int) -> IssueID? {
      guard issues.indices.contains(position) else { return nil }
      return issues[position].id(of: id.lccn)
    }
    return (issue(index - 1), issue(index + 1))
  }
}
