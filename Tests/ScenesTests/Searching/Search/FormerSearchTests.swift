import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

@testable import TerminalUI

/// Going back to what was found before a query was narrowed.
@MainActor @Suite(.timeLimit(.minutes(2))) struct FormerSearchTests {
  private let here: StubSearch
  private let remote: StubSearch

  init() throws {
    here = StubSearch(Array(try TextSearch.Page.samples().prefix(2)))
    remote = StubSearch(try TextSearch.Page.samples(), name: "www.loc.gov", isLocal: false)
  }

  @Test func `Esc gives back the former query with its rows`() async throws {
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: here, remote: remote), now: 600,
      route: .search("gold", isAsked: true))
    try await stage.wait(for: "5 pages · www.loc.gov")
    remote.wait { try? await Task.sleep(for: .seconds(60)) }
    stage.press("d", "C-u")
    stage.type("1897")
    stage.press("Enter")
    try await stage.wait(for: "Searching www.loc.gov")
    stage.press("Esc")
    let lines = try await stage.wait(for: "5 pages · www.loc.gov")
    #expect(
      lines.contains { $0.contains("/ gold") } && !lines.contains { $0.contains("date:1897") }, "\(lines)")
  }

  @Test func `Esc gives it back after a failure, too, and then leaves`() async throws {
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: here, remote: remote), now: 600, route: .home)
    stage.navigator.open(.search("gold", isAsked: true))
    try await stage.wait(for: "5 pages · www.loc.gov")
    remote.failure = .unreachable(host: "www.loc.gov", .refused)
    stage.press("d", "C-u")
    stage.type("1860s")
    stage.press("Enter")
    try await stage.wait(for: "www.loc.gov cannot be reached")
    stage.press("Esc")
    let lines = try await stage.wait(for: "5 pages · www.loc.gov")
    #expect(!lines.contains { $0.contains("date:1860") }, "\(lines)")
    stage.press("Esc")
    try await stage.wait(untilGone: "5 pages · www.loc.gov")
  }

  @Test func `a query that cannot be read does not look like one that found nothing`() async throws {
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: here), now: 600,
      route: .search("zeppelin", isAsked: true))
    try await stage.wait(for: "No pages found")
    stage.press("/", "C-u")
    stage.type("date:1850..1840")
    stage.press("Enter")
    try await stage.wait(for: "1850 is later than 1840")
    try await stage.wait(untilGone: "No pages found")
  }

  @Test func `its counts are not shown for a query that cannot be counted`() async throws {
    let search = SearchPresenter("gold", sources: SearchSources(local: here))
    await search.start()
    let facets = SearchFacetsPresenter(of: search)
    await facets.start()
    #expect(facets.state.content?.isEmpty == false)
    search.type("rush")
    await search.search()
    here.failure = .local(what: "the index is damaged")
    await facets.start()
    #expect(facets.state.content == nil && facets.state.failure != nil, "\(facets.state)")
  }

  @Test func `Esc goes back to a search that found nothing, and says so`() async throws {
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: here, remote: remote), now: 600,
      route: .search("zeppelin", isAsked: true))
    try await stage.wait(for: "No pages found")
    remote.failure = .unreachable(host: "www.loc.gov", .refused)
    stage.press("d", "C-u")
    stage.type("1860s")
    stage.press("Enter")
    try await stage.wait(for: "www.loc.gov cannot be reached")
    stage.press("Esc")
    let lines = try await stage.wait(for: "No pages found")
    #expect(lines.contains { $0.contains("/ zeppelin") }, "\(lines)")
    #expect(!lines.contains { $0.contains("0 pages") }, "\(lines)")
  }
}
