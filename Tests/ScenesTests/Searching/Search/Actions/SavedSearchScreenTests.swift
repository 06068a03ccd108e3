import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Saved searches on screens backed by a real file.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SavedSearchScreenTests {
  private let folder = TemporaryFolder()
  private let library: LibraryFile
  private let remote: StubSearch

  init() throws {
    library = LibraryFile(path: folder.file("library.sqlite"))
    remote = StubSearch(try TextSearch.Page.samples(), name: "www.loc.gov", isLocal: false)
  }

  private func stage(_ text: String = "", columns: Int = 80, route: Route? = nil) -> Stage {
    Stage(
      columns: columns, rows: 24, search: SearchSources(remote: remote).expanding(SavedSearches(library)),
      library: library, now: 600, route: route ?? .search(text, isAsked: !text.isEmpty))
  }

  private func searches() async throws -> [SavedSearch] { try await library.contents().searches }

  private func put(
    _ name: String, _ query: String, _ order: SearchOrder? = nil, source: String? = nil
  ) async throws {
    try await library.put(
      SavedSearch(name: name, query: query, source: source, order: order, created: 600, changed: 600))
  }

  @Test func `S saves the search, and u undoes that`() async throws {
    let stage = stage("gold   -silver")
    try await stage.wait(for: "1 of ")
    stage.press("S")
    #expect(stage.lines[1].hasPrefix(" / gold"), "the query stays in sight: \(stage.lines[1])")
    stage.press("C-u")
    stage.type("the rush")
    stage.press("Enter")
    try await stage.wait(for: "Search saved; ' lists all: “the rush”")
    #expect(
      try await searches() == [
        SavedSearch(name: "the rush", query: "gold -silver", created: 600, changed: 600)
      ])
    stage.press("u")
    try await stage.wait(for: "Search removed: “the rush”")
    #expect(try await searches().isEmpty)
  }

  @Test func `an invalid name, and a search of itself, are not saved`() async throws {
    let stage = stage("gold")
    try await stage.wait(for: "1 of ")
    stage.press("S", "C-u")
    stage.type("a\"b")
    stage.press("Enter")
    try await stage.wait(for: "✗ Saved searches need a name without quotation marks")
    stage.press("S", "C-u", "Enter")
    try await stage.settle()
    #expect(stage.lines.last == " ✗ Saved searches need a name", "\(stage.lines)")
    try await put("x", "gold")
    stage.press("/")
    stage.type("saved:x")
    stage.press("Enter")
    try await stage.wait(for: "saved search x")
    stage.press("S", "C-u")
    stage.type("x")
    stage.press("Enter")
    try await stage.wait(for: "✗ the saved search “x” contains itself")
    #expect(try await searches().map(\.query) == ["gold"])
  }

  @Test func `the list of saved searches sends no request before one is opened`() async throws {
    try await put("the rush", "gold", .dateDescending)
    let stage = stage(columns: 160)
    stage.press("Esc", "'")
    try await stage.wait(for: "▸   the rush")
    #expect(stage.lines[1].contains("[Saved searches]"))
    #expect(stage.lines[3].contains("gold · by date-desc"))
    #expect(remote.asked.isEmpty)
    stage.press("Enter")
    try await stage.wait(for: "1 of ")
    #expect(remote.asked == ["hits gold date-desc 0+40"])
  }

  @Test func `one saved for this machine asks no server, and is saved for it again`() async throws {
    try await put("the rush", "gold", source: "here")
    let here = StubSearch(Array(try TextSearch.Page.samples().prefix(2)))
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: here, remote: remote), library: library, now: 600,
      route: .savedSearches)
    try await stage.wait(for: "▸   the rush")
    stage.press("Enter")
    try await stage.wait(for: "2 pages on this machine")
    #expect(remote.asked.isEmpty)
    let presenter = try #require(stage.navigator.screens.last as? SearchScreen).presenter
    #expect(presenter.currentRoute == .search("gold", isAsked: true, source: "here"))
    stage.press("S", "Enter")
    try await stage.wait(for: "Search saved")
    #expect(try await searches().map(\.source) == ["here", "here"])
    stage.press("H")
    try await stage.wait(for: "5 pages · www.loc.gov")
    #expect(presenter.currentRoute == .search("gold", isAsked: true))
  }

  @Test func `one saved for another source says what runs it, and Enter searches here instead`()
    async throws
  {
    try await put("the rush", "gold rush", .dateDescending, source: "https://news.example")
    let stage = stage(columns: 160, route: .savedSearches)
    try await stage.wait(for: "▸   the rush")
    #expect(stage.lines.contains { $0.contains("at https://news.example") })
    stage.press("Enter")
    try await stage.wait(for: "This search runs at https://news.example, not here")
    let presenter = try #require(stage.navigator.screens.last as? SearchScreen).presenter
    guard case .empty(let nothing) = presenter.state else { throw CancellationError() }
    let command = "broadsheet search --source https://news.example --sort date-desc 'gold rush'"
    #expect(nothing.advice.first == "In a shell: \(command)")
    stage.press("R", "e", "Esc")
    try await stage.settle()
    #expect(stage.lines.contains { $0.contains("This search runs at") } && remote.asked.isEmpty)
    stage.press("e", "Enter")
    try await stage.wait(for: "1 of ")
    #expect(remote.asked == ["hits gold rush date-desc 0+40"])
  }

  @Test(
    arguments: [
      ("loc", nil, nil, true), ("loc", "loc", nil, true), ("loc", nil, "https://a.example", false),
      ("offline", "here", nil, true), ("here", nil, nil, false), ("https://a.example/", nil, nil, false),
      ("https://a.example/", "https://a.example", nil, true),
      ("https://a.example", "loc", "https://a.example", false),
      ("https://a.example", nil, "https://a.example", true),
    ] as [(String, String?, String?, Bool)])
  func `a window searches the source that was named, or else that of the settings`(
    saved: String, named: String?, usual: String?, isSame: Bool
  ) {
    #expect(SearchedSource(named: named, usual: usual).isSame(as: saved) == isSame)
  }

  @Test func `one is removed, and restored by u`() async throws {
    try await put("the rush", "gold")
    let stage = stage(route: .savedSearches)
    try await stage.wait(for: "▸   the rush")
    stage.press("d")
    try await stage.wait(for: "No saved searches yet")
    #expect(try await searches().isEmpty)
    stage.press("u")
    try await stage.wait(for: "▸   the rush")
    #expect(try await searches().map(\.query) == ["gold"])
  }

  @Test func `hits are marked by the query of a saved search`() async throws {
    try await put("the rush", "gold")
    let stage = stage("saved:\"the rush\"")
    try await stage.wait(for: "1 of ")
    #expect(remote.asked == ["hits gold relevance 0+40"])
    let search = try #require(stage.navigator.screens.last as? SearchScreen)
    #expect(search.presenter.state.content?.writtenQuery == (try SearchQuery.read("gold").query))
  }

  @Test func `an unknown name is reported`() async throws {
    try await put("the rush", "gold")
    let stage = stage("saved:\"the rash\"")
    try await stage.wait(for: "has no saved search “the rash”; did you mean")
    #expect(remote.asked.isEmpty)
  }
}
