import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
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

  @Test func `a search of this machine alone stays here while it is narrowed`() async throws {
    let presenter = SearchPresenter(
      "gold date:1890..1899", sources: SearchSources(local: here, remote: remote), router: router)
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

  @Test func `a search that failed reopens as a search, not as something being typed`() async throws {
    remote.failure = .unreachable(host: "www.loc.gov", .nameNotResolved)
    let presenter = SearchPresenter(
      "", isAsked: false, sources: SearchSources(local: here, remote: remote), router: router)
    await presenter.start()
    presenter.type("gold")
    await presenter.searchHere()
    #expect(presenter.currentRoute == .search("gold", isAsked: false, order: nil))
    await presenter.search()
    #expect(presenter.currentRoute == .search("gold", isAsked: true, order: nil))
    presenter.type("goldfish")
    #expect(presenter.currentRoute == .search("goldfish", isAsked: false, order: nil))
  }

  @Test func `a search that this machine answered instead of a server reopens as a search`() async throws {
    remote.failure = .unreachable(host: "www.loc.gov", .nameNotResolved)
    let sources = SearchSources(local: here, remote: SearchRepository(source: remote, fallback: here))
    let presenter = SearchPresenter("gold", sources: sources, router: router)
    await presenter.start()
    #expect(presenter.state.content?.isLocal == true)
    #expect(presenter.currentRoute == .search("gold", isAsked: true, order: nil))
    presenter.type("rush")
    await presenter.searchHere()
    #expect(presenter.currentRoute == .search("rush", isAsked: false, order: nil))
  }

  @Test func `what a field left out is told before who could not be asked`() async throws {
    let here = StubSearch(try TextSearch.Page.samples())
    here.notes = [.unsaid(.state, pages: 12, known: 0)]
    let remote = StubSearch([], name: "www.loc.gov", isLocal: false)
    remote.failure = .unreachable(host: "www.loc.gov", .nameNotResolved)
    let sources = SearchSources(local: here, remote: SearchRepository(source: remote, fallback: here))
    let stage = Stage(
      columns: 80, rows: 24, search: sources, now: 600, route: .search("gold", isAsked: true))
    let lines = try await stage.wait(for: "1 of ")
    #expect(lines[22].contains("12 pages whose state is not known were"), "\(lines)")
  }

  @Test func `a failed search is told before what a field left out`() async throws {
    let here = StubSearch(try TextSearch.Page.samples())
    here.notes = [.unsaid(.state, pages: 12, known: 0)]
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: here), now: 600,
      route: .search("gold", isAsked: true))
    try await stage.wait(for: "12 pages whose state")
    here.failure = .local(what: "the index is damaged")
    stage.press("R")
    let lines = try await stage.wait(for: "✗ ")
    #expect(lines[22].contains("✗ "), "\(lines)")
  }
}
