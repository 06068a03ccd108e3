import Newspapers
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Back and forward, as in a browser.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ForwardTests {
  private let stage = Stage(columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true))

  @Test func `a screen left by going back is reopened`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("Enter")
    try await stage.wait(for: "A publisher")
    stage.press("q")
    try await stage.wait(for: "1 of 5")
    stage.press("L")
    try await stage.wait(for: "A publisher")
    #expect(stage.lines[0].contains("› Evening star"))
    stage.press("L")
    #expect(stage.lines[23].contains("Nothing to go forward"))
  }

  @Test func `several steps are taken in order`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("p")
    try await stage.wait(for: "3 states")
    stage.press("n")
    try await stage.wait(for: "› Newspapers ·")
    let there = stage.lines[0]
    stage.press("q", "q")
    #expect(stage.navigator.screens.count == 1)
    stage.press("L")
    #expect(stage.navigator.screens.count == 2 && stage.lines[0].contains("│ Places"))
    stage.press("L")
    #expect(stage.navigator.screens.count == 3 && stage.lines[0] == there)
  }

  @Test func `going elsewhere forgets the old path and a popup does not`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("Enter")
    try await stage.wait(for: "A publisher")
    stage.press("q", "?")
    try await stage.wait(for: "open the newspaper")
    stage.press("Esc", "L")
    try await stage.wait(for: "A publisher")
    stage.press("q", "j", "p")
    try await stage.wait(for: "3 states")
    stage.press("L")
    #expect(stage.lines[23].contains("Nothing to go forward"))
  }

  @Test func `a screen is reopened as it was left, not as it was opened`() async throws {
    let pages = try TextSearch.Page.many(9)
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true),
      search: SearchSources(local: StubSearch(pages)), now: 600)
    try await stage.wait(for: "1 of 5")
    stage.press("g", "s")
    stage.type("gold")
    stage.press("Enter")
    try await stage.wait(for: "1 of ")
    stage.press("j", "M")
    try await stage.wait(for: "1 marked · 2 of ")
    let found = stage.lines.dropLast()
    stage.press("q")
    try await stage.wait(for: "1 of 5")
    stage.press("L")
    try await stage.wait(for: "/ gold")
    try await stage.wait(for: "1 marked · 2 of ")
    #expect(stage.lines.dropLast() == found)
  }

  @Test func `a screen that was still loading is loaded`() async throws {
    let service = StubDirectory(Newspaper.samples)
    let stage = Stage(columns: 80, rows: 24, service: service)
    try await stage.wait(for: "1 of 5")
    let gate = AsyncStream<Void>.makeStream()
    service.wait(for: { for await _ in gate.stream { break } })
    stage.press("Enter", "q")
    service.wait(for: nil)
    gate.continuation.finish()
    stage.press("L")
    try await stage.wait(for: "A publisher")
  }

  @Test func `what a screen was still loading when it was left is loaded`() async throws {
    let archive = StubArchive(try .sample(), name: "news.example")
    let stage = Stage(
      columns: 80, rows: 40, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive)
    try await stage.wait(for: "1 of 5")
    let gate = AsyncStream<Void>.makeStream()
    archive.wait(for: { for await _ in gate.stream { break } })
    stage.press("Enter")
    try await stage.wait(for: "A publisher")
    // The first one stops waiting.
    stage.press("q", "q")
    try await stage.wait(for: "1 of 5")
    archive.wait(for: nil)
    gate.continuation.finish()
    stage.press("L")
    try await stage.wait(for: "up to 3 a year")
  }
}
