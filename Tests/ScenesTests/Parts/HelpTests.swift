import Newspapers
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// The popup with all keys.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HelpTests {
  @Test func `a slash narrows the keys, and Esc shows all again`() async throws {
    let stage = Stage(columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true))
    try await stage.wait(for: "1 of 5")
    stage.press("?")
    let first = "search titles, places and LCCNs"
    try await stage.wait(for: first)
    stage.press("/")
    stage.type("calendar issues")
    try await stage.wait(untilGone: first)
    #expect(stage.lines.contains { $0.contains("show the calendar of the newspaper's issues") })
    stage.press("Enter", "!")
    #expect(stage.lines[23].contains("! does nothing here") && !stage.lines[23].contains("for all keys"))
    stage.press("/")
    stage.type("zebra")
    try await stage.wait(for: "No key or command contains “zebra”.")
    stage.press("Esc")
    try await stage.wait(for: first)
    stage.press("Esc")
    try await stage.wait(untilGone: first)
    #expect(stage.navigator.screens.count == 1)
  }
}
