import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Clicks on the heads of columns.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HeadClickTests {
  private func click(on head: String, _ stage: Stage) throws {
    let line = stage.lines[1]
    let place = try #require(line.firstRange(of: head), "\(line)").lowerBound
    stage.click(row: 1, column: line.distance(from: line.startIndex, to: place))
  }

  @Test func `they sort by the column, and the years by their beginning, then by their end`() async throws {
    let stage = Stage(columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true))
    try await stage.wait(for: "▸  Evening star")
    for (head, order, first) in [
      ("Place", "place", "Evening star"), ("Years", "first year", "Evening star"),
      ("Years", "last year", "New-York tribune"), ("Title", "title", "Evening star"),
    ] {
      try click(on: head, stage)
      try await stage.wait(for: "▸  \(first)")
      try await stage.settle()
      #expect(stage.lines[0].contains("by \(order)") == (order != "title"), "\(stage.lines)")
    }
    let lines = stage.lines
    try click(on: "Issues", stage)
    try await stage.settle()
    #expect(stage.lines == lines && stage.navigator.screens.count == 1, "nothing is sorted by those")
  }
}
