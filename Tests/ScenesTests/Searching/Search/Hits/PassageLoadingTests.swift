import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

/// Text that takes a separate request, on the search screen.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PassageLoadingTests {
  private let remote: StubSearch

  init() throws {
    remote = StubSearch(
      try TextSearch.Page.many(6), name: "www.loc.gov", isLocal: false, withholdsPassages: true)
  }

  private func stage(asksOnRest: Bool = true) -> Stage {
    Stage(
      columns: 80, rows: 24, search: SearchSources(remote: remote), now: 600,
      route: .search("gold", isAsked: true), asksOnRest: asksOnRest)
  }

  private var passages: [String] { remote.asked.filter { $0.hasPrefix("passage") } }

  @Test func `the text of a row is loaded when the reader pauses on it, and no key waits`() async throws {
    let stage = stage()
    try await stage.wait(for: "1 of 6")
    #expect(stage.lines.filter { $0.contains("No text yet; pause here to load it (1 request)") }.count == 6)
    // Nothing is requested for rows merely passed, and the cursor moves at once.
    for row in 2...5 {
      stage.press("j")
      #expect(stage.lines[22].hasSuffix("\(row) of 6"))
    }
    try await stage.wait(for: "… what sn85066387/1897-07-24/ed-1/seq-5 says …")
    #expect(passages == ["passage sn85066387/1897-07-24/ed-1/seq-5"])
    // It stays, and is not requested again.
    stage.press("k")
    try await stage.wait(for: "what sn85066387/1897-07-23")
    stage.press("j")
    // The pause begins once the row is drawn.
    _ = stage.lines
    try await Task.sleep(for: .milliseconds(700))
    #expect(stage.lines.filter { $0.contains(" says …") }.count == 2 && passages.count == 2)
  }

  @Test func `searching again keeps the text that was loaded, and loads what is missing`() async throws {
    let stage = stage()
    try await stage.wait(for: "what sn85066387/1897-07-20")
    remote.failure = .malformed(host: "tile.loc.gov", what: "the response is not JSON")
    stage.press("j")
    try await stage.wait(for: "No snippet: tile.loc.gov sent an unreadable response")
    remote.failure = nil
    stage.press("R")
    let lines = try await stage.wait(for: "what sn85066387/1897-07-21")
    #expect(remote.refreshes == 1 && lines.contains { $0.contains("what sn85066387/1897-07-20") }, "\(lines)")
    #expect(passages.count == 3, "\(passages)")
  }

  @Test func `nothing is loaded by itself if the reader wants to be asked`() async throws {
    let stage = stage(asksOnRest: false)
    try await stage.wait(for: "1 of 6")
    #expect(stage.lines.contains { $0.contains("No text yet; n loads it (1 request)") })
    // The pause begins once the row is drawn.
    _ = stage.lines
    try await Task.sleep(for: .milliseconds(700))
    #expect(stage.lines[22].hasSuffix("1 of 6") && passages.isEmpty)
    stage.press("n")
    try await stage.wait(for: "what sn85066387/1897-07-20")
    #expect(passages.count == 1 && stage.lines[22].hasSuffix("1 of 6"))
  }

  @Test func `an error is shown on its row, once`() async throws {
    let stage = stage()
    try await stage.wait(for: "1 of 6")
    remote.failure = .malformed(host: "tile.loc.gov", what: "the response is not JSON")
    try await stage.wait(for: "No snippet: tile.loc.gov sent an unreadable response")
    stage.press("j", "k")
    // The pause begins once the row is drawn.
    _ = stage.lines
    try await Task.sleep(for: .milliseconds(700))
    #expect(stage.lines.filter { $0.contains("No snippet") }.count == 1 && passages.count == 1)
    // The next row is requested, and n retries.
    remote.failure = nil
    stage.press("n")
    try await stage.wait(for: "what sn85066387/1897-07-20")
    stage.press("j")
    try await stage.wait(for: "what sn85066387/1897-07-21")
  }

  @Test func `a server that refuses is left alone`() async throws {
    let stage = stage()
    try await stage.wait(for: "1 of 6")
    remote.failure = .rateLimited(host: "tile.loc.gov", until: nil)
    try await stage.wait(for: "No snippet: tile.loc.gov is refusing requests")
    remote.failure = nil
    stage.press("j")
    // The pause begins once the row is drawn.
    _ = stage.lines
    try await Task.sleep(for: .milliseconds(700))
    #expect(passages.count == 1 && stage.lines[22].hasSuffix("2 of 6"))
    stage.press("n")
    try await stage.wait(for: "what sn85066387/1897-07-21")
  }

  @Test func `text that was loading when the search was left is loaded on return`() async throws {
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true),
      search: SearchSources(remote: remote), now: 600)
    try await stage.wait(for: "1 of 5")
    stage.press("g", "s")
    stage.type("gold")
    stage.press("Enter")
    try await stage.wait(for: "1 of 6")
    let gate = AsyncStream<Void>.makeStream()
    remote.wait(for: { for await _ in gate.stream { break } })
    try await stage.wait(for: "Loading text from tile.loc.gov")
    stage.press("q")
    try await stage.wait(for: "1 of 5")
    remote.wait(for: nil)
    gate.continuation.finish()
    stage.press("L")
    try await stage.wait(for: "what sn85066387/1897-07-20")
  }

  @Test func `a search for other dates loads its text, though this machine has the page, too`() async throws {
    let local = StubSearch(try TextSearch.Page.many(1))
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: local, remote: remote), now: 600,
      route: .search("gold", isAsked: true))
    try await stage.wait(for: "what sn85066387/1897-07-20")
    stage.press("d")
    stage.type("1897")
    stage.press("Enter")
    try await stage.wait(for: "gold date:1897")
    let lines = try await stage.wait(for: "what sn85066387/1897-07-20")
    #expect(lines.contains { $0.contains("gold date:1897") }, "\(lines)")
  }

  @Test func `text that came while nothing was shown appears on the next pause`() async throws {
    let presenter = SearchPresenter("gold", sources: SearchSources(remote: remote))
    await presenter.start()
    let content = try #require(presenter.state.content)
    let row = try #require(content.rows.first)
    presenter.show(.loading("Searching"))
    await presenter.loadPassage(of: row, isWanted: false)
    presenter.show(.content(content))
    await presenter.loadPassage(of: row, isWanted: false)
    #expect(presenter.state.content?.rows.first?.snippets.isEmpty == false && passages.count == 1)
  }
}
