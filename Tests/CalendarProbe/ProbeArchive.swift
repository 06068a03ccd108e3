import Newspapers

/// Issues of one newspaper, in memory.
struct ProbeArchive: IssueArchive {
  let list: IssueList
  let name = "probe"

  func holds(_ lccn: LCCN) -> Bool { lccn == list.lccn }

  func coverageByYear(of lccn: LCCN, freshness: Freshness) async throws(NewspaperError) -> IssueCoverage {
    IssueCoverage(of: list)
  }

  func issues(
    of lccn: LCCN, in years: ClosedRange<Int>?, freshness: Freshness
  ) async throws(NewspaperError) -> IssueList { list }

  func issue(_ id: IssueID, freshness: Freshness) async throws(NewspaperError) -> Issue {
    throw .unsupported(source: name, what: "pages")
  }

  func frontPages(
    of date: IssueDate, state: String?, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> FrontPageList { throw .unsupported(source: name, what: "front pages") }
}
