import Newspapers
import Presentation
import Scenes
import TestSupport
import Testing

/// What accessible mode says about an answer.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SpokenSearchTests {
  private func searched(for query: String, in sources: SearchSources) async -> Transcript {
    await Transcript(
      of: Stage(
        columns: 80, rows: 24, search: sources, now: 600, route: .search(query, isAsked: true)))
  }

  @Test func `that variants were not chosen is said`() async throws {
    for (query, isSaid) in [("gold~", true), ("gold", false)] {
      let local = StubSearch(try TextSearch.Page.samples())
      let transcript = await searched(for: query, in: SearchSources(local: local))
      let said = transcript.lines.contains {
        $0.contains("Variants of gold are not chosen yet, so none were searched for.")
      }
      #expect(said == isSaid, "\(query): \(transcript.lines)")
    }
  }

  @Test func `what the reader should know about an answer is said once`() async throws {
    let local = StubSearch(try TextSearch.Page.samples())
    local.notes = [.unsaid(.state, pages: 12, known: 0)]
    let transcript = await searched(for: "gold", in: SearchSources(local: local))
    let said = transcript.lines.filter { $0.contains("12 pages") }
    #expect(said.count == 1 && said[0].contains(". 12 pages"), "\(transcript.lines)")
  }

  @Test func `a search that finds nothing names its query, and a list that fails itself`() async {
    let local = StubSearch([])
    let search = await searched(for: "xyzzy", in: SearchSources(local: local))
    #expect(
      search.lines.contains { $0.hasPrefix("Search for xyzzy: No pages found") }, "\(search.lines)")
    let directory = StubDirectory(Newspaper.samples)
    directory.failure = .serverError(host: "news.example", status: 500)
    let list = await Transcript(
      of: Stage(columns: 80, rows: 24, service: directory, route: .newspapers(NewspaperQuery(state: "Ohio"))))
    #expect(list.lines.contains { $0.hasPrefix("Newspapers, Ohio: Error: ") }, "\(list.lines)")
  }

  @Test func `a list that a server would continue says so, and what was loaded`() async throws {
    let remote = StubSearch(try TextSearch.Page.many(100), name: "www.loc.gov", isLocal: false)
    let transcript = await searched(for: "gold", in: SearchSources(remote: remote))
    #expect(
      transcript.lines.first?.hasSuffix("Rows 1 to 20 of 40 loaded; a loads more.") == true,
      "\(transcript.lines)")
    let next = await transcript.answer(to: "m")
    #expect(next.first?.hasSuffix("Rows 21 to 40 of 40 loaded; a loads more.") == true, "\(next)")
    #expect(await transcript.answer(to: "m") == ["Error: no more is loaded; a loads more."])
    let more = await transcript.answer(to: "a")
    #expect(more.count == 3 && more[0] == "More has been loaded; m says it.", "\(more)")
    #expect(more[1].hasSuffix("Rows 21 to 40 of 80 loaded; a loads more."), "\(more)")
    #expect(more[2].contains(". m more, "), "\(more)")
    #expect(await transcript.answer(to: "m").contains { $0.hasPrefix("41. ") })
    await transcript.type("m", "a", "m")
    #expect(await transcript.answer(to: "m") == ["Error: no more here."])
  }

  @Test func `what fails again says why again, and what is canceled says so`() async throws {
    let remote = StubSearch(try TextSearch.Page.samples(), name: "www.loc.gov", isLocal: false)
    remote.failure = .unreachable(host: "www.loc.gov", .nameNotResolved)
    let transcript = await searched(for: "gold", in: SearchSources(remote: remote))
    let place = "Search for gold: Error: "
    let failure = try #require(transcript.lines.first { $0.hasPrefix(place) })
    let again = await transcript.answer(to: "R")
    #expect(again.first == "Failed again: \(failure.dropFirst(place.count))", "\(again)")
    remote.wait(for: { try? await Task.sleep(for: .seconds(90)) })
    func canceled() async throws -> [String] {
      async let answer = transcript.answer(to: "R")
      while !transcript.interrupt() { try await Task.sleep(for: .milliseconds(5)) }
      return await answer
    }
    #expect(try await canceled().first?.hasPrefix(place + "Canceled.") == true)
    #expect(try await canceled().first == "Canceled.")
    remote.wait(for: nil)
    remote.failure = nil
    await transcript.type("R")
    remote.wait(for: { try? await Task.sleep(for: .seconds(90)) })
    let kept = try await canceled()
    #expect(kept.count == 2 && kept[0] == "Canceled." && kept[1].hasPrefix("A number opens"), "\(kept)")
  }
}
