import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import TestSupport
import Testing

/// The pane beside Home follows rows of jobs and of what was open.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HomeBesideTests {
  private let home: HomeStage
  private let queue = StageQueue()
  private let router = RecordingRouter<Route>()

  init() throws { home = try HomeStage() }

  /// The page and the newspaper shown beside the first row that `isMeant`.
  private func beside(
    _ presenter: HomePresenter, _ isMeant: (HomeRow.Target) -> Bool
  ) throws -> (page: PageID?, lccn: LCCN, title: String?) {
    let row = try #require(presenter.state.content?.rows.first { isMeant($0.target) })
    presenter.select(row)
    guard case .pageOrRecord(let page, let lccn, let preview)?? = router.companions.last else {
      throw NewspaperError.local(what: "nothing is beside \(row.title)")
    }
    return (page, lccn, preview?.row.title)
  }

  @Test func `a job has its newspaper beside it`() async throws {
    try await home.fill()
    let year = try LCCN("sn99021999")
    let issue = IssueID(
      lccn: try LCCN("sn99066033"), date: try #require(IssueDate("1895-01-12")))
    _ = try await queue.store.add([
      QueuedJob(id: 0, wanted: .year(year, 1887), title: "Omaha daily bee", added: 1),
      QueuedJob(id: 0, wanted: .issue(issue), added: 2),
    ])
    let presenter = HomePresenter(
      shelf: Bookshelf(library: home.library, desk: queue.desk), holdings: home.holdings, router: router)
    await presenter.start()
    let first = try beside(presenter) { $0 == .job(1) }
    #expect(first.lccn == year && first.page == nil && first.title == "Omaha daily bee")
    let second = try beside(presenter) { $0 == .job(2) }
    #expect(second.lccn == issue.lccn && second.page == PageID(issue: issue, sequence: 1))
  }

  @Test func `what was open has its newspaper beside it`() async throws {
    try await home.fill()
    let lccn = try LCCN("sn99021999")
    let calendar = Route.calendar(lccn, title: "Omaha daily bee", date: IssueDate("1887-03-03"))
    try await home.library.put(
      LastSession(
        tabs: [.init(name: "Issues of Omaha daily bee", screens: [try #require(calendar.fields)])], front: 0,
        quit: 1_749_930_000))
    let presenter = HomePresenter(
      shelf: Bookshelf(library: home.library), holdings: home.holdings,
      session: SessionKeeper(library: home.library, isOn: true), router: router)
    await presenter.start()
    let shown = try beside(presenter) { if case .session = $0 { true } else { false } }
    #expect(shown.lccn == lccn && shown.title == "Omaha daily bee")
  }
}
