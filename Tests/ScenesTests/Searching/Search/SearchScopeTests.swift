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

  @Test func `a period without pages here never keeps the rows of the former query`() async throws {
    remote.failure = .unreachable(host: "www.loc.gov", .nameNotResolved)
    let sources = SearchSources(local: here, remote: SearchRepository(source: remote, fallback: here))
    let presenter = SearchPresenter("gold", sources: sources, router: router)
    await presenter.start()
    await presenter.searchThisMachine()
    #expect(presenter.state.content?.rows.count == 2)
    await presenter.search()
    #expect(await presenter.takeDates("1870..1879") == nil)
    #expect(presenter.state.content == nil)
    let advice = try #require(presenter.state.failure?.advice)
    #expect(advice.contains("No page on this machine matches either."), "\(advice)")
    let asked = remote.asked.count
    await presenter.refresh()
    #expect(presenter.state.content == nil && remote.asked.count == asked + 1)
    #expect(await presenter.takeDates("1897") == nil)
    #expect(presenter.state.content?.rows.count == 2)
  }

  @Test func `the rows of the former query are not shown while a server is asked for another`() async throws {
    let presenter = SearchPresenter(
      "gold", sources: SearchSources(local: here, remote: remote), router: router)
    let view = RecordingView<SearchContent>()
    presenter.attach(view)
    await presenter.start()
    let first = view.states.count
    #expect(await presenter.takeDates("1897") == nil)
    #expect(view.states.dropFirst(first).first == .loading("Searching www.loc.gov"))
  }

  @Test func `a period chosen in the trend of this machine stays here`() async throws {
    let presenter = SearchPresenter(
      "gold date:1890..1899", sources: SearchSources(local: here, remote: remote), router: router)
    await presenter.start()
    await presenter.searchThisMachine()
    let period = try #require(try SearchQuery.read("date:1897").query.expression.fields.first)
    router.onOpen = { if case .searchTrendPicker(_, _, let reply) = $0 { reply.send(period) } }
    await presenter.chooseTrend()
    #expect(presenter.line.text == "gold date:1897")
    #expect(presenter.state.content?.isLocal == true && remote.asked.count == 1)
  }

  @Test func `an edited query stays on this machine, a new one or H again asks the server`() async throws {
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: here, remote: remote), now: 600,
      route: .search("gold", isAsked: true))
    try await stage.wait(for: "5 pages · www.loc.gov")
    stage.press("H")
    try await stage.wait(for: "2 pages on this machine")
    stage.press("e")
    stage.type(" rush")
    let lines = try await stage.wait(for: "here: 2 pages")
    #expect(!lines[2].contains("Enter asks"), "\(lines)")
    stage.press("Enter")
    try await stage.settle()
    #expect(remote.asked.count == 1, "\(stage.lines)")
    stage.press("H")
    try await stage.wait(for: "4 pages · www.loc.gov")
    stage.press("H")
    try await stage.wait(for: "2 pages on this machine")
    stage.press("/")
    stage.type("gold")
    try await stage.wait(for: "Enter asks www.loc.gov")
    stage.press("Enter")
    try await stage.wait(for: "5 pages · www.loc.gov")
  }

  @Test func `where nothing was found, the advice says what asks the server`() async throws {
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: here, remote: remote), now: 600,
      route: .search("zebra", isAsked: false))
    try await stage.wait(for: "Enter searches www.loc.gov.")
    stage.press("Esc")
    try await stage.wait(untilGone: "Enter searches www.loc.gov.")
    stage.press("H")
    let lines = try await stage.wait(for: "Press H again to search www.loc.gov.")
    #expect(!lines.contains { $0.contains("Enter searches www") }, "\(lines)")
    stage.press("e")
    try await stage.wait(untilGone: "Press H again")
    #expect(!stage.lines.contains { $0.contains("Enter searches www") }, "\(stage.lines)")
    stage.press("Esc")
    try await stage.wait(for: "Press H again to search www.loc.gov.")
    stage.press("H")
    try await stage.wait(untilGone: "Press H again")
    try await stage.settle()
    #expect(remote.asked.count == 1)
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
    #expect(lines[18].hasPrefix(" 12 pages whose state is not known were not searched"), "\(lines)")
    #expect(lines[20].hasPrefix(" www.loc.gov cannot be reached: its name could not be resolved"), "\(lines)")
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
    let failure = try #require(lines.firstIndex { $0.contains("✗ ") })
    let lack = lines.firstIndex { $0.contains("12 pages whose") }
    #expect(failure < lack ?? lines.count, "\(lines)")
  }
}
