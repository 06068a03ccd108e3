import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Clicks on the heads of columns.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HeadClickTests {
  /// - Parameter before: how many cells left of the head.
  private func click(on head: String, before: Int = 0, _ stage: Stage) throws {
    let line = stage.lines[1]
    let place = try #require(line.firstRange(of: head), "\(line)").lowerBound
    stage.click(row: 1, column: line.distance(from: line.startIndex, to: place) - before)
  }

  @Test func `they sort by the column, and the years by their beginning, then by their end`() async throws {
    let stage = Stage(columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true))
    try await stage.wait(for: "▸   Evening star")
    for (head, order, first) in [
      ("Place", "place", "Evening star"), ("Years", "first year", "Evening star"),
      ("Years", "last year", "New-York tribune"), ("Title", "title", "Evening star"),
    ] {
      try click(on: head, stage)
      try await stage.wait(for: "▸   \(first)")
      try await stage.settle()
      #expect(stage.lines[0].contains("by \(order)") == (order != "title"), "\(stage.lines)")
    }
  }

  @Test func `one that lists are not sorted by says so`() async throws {
    let stage = Stage(columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true))
    try await stage.wait(for: "▸   Evening star")
    // Until the first key, announcements have lines of their own.
    stage.press("j", "k")
    let lines = stage.lines
    for _ in 1...2 {
      try click(on: "Issues", stage)
      try await stage.settle()
      #expect(stage.lines.dropLast() == lines.dropLast(), "nothing is sorted by those")
      #expect(stage.lines[23] == " Lists are not sorted by “Issues”; s shows the orders")
    }
    try click(on: "Place", before: 1, stage)
    #expect(stage.lines[23].contains("not sorted"), "a click between two heads leaves it")
    stage.click(row: 3, column: 5)
    #expect(!stage.lines[23].contains("not sorted"))
  }
}
