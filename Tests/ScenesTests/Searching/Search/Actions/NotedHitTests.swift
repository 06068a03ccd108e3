import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Notes on pages found by a search.
@MainActor @Suite(.timeLimit(.minutes(2))) struct NotedHitTests {
  @Test func `a note on a hit remembers the query, and its tags are added to it`() async throws {
    let folder = TemporaryFolder()
    let library = LibraryFile(path: folder.file("library.sqlite"))
    let here = StubSearch(Array(try TextSearch.Page.samples().prefix(2)))
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: here), library: library, now: 600,
      route: .search("gold -silver", isAsked: true))
    try await stage.wait(for: "2 pages on this machine")
    #expect(!stage.lines.contains { $0.contains("♦") })
    stage.press("g", "e")
    try await stage.wait(for: "Note on page ")
    stage.type("see this")
    stage.press("Enter")
    try await stage.wait(for: "♦ Note saved; u undoes")
    let lines = try await stage.wait(for: "  ♦ … brings news of a gold rush")
    #expect(lines.count { $0.contains("♦") } == 2, "the other page has no note")
    stage.press("g", "t")
    try await stage.wait(for: "Tags on page ")
    stage.type("rush")
    stage.press("Enter")
    try await stage.wait(for: "♦ Tags saved; u undoes")
    let saved = try await library.contents().excerpts
    #expect(saved.count == 1 && saved.first?.note == "see this" && saved.first?.tags == ["rush"])
    #expect(saved.first?.foundBy == "gold -silver" && saved.first?.newspaper.title.isEmpty == false)
    stage.press("g", "e")
    try await stage.wait(for: "see this")
    stage.press("Esc", "u")
    try await stage.wait(for: "Tags of the note restored")
    stage.press("u")
    try await stage.wait(untilGone: "  ♦ … brings")
  }
}
