import Newspapers

/// A machine with a catalog of newspapers and the front pages that a test puts there.
public struct StubHoldings: MachineHoldings {
  public var all: [HeldPage] = []
  public var neighbors: [Newspaper] = []
  public var fault: NewspaperError?
  public var newspaperCount = 5

  public init(_ all: [HeldPage] = []) { self.all = all }

  public func newspapers() async throws(NewspaperError) -> HeldNewspapers {
    if let fault { throw fault }
    return HeldNewspapers(
      count: newspaperCount, digitized: 4,
      origin: Origin(name: "directory", asOf: 1_748_649_600, isLive: false))
  }

  public func newspapers(
    of place: Place, limit: Int
  ) async throws(NewspaperError) -> LibraryRows<Newspaper> {
    let found = neighbors.filter { $0.places.contains { $0.city == place.city && $0.state == place.state } }
    return LibraryRows(Array(found.prefix(limit)), total: found.count)
  }

  public func pages() async throws(NewspaperError) -> HeldPages {
    HeldPages(count: all.count, bytes: all.count * 48_000)
  }

  public func frontPages(
    month: Int, day: Int, limit: Int
  ) async throws(NewspaperError) -> LibraryRows<HeldPage> {
    let found = all.filter {
      $0.page.sequence == 1 && $0.page.issue.date.month == month && $0.page.issue.date.day == day
    }
    return LibraryRows(Array(found.prefix(limit)), total: found.count)
  }

  public func frontPages(of lccn: LCCN, limit: Int) async throws(NewspaperError) -> [IssueID] {
    let found = all.map(\.page).filter { $0.issue.lccn == lccn && $0.sequence == 1 }.map(\.issue)
    return Array(found.sorted().prefix(limit))
  }

  public func held(of pages: [PageID]) async throws(NewspaperError) -> Set<PageID> {
    Set(pages).intersection(all.map(\.page))
  }

  public func pagesByDay(of lccn: LCCN) async throws(NewspaperError) -> [IssueDate: Int] {
    let pages = all.map(\.page).filter { $0.issue.lccn == lccn }
    return Dictionary(pages.map { ($0.issue.date, 1) }, uniquingKeysWith: +)
  }

  public func pages(of lccn: LCCN, on date: IssueDate) async throws(NewspaperError) -> [PageID] {
    all.map(\.page).filter { $0.issue.lccn == lccn && $0.issue.date == date }.sorted()
  }
}
