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

  @Test func `a search that finds nothing names its query, and a list that fails itself`() async {
    let local = StubSearch([])
    let search = await Transcript(
      of: Stage(
        columns: 80, rows: 24, search: SearchSources(local: local), now: 600,
        route: .search("xyzzy", isAsked: true)))
    #expect(
      search.lines.contains { $0.hasPrefix("Search for xyzzy: No pages found") }, "\(search.lines)")
    let directory = StubDirectory(Newspaper.samples)
    directory.failure = .serverError(host: "news.example", status: 500)
    let list = await Transcript(
      of: Stage(columns: 80, rows: 24, service: directory, route: .newspapers(NewspaperQuery(state: "Ohio"))))
    #expect(list.lines.contains { $0.hasPrefix("Newspapers, Ohio: Error: ") }, "\(list.lines)")
  }
}
