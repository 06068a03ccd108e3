import Newspapers
import Presentation
import TerminalUI
import Terminal
import TestSupport
import Testing

@testable import Scenes

/// How many hits a page has, and going through them.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HitCountTests {
  @Test(arguments: [80, 120]) func `all hits of a page can be visited, at any width`(columns: Int)
    async throws
  {
    let first = try #require(try TextSearch.Page.samples().first)
    let text = (1...9).map { number in
      "Ferry \(number)" + String(repeating: " and nothing else of note on that day", count: 12)
    }
    let pages = [TextSearch.Page(first.facts, text: text.joined(separator: "\n\n"))]
    let stage = Stage(
      columns: columns, rows: 24, archive: StubArchive(.of(pages)),
      search: SearchSources(local: StubSearch(pages)), now: 600, route: .search("ferry", isAsked: true))
    try await stage.wait(for: columns == 80 ? "Ferry 1" : "hit 1 of 9")
    for number in 2...9 {
      stage.press("n")
      try await stage.wait(for: "Ferry \(number)")
    }
    stage.press("n")
    #expect(stage.lines[23].contains("Last hit on this page"), "\(stage.lines)")
  }

  @Test func `a page opens at the hit that the reader went to`() async throws {
    let first = try #require(try TextSearch.Page.samples().first)
    let text = (1...9).map { "Ferry \($0)" + String(repeating: " and nothing else of note", count: 12) }
    let pages = [TextSearch.Page(first.facts, text: text.joined(separator: "\n\n"))]
    let stage = Stage(
      columns: 80, rows: 24, archive: StubArchive(.of(pages)),
      search: SearchSources(local: StubSearch(pages)), now: 600, route: .search("ferry", isAsked: true))
    try await stage.wait(for: "Ferry 1")
    stage.press("n", "n", "n")
    try await stage.wait(for: "hit 4 of 9")
    stage.press("Enter")
    try await stage.wait(for: "match 4 of 9")
    #expect(stage.lines.contains { $0.contains("Ferry 4") }, "\(stage.lines)")
    // Another visit without going to a hit begins at the first one.
    stage.press("q", "g", "g", "Q")
    let again = Stage(
      columns: 80, rows: 24, archive: StubArchive(.of(pages)),
      search: SearchSources(local: StubSearch(pages)), now: 600, route: .search("ferry", isAsked: true))
    try await again.wait(for: "Ferry 1")
    again.press("Enter")
    try await again.wait(for: "match 1 of 9")
  }

  @Test func `a page's first hit is not skipped, even if its best comes later`() async throws {
    let first = try #require(try TextSearch.Page.samples().first)
    let rest = String(repeating: " and nothing else of note on that day", count: 12)
    let text = "Ferry 1\(rest)\n\nFerry 2\(rest)\n\nFerry 3 and Ferry 4\(rest)"
    let pages = [TextSearch.Page(first.facts, text: text)]
    let stage = Stage(
      columns: 80, rows: 24, archive: StubArchive(.of(pages)),
      search: SearchSources(local: StubSearch(pages)),
      now: 600, route: .search("ferry", isAsked: true))
    try await stage.wait(for: "Ferry 3 and Ferry 4")
    for number in 1...4 {
      stage.press("n")
      try await stage.wait(for: "hit \(number) of 4 · 1 of 1")
      #expect(stage.lines.contains { $0.contains("Ferry \(number)") })
    }
  }
}
