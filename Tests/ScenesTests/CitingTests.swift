import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Citations of what is on a screen, copied in a style that stays.
@MainActor @Suite(.timeLimit(.minutes(2))) struct CitingTests {
  private let stage = Stage(columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true))

  @Test func `the style of a citation is chosen with what it makes in sight, and stays`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("y", "C")
    try await stage.wait(for: "“Evening Star (Washington, D.C.), 1854–1972,”")
    stage.type("mla")
    try await stage.wait(for: "“Evening Star (Washington, D.C.), 1854–1972.”")
    stage.press("Enter")
    try await stage.wait(for: "Copied as MLA 9, works cited")
    #expect(stage.desktop.copied.last?.hasPrefix("“Evening Star (Washington, D.C.), 1854–1972.” ") == true)
    stage.press("j", "y", "c")
    try await stage.wait(for: "Copied as MLA 9, works cited")
    #expect(stage.desktop.copied.count == 2)
    stage.press("y", "C", "Esc")
    try await stage.wait(for: "2 of 5")
    #expect(stage.desktop.copied.count == 2)
  }
}
