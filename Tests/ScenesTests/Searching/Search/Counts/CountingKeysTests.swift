import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Counts that take requests, each with its own key.
@MainActor @Suite(.timeLimit(.minutes(2))) struct CountingKeysTests {
  @Test func `F counts all pages, and f shows the counts`() async throws {
    let remote = StubSearch(try TextSearch.Page.many(60), name: "www.loc.gov", isLocal: false)
    let stage = Stage(
      columns: 160, rows: 40, search: SearchSources(remote: remote), now: 600,
      route: .search("gold", isAsked: true))
    try await stage.wait(for: "Decade (first 40)")
    #expect(stage.lines.contains { $0.contains("F: all pages, 1 request") })
    stage.press("F")
    try await stage.wait(for: "Decade (all)")
    #expect(remote.asked.filter { $0.hasPrefix("facet") }.count == 4)
    #expect(stage.lines.contains { $0.contains("1890s") && $0.contains(" 60 ") })
    #expect(!stage.lines.contains { $0.contains("F: all pages") })
    stage.press("f")
    try await stage.wait(for: "Narrow by")
    stage.type("cali")
    try await stage.wait(for: "state 60")
  }

  @Test func `a server that cannot count says so, is not offered, and the list stays`() async throws {
    let remote = StubSearch(
      try TextSearch.Page.many(60), name: "www.loc.gov", isLocal: false, countsFacets: false)
    let stage = Stage(
      columns: 160, rows: 40, search: SearchSources(remote: remote), now: 600,
      route: .search("gold", isAsked: true))
    try await stage.wait(for: "Decade (first 40)")
    #expect(!stage.lines.contains { $0.contains("F: all pages") }, "\(stage.lines)")
    stage.press("F")
    try await stage.wait(for: "✗ www.loc.gov does not offer counts by decade")
    #expect(stage.lines[38].hasSuffix("1 of 40"))
  }

  @Test func `c says what an exact count takes, and asks when it is pressed again`() async throws {
    let remote = StubSearch(
      try TextSearch.Page.many(60), name: "www.loc.gov", isLocal: false, exactRequests: 5)
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(remote: remote), now: 600,
      route: .search("gold", isAsked: true))
    try await stage.wait(for: "at most 60 pages")
    stage.press("c")
    try await stage.wait(for: "Exact count: up to 5 requests, about 165 s; c again asks")
    #expect(!remote.asked.contains { $0.hasPrefix("count") })
    stage.press("c")
    try await stage.wait(untilGone: "at most 60 pages · www.loc.gov")
    #expect(remote.asked.filter { $0.hasPrefix("count") }.count == 1)
    stage.press("c")
    try await stage.wait(for: "The count is 60 pages already")
  }

  @Test func `t says what many periods take, and asks when it is pressed again`() async throws {
    let remote = StubSearch(
      try TextSearch.Page.many(60), name: "www.loc.gov", isLocal: false, exactRequests: 2)
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(remote: remote), now: 600,
      route: .search("gold date:1890..1899", isAsked: true))
    try await stage.wait(for: "at most 60 pages")
    stage.press("t")
    try await stage.wait(for: "Counting by year: 20 requests, about 11 min; t again asks")
    #expect(!remote.asked.contains { $0.hasPrefix("count") })
    stage.press("t")
    try await stage.wait(for: "Pages by year")
    try await stage.wait(for: " 60  │")
    #expect(remote.asked.filter { $0.hasPrefix("count") }.count == 10, "\(remote.asked)")
    #expect(stage.lines.contains { $0.contains("1897 ") && $0.contains(" 60") }, "\(stage.lines)")
  }

  @Test(arguments: ["t", "F"])
  func `Esc after counts that failed leads to the pages found, and only then out of the search`(key: String)
    async throws
  {
    let remote = StubSearch(try TextSearch.Page.many(60), name: "www.loc.gov", isLocal: false)
    let stage = Stage(
      columns: 160, rows: 40, search: SearchSources(remote: remote), now: 600, route: .bookmarks)
    stage.navigator.open(.search("gold date:1890..1899", isAsked: true))
    try await stage.wait(for: "Decade (first 40)")
    remote.failure = .timedOut(host: "www.loc.gov", seconds: 30)
    stage.press(Key(stringLiteral: key))
    try await stage.wait(for: "✗ www.loc.gov did not answer")
    try await stage.settle()
    stage.press("Esc")
    #expect(stage.navigator.screens.count == 2 && stage.lines[38].hasSuffix("1 of 40"), "\(stage.lines)")
    #expect(stage.lines[39].contains("The pages found are still here; q again goes back"))
    stage.press("Esc")
    #expect(stage.navigator.screens.count == 1, "\(stage.lines)")
  }

  @Test func `counts that failed behind another screen keep nobody in the search`() async throws {
    let remote = StubSearch(try TextSearch.Page.many(60), name: "www.loc.gov", isLocal: false)
    let stage = Stage(
      columns: 160, rows: 40, search: SearchSources(remote: remote), now: 600, route: .bookmarks)
    stage.navigator.open(.search("gold", isAsked: true))
    try await stage.wait(for: "Decade (first 40)")
    let gate = AsyncStream<Void>.makeStream()
    remote.wait(for: { for await _ in gate.stream { break } })
    remote.failure = .timedOut(host: "www.loc.gov", seconds: 30)
    stage.press("F")
    try await stage.wait(for: "updating …")
    stage.navigator.open(.bookmarks)
    gate.continuation.finish()
    try await stage.wait(for: "✗ www.loc.gov did not answer")
    stage.navigator.back()
    try await stage.settle()
    stage.press("Esc")
    #expect(stage.navigator.screens.count == 1, "\(stage.lines)")
  }
}
