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

  private func put(_ name: String, _ query: String, _ order: SearchOrder? = nil) async throws {
    try await library.put(SavedSearch(name: name, query: query, order: order, created: 600, changed: 600))
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
    try await stage.wait(for: "▸  the rush")
    #expect(stage.lines[1].contains("[Saved searches]"))
    #expect(stage.lines[3].contains("gold · by date-desc"))
    #expect(remote.asked.isEmpty)
    stage.press("Enter")
    try await stage.wait(for: "1 of ")
    #expect(remote.asked == ["hits gold date-desc 0+40"])
  }

  @Test func `one is removed, and restored by u`() async throws {
    try await put("the rush", "gold")
    let stage = stage(route: .savedSearches)
    try await stage.wait(for: "▸  the rush")
    stage.press("d")
    try await stage.wait(for: "No saved searches yet")
    #expect(try await searches().isEmpty)
    stage.press("u")
    try await stage.wait(for: "▸  the rush")
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
