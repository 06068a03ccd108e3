import Newspapers
import PageIndex

/// What is on this machine: the catalog, or else the starter catalog, and the index of pages.
struct OwnHoldings: MachineHoldings {
  let directory: any NewspaperDirectory
  let index: PageIndex

  func newspapers() async throws(NewspaperError) -> HeldNewspapers {
    let first = Window(offset: 0, limit: 1)
    let all = try await directory.newspapers(matching: NewspaperQuery(), window: first, freshness: .kept)
    let digitized = try await directory.newspapers(
      matching: NewspaperQuery(isDigitized: true), window: first, freshness: .kept)
    return HeldNewspapers(count: all.total, digitized: digitized.total, origin: all.origin)
  }

  func newspapers(
    of place: Place, limit: Int
  ) async throws(NewspaperError) -> LibraryRows<Newspaper> {
    guard let city = place.city else { return .none }
    let found = try await directory.newspapers(
      matching: NewspaperQuery(state: place.state, city: city), window: Window(offset: 0, limit: limit),
      freshness: .kept)
    return LibraryRows(found.newspapers, total: found.total)
  }

  func pages() async throws(NewspaperError) -> HeldPages { try await index.heldPages() }

  func frontPages(
    month: Int, day: Int, limit: Int
  ) async throws(NewspaperError) -> LibraryRows<HeldPage> {
    try await index.frontPages(month: month, day: day, limit: limit)
  }

  func frontPages(of lccn: LCCN, limit: Int) async throws(NewspaperError) -> [IssueID] {
    try await index.frontPages(of: lccn, limit: limit)
  }

  func held(of pages: [PageID]) async throws(NewspaperError) -> Set<PageID> {
    try await index.held(of: pages)
  }

  func pagesByDay(of lccn: LCCN) async throws(NewspaperError) -> [IssueDate: Int] {
    try await index.pagesByDay(of: lccn)
  }

  func pages(of lccn: LCCN, on date: IssueDate) async throws(NewspaperError) -> [PageID] {
    try await index.pages(of: lccn, on: date)
  }
}
