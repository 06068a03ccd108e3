import Newspapers

/// Issues of one newspaper, in memory.
struct ProbeArchive: NewspaperArchive {
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

/// It has no pages.
extension ProbeArchive {
  func text(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageText {
    throw .notHere(what: .page(page))
  }

  func layout(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageLayout {
    throw .notHere(what: .page(page))
  }

  func scan(of page: PageID, _ view: ScanView) async throws(NewspaperError) -> PageScan {
    throw .notHere(what: .page(page))
  }

  func isHere(_ part: PagePart, of page: PageID) async -> Bool { false }

  func location(of file: PageFile, of page: PageID) async throws(NewspaperError) -> PageFileLocation {
    throw .notHere(what: .page(page))
  }

  func webAddress(of page: PageID) -> String? { nil }
}
