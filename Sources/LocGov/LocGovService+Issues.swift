import NewspaperHTTP
import Newspapers

/// Issues: the Library lists them year by year, because there is no complete calendar.
extension LocGovService {
  /// The Library itself reports what it does not have.
  public func holds(_ lccn: LCCN) -> Bool { true }

  /// Two requests for the first and last issue, and one more (rarely a few) for all if there are at most a
  /// thousand; otherwise only years already loaded are known.
  public func coverageByYear(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> IssueCoverage {
    try await listed(lccn, freshness) { () async throws(NewspaperError) -> IssueCoverage in
      let (digitized, origin) = try await span(of: lccn, freshness)
      if let count = digitized.issueCount, count <= Endpoint.largestPage,
        let all = try await issueListing.issues(of: lccn, in: nil, mostPages: 5, freshness)
      {
        return IssueCoverage(of: all)
      }
      return IssueCoverage(digitized: digitized, years: yearCounts[lccn], isComplete: false, origin: origin)
    }
  }

  /// One request per thousand issues. Facets might take fewer, but the Library documents them for decades, and only the
  /// most frequent values of each.
  public func wholeCoverageByYear(
    of lccn: LCCN, freshness: Freshness, progress: @Sendable (NewspaperListProgress) async -> Void
  ) async throws(NewspaperError) -> IssueCoverage {
    let found = try await listed(lccn, freshness) { () async throws(NewspaperError) -> IssueList? in
      try await issueListing.issues(of: lccn, in: nil, freshness, progress: progress)
    }
    guard let all = found else {
      throw .unsupported(source: name, what: "a list of this many issues")
    }
    return IssueCoverage(of: all)
  }

  public func issues(
    of lccn: LCCN, in years: ClosedRange<Int>?, freshness: Freshness
  ) async throws(NewspaperError) -> IssueList {
    let found = try await listed(lccn, freshness) { () async throws(NewspaperError) -> IssueList? in
      try await issueListing.issues(of: lccn, in: years, freshness)
    }
    guard let list = found else {
      throw .unsupported(source: name, what: "a list of this many issues")
    }
    if list.issues.isEmpty { try await checkExistence(of: lccn, in: years, freshness) }
    yearCounts.note(list)
    return list
  }

  public func keptYears(of lccn: LCCN, in years: ClosedRange<Int>) async -> [Int] {
    await issueListing.keptYears(of: lccn, in: years)
  }

  /// The list of issues of a nonexistent newspaper is empty: only its issues in other years or its record tell
  /// the difference. Issues come first, since some newspapers have issues but no record.
  private func checkExistence(
    of lccn: LCCN, in years: ClosedRange<Int>?, _ freshness: Freshness
  ) async throws(NewspaperError) {
    // The list has been loaded; it does not matter if anything else cannot be loaded now.
    if years != nil, (try? await issueListing.hasIssues(of: lccn, freshness)) ?? true { return }
    try await checkRecord(of: lccn, freshness)
  }

  /// - Throws: `.notFound` if there is no record, and nothing if it is unknown whether there is one.
  private func checkRecord(of lccn: LCCN, _ freshness: Freshness) async throws(NewspaperError) {
    do {
      _ = try await newspaper(lccn, freshness: freshness)
    } catch {
      if case .notFound = error { throw error }
    }
  }

  /// The result of `ask`, which requests issues. A list that is missing (404) is the Library's failure, unless the
  /// newspaper's record is missing, too.
  private func listed<Answer: Sendable>(
    _ lccn: LCCN, _ freshness: Freshness, _ ask: () async throws(NewspaperError) -> Answer
  ) async throws(NewspaperError) -> Answer {
    do throws(NewspaperError) {
      return try await ask()
    } catch {
      if case .serverError(_, status: 404) = error { try await checkRecord(of: lccn, freshness) }
      throw error
    }
  }

  public func issue(_ id: IssueID, freshness: Freshness) async throws(NewspaperError) -> Issue {
    try await places.issueFiles.get(id, freshness).issue
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
