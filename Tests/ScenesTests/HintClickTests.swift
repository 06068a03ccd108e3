import Newspapers
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// A click on a hint after keys that are not yet a command.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HintClickTests {
  @Test func `a hint that is clicked is not the end of what was typed before`() async throws {
    let stage = Stage(columns: 160, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true))
    try await stage.wait(for: "1 of 5")
    let line = stage.lines[23]
    let sort = try #require(line.firstRange(of: "s sort"), "\(line)")
    // With an `s` it would search pages.
    stage.press("g")
    stage.click(row: 23, column: line.distance(from: line.startIndex, to: sort.lowerBound))
    try await stage.wait(for: "Sort by")
    #expect(stage.navigator.screens.count == 2)
  }
}
