import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Keys that do nothing while something is loading.
@MainActor @Suite(.timeLimit(.minutes(2))) struct IdleKeyTests {
  private let answers: AsyncStream<Void>
  private let answer: AsyncStream<Void>.Continuation

  init() { (answers, answer) = AsyncStream.makeStream() }

  @Test func `turning on from the last page lets it load`() async throws {
    var contents = try StubArchive.Contents.sample()
    contents.pageCounts[try PageID.sample(1).issue] = 2
    let archive = StubArchive(contents, name: "news.example")
    let stage = Stage(columns: 80, rows: 24, archive: archive, route: .page(try .sample(1), title: nil))
    try await stage.wait(for: "THE NEW FERRY RUNS AT LAST")
    try await stage.settle()
    archive.wait(for: { [answers] in for await _ in answers { break } })
    stage.press("]")
    try await stage.wait(for: "Loading page 2 of 2")
    stage.press("]")
    try await stage.wait(for: "Last page")
    archive.wait(for: nil)
    answer.finish()
    try await stage.wait(for: "NOTICIAS DEL RÍO")
    let page = try PageID.sample(2)
    let requests = archive.asked.filter { $0 == "text \(page)" }
    #expect(requests.count == 1, "\(archive.asked)")
  }

  @Test func `no field to remove lets the search go on`() async throws {
    let remote = StubSearch(try TextSearch.Page.many(6), name: "www.loc.gov", isLocal: false)
    remote.wait(for: { [answers] in for await _ in answers { break } })
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(remote: remote), now: 600,
      route: .search("gold", isAsked: true), asksOnRest: false)
    try await stage.wait(for: "Searching www.loc.gov")
    stage.press("x")
    try await stage.wait(for: "No field to remove")
    remote.wait(for: nil)
    answer.finish()
    try await stage.wait(for: "1 of 6")
    #expect(remote.asked.count { $0.hasPrefix("hits") } == 1, "\(remote.asked)")
  }
}
