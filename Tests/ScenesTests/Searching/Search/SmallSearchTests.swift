import Newspapers
import Presentation
import Scenes
import TestSupport
import Testing

/// A search on the smallest screen.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SmallSearchTests {
  @Test func `the selected row takes the line of the column headings`() async throws {
    let stage = Stage(
      columns: 20, rows: 6, search: SearchSources(local: StubSearch(try TextSearch.Page.samples())),
      now: 600, route: .search("gold", isAsked: true))
    try await stage.wait(for: "▸")
    let cursor = try #require(stage.cursor)
    #expect(stage.lines[cursor.row].contains("▸"), "\(stage.lines)")
  }

  @Test func `the query takes one line, and the selected row two`() async throws {
    let stage = Stage(
      columns: 20, rows: 6, search: SearchSources(local: StubSearch(try TextSearch.Page.samples())),
      now: 600, route: .search("gold", isAsked: true))
    try await stage.wait(for: "▸")
    let lines = stage.lines
    #expect(lines[1].hasPrefix(" / gold") && lines[2].contains("▸"), "\(lines)")
    #expect(!lines[3].allSatisfy { $0.isWhitespace }, "\(lines)")
  }
}
