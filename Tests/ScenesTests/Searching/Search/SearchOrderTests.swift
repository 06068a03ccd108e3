import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// The order of the found pages.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SearchOrderTests {
  @Test func `an order that makes no sense is refused with the reason`() async throws {
    let search = StubSearch(try TextSearch.Page.samples())
    search.notes = [.orderedBy(.date, reason: "the words are on more than half of the pages")]
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: search), now: 600,
      route: .search("rush", isAsked: true))
    try await stage.wait(for: "1 of ")
    stage.press("s")
    try await stage.wait(for: "Best match")
    stage.type("best")
    stage.press("Enter")
    try await stage.wait(for: "Sorted by date: the words are on more than half of the pages")
  }
}
