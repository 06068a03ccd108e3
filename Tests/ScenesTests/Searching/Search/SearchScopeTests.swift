import MVP
import Newspapers
import Presentation
import Scenes
import TestSupport
import Testing

/// Where a search looks: at a server, or on this machine only.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SearchScopeTests {
  private let router = RecordingRouter<Route>()
  private let here: StubSearch
  private let remote: StubSearch

  init() throws {
    here = StubSearch(Array(try TextSearch.Page.samples().prefix(2)))
    remote = StubSearch(try TextSearch.Page.samples(), name: "www.loc.gov", isLocal: false)
  }

  private func presenter(
    _ text: String = "", isAsked: Bool = false, sources: SearchSources? = nil, pageSize: Int = 40
  ) -> SearchPresenter {
    SearchPresenter(
      text, isAsked: isAsked, sources: sources ?? SearchSources(local: here, remote: remote),
      pageSize: pageSize,
      router: router)
  }

  @Test func `a search of this machine alone stays here while it is narrowed`() async throws {
    let presenter = presenter("gold date:1890..1899", isAsked: true)
    await presenter.start()
    #expect(remote.asked.count == 1)
    await presenter.searchThisMachine()
    await presenter.widenDates(by: 10)
    #expect(presenter.state.content?.isLocal == true && remote.asked.count == 1)
    presenter.type("rush")
    await presenter.search()
    #expect(remote.asked.count == 2)
    await presenter.widenDates(by: 10)
    #expect(presenter.state.content?.isLocal == false)
  }

  @Test func `a search that this machine answered instead of a server reopens as a search`() async throws {
    remote.failure = .unreachable(host: "www.loc.gov", .nameNotResolved)
    let sources = SearchSources(local: here, remote: SearchRepository(source: remote, fallback: here))
    let presenter = presenter("gold", isAsked: true, sources: sources)
    await presenter.start()
    #expect(presenter.state.content?.isLocal == true)
    #expect(presenter.currentRoute == .search("gold", isAsked: true, order: nil))
    presenter.type("rush")
    await presenter.searchHere()
    #expect(presenter.currentRoute == .search("rush", isAsked: false, order: nil))
  }
}
