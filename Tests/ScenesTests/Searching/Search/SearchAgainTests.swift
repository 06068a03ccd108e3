import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// Searching again at a server that failed, or that the reader did not wait for.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SearchAgainTests {
  private let here: StubSearch
  private let remote: StubSearch

  init() throws {
    here = StubSearch(Array(try TextSearch.Page.samples().prefix(2)))
    remote = StubSearch(try TextSearch.Page.samples(), name: "www.loc.gov", isLocal: false)
  }

  /// With a query that was typed, but not searched for yet.
  private func stage() async throws -> Stage {
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: here, remote: remote), now: 600,
      route: .search("", isAsked: false))
    try await stage.wait(for: "Search the text of newspaper pages")
    stage.type("gold")
    try await stage.wait(for: "here: 2 pages")
    return stage
  }

  @Test func `no page so far is not said to be none, and more can be checked`() async throws {
    remote.emptyWindows = 2
    let stage = try await stage()
    stage.press("Enter")
    let lines = try await stage.wait(for: "No page found so far")
    #expect(lines[23].contains("a more"), "\(lines)")
    stage.press("a")
    try await stage.settle()
    #expect(remote.emptyWindows == 0 && stage.lines.contains { $0.contains("No page found so far") })
    stage.press("a")
    try await stage.wait(for: "5 pages · www.loc.gov")
  }

  @Test func `after a server failed, R asks it again, past what is stored, and the bar says so`()
    async throws
  {
    remote.failure = .unreachable(host: "www.loc.gov", .nameNotResolved)
    let stage = try await stage()
    stage.press("Enter")
    let lines = try await stage.wait(for: "✗ www.loc.gov cannot be reached")
    #expect(lines.contains { $0.contains("2 pages on this machine") }, "\(lines)")
    #expect(lines[23].contains("R retry"), "\(lines)")
    stage.press("R")
    try await stage.settle()
    #expect(remote.asked.count == 2 && stage.lines[21].contains("✗"), "\(stage.lines)")
    remote.failure = nil
    stage.press("R")
    let found = try await stage.wait(for: "5 pages · www.loc.gov")
    #expect(remote.refreshes == 2 && remote.asked.count == 3)
    #expect(!found[23].contains("R retry"), "\(found)")
  }

  @Test func `R loads as many pages as were loaded, so that the selected one stays`() async throws {
    let remote = StubSearch(try TextSearch.Page.many(60), name: "www.loc.gov", isLocal: false)
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(remote: remote), now: 600,
      route: .search("gold", isAsked: true))
    try await stage.wait(for: "40 of 60 pages shown")
    stage.press("a")
    try await stage.wait(for: "1 of 60")
    stage.press("G")
    let lines = try await stage.wait(for: "60 of 60")
    let asked = remote.asked.count
    stage.press("R")
    try await stage.settle()
    #expect(remote.asked.count == asked + 2 && remote.refreshes == 1, "\(remote.asked)")
    let selected = lines.first { $0.hasPrefix("▸") }
    #expect(stage.lines.first { $0.hasPrefix("▸") } == selected, "\(stage.lines)")
  }

  @Test func `after the reader stopped waiting for a server, R asks it again`() async throws {
    let stage = try await stage()
    let gate = AsyncStream<Void>.makeStream()
    remote.wait(for: { for await _ in gate.stream { break } })
    stage.press("Enter")
    let lines = try await stage.wait(for: "searching www.loc.gov …")
    #expect(lines[22].contains("2 pages on this machine  searching www.loc.gov …  Esc cancels"), "\(lines)")
    stage.press("Esc")
    try await stage.wait(untilGone: "searching")
    #expect(stage.lines[23].contains("R retry"), "\(stage.lines)")
    remote.wait(for: nil)
    gate.continuation.finish()
    stage.press("R")
    try await stage.wait(for: "5 pages · www.loc.gov")
  }

  @Test(arguments: ["Esc", "q"])
  func `that nothing was found stays if the reader stops waiting for a second answer`(key: String)
    async throws
  {
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: here, remote: remote), now: 600,
      route: .search("zebra", isAsked: true))
    try await stage.wait(for: "No pages found")
    try await stage.settle()
    let lines = stage.lines
    remote.wait(for: { try? await Task.sleep(for: .seconds(600)) })
    // The second time, nothing has changed.
    for _ in 1...2 {
      stage.press("R")
      try await stage.wait(for: "Searching www.loc.gov")
      stage.press(Key(stringLiteral: key))
      try await stage.settle()
      #expect(stage.lines == lines, "\(stage.lines)")
    }
    remote.wait(for: nil)
    stage.press("R")
    try await stage.settle()
    #expect(stage.lines.dropLast() == lines.dropLast())
    #expect(stage.lines.last == " Reloaded; still nothing")
  }

  @Test func `what this machine lacks is no answer of a server that the reader did not wait for`()
    async throws
  {
    remote.wait(for: { try? await Task.sleep(for: .seconds(600)) })
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: here, remote: remote), now: 600,
      route: .search("", isAsked: false))
    try await stage.wait(for: "Search the text of newspaper pages")
    stage.type("zebra")
    try await stage.wait(for: "No pages found")
    stage.press("Enter")
    try await stage.wait(for: "Searching www.loc.gov")
    stage.press("Esc")
    try await stage.wait(for: "Canceled")
  }

  @Test func `a failure comes before the order of its fallback`() async throws {
    remote.failure = .unreachable(host: "www.loc.gov", .nameNotResolved)
    here.notes = [.orderedBy(.date, reason: "each word is on more than half of all pages here")]
    let stage = Stage(
      columns: 80, rows: 24,
      search: SearchSources(local: here, remote: SearchRepository(source: remote, fallback: here)), now: 600,
      route: .search("gold", isAsked: true))
    let lines = try await stage.wait(for: "pages on this machine")
    #expect(lines[20].hasPrefix(" www.loc.gov cannot be reached: its name could not be resolved; showing"))
    #expect(lines[22].contains("machine  sorted by date"), "\(lines)")
  }
}
