import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// Going back from a narrowed search.
@MainActor @Suite(.timeLimit(.minutes(2))) struct WideningTests {
  @Test func `x goes back to the rows that were loaded, without a request`() async throws {
    let remote = StubSearch(try TextSearch.Page.many(60), name: "www.loc.gov", isLocal: false)
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: nil, remote: remote), now: 600,
      route: .search("gold", isAsked: true))
    try await stage.wait(for: "40 of 60 pages shown")
    stage.press("a")
    try await stage.wait(untilGone: "pages shown")
    stage.press("G")
    try await stage.wait(for: "60 of 60")
    stage.press("d")
    stage.type("1700..1999")
    stage.press("Enter")
    try await stage.wait(for: "40 of 60 pages shown")
    let count = remote.asked.count
    stage.press("x")
    try await stage.wait(for: "60 of 60")
    #expect(stage.lines[1] == " / gold" && remote.asked.count == count, "\(stage.lines)")
  }
}
