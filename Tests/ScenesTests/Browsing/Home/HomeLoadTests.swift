import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Synchronization
import TestSupport
import Testing

/// Home is loaded again while it still looks at what is on this machine.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HomeLoadTests {
  @Test func `a page left without text is not said to have none once its text is here`() async throws {
    let home = try HomeStage()
    let position = try #require(
      ReadingPosition.sample(0, 2, place: 0, line: 0, lines: 0, read: 1_749_600_000))
    try await home.library.put([position])
    for (holdings, words) in [
      (StubHoldings(), "no text"),
      (StubHoldings([HeldPage(page: position.page, title: "", place: "")]), "top"),
    ] {
      let presenter = HomePresenter(shelf: Bookshelf(library: home.library), holdings: holdings)
      await presenter.start()
      let row = presenter.state.content?.rows.first { $0.page == position.page }
      #expect(row?.more == words)
    }
    withExtendedLifetime(home) {}
  }

  @Test func `what an earlier load knew does not bring a removed row back`() async throws {
    let home = try HomeStage()
    try await home.fill()
    let holdings = SlowHoldings()
    let presenter = HomePresenter(
      shelf: Bookshelf(library: home.library), holdings: holdings, router: RecordingRouter<Route>())
    let first = Task { await presenter.start() }
    for await _ in holdings.looks.stream { break }
    let row = try #require(
      presenter.state.content?.rows.first { if case .position = $0.target { true } else { false } })
    await presenter.forget(row)
    func isShown() -> Bool { presenter.state.content?.rows.contains { $0.target == row.target } ?? true }
    #expect(!isShown())
    let machine = presenter.state.content?.machine
    #expect(machine?.isEmpty == false)
    holdings.open()
    await first.value
    #expect(!isShown() && presenter.state.content?.machine == machine)
    withExtendedLifetime(home) {}
  }
}

/// A machine whose newspapers take long to count the first time.
private final class SlowHoldings: MachineHoldings {
  private let known = StubHoldings()
  private let count = Mutex(0)
  private let gate = AsyncStream<Void>.makeStream()
  let looks = AsyncStream<Void>.makeStream()

  func open() { gate.continuation.finish() }

  func newspapers() async throws(NewspaperError) -> HeldNewspapers {
    let number = count.withLock { count in
      count += 1
      return count
    }
    if number == 1 {
      looks.continuation.yield()
      for await _ in gate.stream {}
    }
    return try await known.newspapers()
  }

  func newspapers(
    of place: Place, limit: Int
  ) async throws(NewspaperError) -> LibraryRows<Newspaper> {
    try await known.newspapers(of: place, limit: limit)
  }
  func pages() async throws(NewspaperError) -> HeldPages { try await known.pages() }
  func frontPages(
    month: Int, day: Int, limit: Int
  ) async throws(NewspaperError) -> LibraryRows<HeldPage> {
    try await known.frontPages(month: month, day: day, limit: limit)
  }
  func frontPages(of lccn: LCCN, limit: Int) async throws(NewspaperError) -> [IssueID] {
    try await known.frontPages(of: lccn, limit: limit)
  }
  func held(of pages: [PageID]) async throws(NewspaperError) -> Set<PageID> {
    try await known.held(of: pages)
  }
  func pagesByDay(of lccn: LCCN) async throws(NewspaperError) -> [IssueDate: Int] {
    try await known.pagesByDay(of: lccn)
  }
  func pages(of lccn: LCCN, on date: IssueDate) async throws(NewspaperError) -> [PageID] {
    try await known.pages(of: lccn, on: date)
  }
}
