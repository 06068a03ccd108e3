import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Keys that follow links from a newspaper's record to those that preceded and succeeded it.
@MainActor @Suite(.timeLimit(.minutes(2))) struct RecordLinkTests {
  @Test func `Tab goes to the first link, and Enter follows it`() async throws {
    let stage = Stage(columns: 80, rows: 24, route: .newspapers(NewspaperQuery(words: "sn83030214")))
    try await stage.wait(for: "1 of 1")
    stage.press("Enter")
    try await stage.wait(for: "Preceded by")
    stage.press("Tab")
    #expect(stage.navigator.screens.count == 2, "what is followed is to be seen first")
    stage.press("Enter")
    #expect(stage.navigator.screens.count == 3)
  }

  @Test(arguments: ["Enter", "R"])
  func `a record that failed says why and what to do, and keys request it again`(key: String) async throws {
    let directory = StubDirectory(Newspaper.samples)
    let stage = Stage(columns: 80, rows: 24, service: directory)
    try await stage.wait(for: "1 of 5")
    directory.failure = .serverError(host: "news.example", status: 500)
    stage.press("Enter")
    try await stage.wait(for: "HTTP status 500")
    let lines = stage.lines
    #expect(lines.contains { $0.contains("✗ news.example failed with HTTP status 500") }, "\(lines)")
    #expect(lines.contains { $0.contains("· R tries again.") }, "\(lines)")
    #expect(!lines.contains { $0.contains("for the full record") }, "\(lines)")
    #expect(lines[23].hasPrefix(" R retry  i issues"), "\(lines)")
    #expect(!lines[22].contains("ago") && !lines[22].contains("just now"), "\(lines)")
    directory.failure = nil
    stage.press(Key(stringLiteral: key))
    try await stage.wait(for: "A publisher")
    #expect(!stage.lines.contains { $0.contains("HTTP status 500") })
    #expect(stage.lines[23].hasPrefix(" Enter issues"))
  }

  @Test func `a record whose loading was canceled says so, and the hints say what keys do`() async throws {
    let directory = StubDirectory(Newspaper.samples)
    let stage = Stage(columns: 80, rows: 24, service: directory)
    try await stage.wait(for: "1 of 5")
    try await stage.settle()
    let asked = directory.asked
    directory.wait(for: { try? await Task.sleep(for: .seconds(600)) })
    stage.press("Enter")
    while directory.asked == asked { try await Task.sleep(for: .milliseconds(2)) }
    stage.press("Esc")
    let lines = try await stage.wait(for: "✗ Canceled")
    #expect(stage.navigator.screens.count == 2)
    #expect(lines[23].hasPrefix(" R retry  i issues"), "\(lines)")
    directory.wait(for: nil)
    stage.press("Enter")
    try await stage.wait(for: "A publisher")
    #expect(!stage.lines.contains { $0.contains("Canceled") })
    #expect(stage.lines[23].hasPrefix(" Enter issues"))
  }

  @Test func `accessible mode says why a record failed, and what to type`() async throws {
    let directory = StubDirectory(Newspaper.samples)
    let transcript = await Transcript(of: Stage(columns: 80, rows: 24, service: directory))
    directory.failure = .serverError(host: "news.example", status: 500)
    await transcript.type("1")
    let said = transcript.lines.joined(separator: "\n")
    #expect(said.contains("Error: ") && said.contains("failed with HTTP status 500."), "\(said)")
    #expect(said.contains("R tries again.") && !said.contains("Press Enter"), "\(said)")
  }

  @Test func `Enter goes from the list to the record, the issues and a page`() async throws {
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: StubArchive(try .sample()))
    try await stage.wait(for: "1 of 5")
    stage.press("Enter")
    try await stage.wait(for: "A publisher")
    stage.press("Enter")
    try await stage.wait(for: "› Issues")
    #expect(stage.navigator.top is IssueCalendarScreen)
    try await stage.wait(for: "1 issue")
    stage.press("Enter")
    #expect(stage.navigator.top is PageReaderScreen)
  }

  @Test(arguments: ["Tab", "N"])
  func `if there is no link, keys say so`(key: String) async throws {
    let stage = Stage(columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true))
    try await stage.wait(for: "1 of 5")
    stage.press("Enter")
    try await stage.wait(for: "A publisher")
    stage.press(Key(stringLiteral: key))
    #expect(stage.lines[23].contains("No related titles; press i for issues"))
  }
}
