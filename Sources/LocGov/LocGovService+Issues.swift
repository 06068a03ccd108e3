import NewspaperHTTP
import Newspapers

/// Issues: the Library lists them year by year, as there is no calendar to be had whole.
extension LocGovService {
  /// What the Library does not have it says when it is asked.
  public func holds(_ lccn: LCCN) -> Bool { true }

  /// Two requests for the first issue and the last, and one more, rarely some, for all if they are no more than a
  /// thousand; else the years are known that were looked at.
  public func coverageByYear(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> IssueCoverage {
    let (digitised, origin) = try await span(of: lccn, freshness)
    if let count = digitised.issueCount, count <= Endpoint.largestPage,
      let all = try await issueListing.issues(of: lccn, in: nil, mostPages: 5, freshness)
    {
      return IssueCoverage(of: all)
    }
    return IssueCoverage(digitised: digitised, years: yearCounts[lccn], isComplete: false, origin: origin)
  }

  public func issues(
    of lccn: LCCN, in years: ClosedRange<Int>?, freshness: Freshness
  ) async throws(NewspaperError) -> IssueList {
    guard let list = try await issueListing.issues(of: lccn, in: years, freshness) else {
      throw .unsupported(source: name, what: "a list of so many issues")
    }
    if list.issues.isEmpty { try await checkExistence(of: lccn, freshness) }
    yearCounts.note(list)
    return list
  }

  /// The list of issues of a newspaper that there is not is an empty list: only the record tells.
  private func checkExistence(of lccn: LCCN, _ freshness: Freshness) async throws(NewspaperError) {
    do {
      _ = try await newspaper(lccn, freshness: freshness)
    } catch {
      // The list has come; whether the record can be had now is nothing that was asked.
      if case .notFound = error { throw error }
    }
  }

  public func issue(_ id: IssueID, freshness: Freshness) async throws(NewspaperError) -> Issue {
    try await issueFiles.get(id, freshness).issue
  }

  @concurrent
  public func frontPages(
    of date: IssueDate, state: String?, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> FrontPageList {
    try await FrontPageListing(
      server: server, endpoint: endpoint, sizes: listings.sizes, date: date, state: state,
      freshness: freshness
    ).pages(window)
  }
}
