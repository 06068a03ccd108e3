import Newspapers
import Presentation
import Scenes
import TestSupport
import Testing

/// What accessible mode says about an answer.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SpokenSearchTests {
  @Test func `what the reader should know about an answer is said once`() async throws {
    let local = StubSearch(try TextSearch.Page.samples())
    local.notes = [.unsaid(.state, pages: 12, known: 0)]
    let transcript = await Transcript(
      of: Stage(
        columns: 80, rows: 24, search: SearchSources(local: local), now: 600,
        route: .search("gold", isAsked: true)))
    let said = transcript.lines.filter { $0.contains("12 pages") }
    #expect(said.count == 1 && said[0].contains(". 12 pages"), "\(transcript.lines)")
  }
}
