import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// Marking found pages when no server may be asked.
@MainActor @Suite(.timeLimit(.minutes(2))) struct OfflineMarksTests {
  @Test func `where nothing can be queued, marks do not say that it can`() async throws {
    let desk = JobDesk(StageQueue.queue(StageQueue().store), isOffline: true)
    let here = StubSearch(try TextSearch.Page.many(60))
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: here), route: .search("gold", isAsked: true),
      desk: desk)
    try await stage.wait(for: "1 of 60")
    stage.press("M")
    #expect(stage.lines[23].contains("1 page marked; X unmarks all"), "\(stage.lines)")
  }
}
