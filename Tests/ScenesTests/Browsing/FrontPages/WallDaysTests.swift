import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Going to other days and states on the wall of front pages.
@MainActor @Suite(.timeLimit(.minutes(2))) struct WallDaysTests {
  private let archive: StubArchive

  init() throws { archive = StubArchive(try .frontPages(41)) }

  private func stage() throws -> Stage {
    Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      route: .frontPages(try PageID.frontPage(100).issue.date, state: nil), kept: archive)
  }

  @Test func `why a date is none stands beside what was typed, until that changes`() async throws {
    let stage = try stage()
    try await stage.wait(for: "1 of 41")
    stage.press("g", "d")
    stage.type("1916-13")
    stage.press("Enter")
    #expect(stage.lines[22].contains("✗ Not a day: "), "\(stage.lines)")
    #expect(stage.lines[23].hasPrefix(" Go to date: 1916-13"))
    stage.press("Backspace")
    #expect(!stage.lines[22].contains("Not a day") && stage.lines[23].hasPrefix(" Go to date: 1916-1"))
  }
}
