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

  /// A page with `count` hits, each with a passage of its own, in the place of a sample.
  private func page(_ sample: TextSearch.Page, hits count: Int) -> TextSearch.Page {
    let rest = String(repeating: " and nothing else of note on that day", count: 12)
    return TextSearch.Page(
      sample.facts, text: (1...count).map { "Ferry \($0)\(rest)" }.joined(separator: "\n\n"))
  }

  @Test func `a page with many hits is counted as a whole, and n goes through all of it`() async throws {
    let first = try #require(try TextSearch.Page.samples().first)
    let pages = [page(first, hits: 45)]
    let stage = Stage(
      columns: 120, rows: 24, archive: StubArchive(.of(pages)),
      search: SearchSources(local: StubSearch(pages)), now: 600, route: .search("ferry", isAsked: true))
    try await stage.wait(for: "hit 1 of 45")
    for _ in 1..<45 { stage.press("n") }
    try await stage.wait(for: "hit 45 of 45")
    #expect(stage.lines.contains { $0.contains("Ferry 45") }, "\(stage.lines)")
    stage.press("Enter")
    try await stage.wait(for: "match 45 of 45")
  }

  @Test(arguments: [80, 120]) func `a count beyond the last hit goes there, and n to the next page`(
    columns: Int
  )
    async throws
  {
    let samples = try TextSearch.Page.samples()
    let pages = [page(samples[0], hits: 9), page(samples[1], hits: 2)]
    let stage = Stage(
      columns: columns, rows: 24, archive: StubArchive(.of(pages)),
      search: SearchSources(local: StubSearch(pages)), now: 600, route: .search("ferry", isAsked: true))
    try await stage.wait(for: columns == 80 ? "Ferry 1" : "hit 1 of 9")
    stage.press("4", "n")
    try await stage.wait(for: "hit 5 of 9")
    stage.press("2", "0", "0", "n")
    #expect(stage.lines.contains { $0.contains("hit 9 of 9") }, "\(stage.lines)")
    #expect(stage.lines[23].contains("Last hit on this page; n again: next page"), "\(stage.lines)")
    stage.press("9", "9", "N")
    #expect(stage.lines.contains { $0.contains("hit 1 of 9") }, "\(stage.lines)")
    #expect(stage.lines[23].contains("First hit on this page; N again: previous page"), "\(stage.lines)")
    stage.press("9", "9", "n")
    stage.press("n")
    #expect(stage.lines[22].hasSuffix("2 of 2"), "\(stage.lines)")
  }
}
