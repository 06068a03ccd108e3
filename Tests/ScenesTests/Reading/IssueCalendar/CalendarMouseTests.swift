import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// The mouse in the calendar: where a day is drawn, it can be clicked.
@MainActor @Suite(.timeLimit(.minutes(2))) struct CalendarMouseTests {
  private let archive = StubArchive()

  init() throws {
    let lccn = try LCCN("sn83045462")
    archive.contents.issues[lccn] = ListedIssue.daily
    archive.contents.titles[lccn] = "Evening star"
  }

  private func stage(columns: Int, rows: Int) async throws -> Stage {
    let stage = Stage(.evening(on: "1865-04-15"), archive, columns: columns, rows: rows)
    try await stage.wait(for: "1865-04-15")
    return stage
  }

  /// The day according to the status line.
  private func day(_ stage: Stage) -> String {
    String(stage.lines[stage.lines.count - 2].drop { $0 == " " }.suffix(10))
  }

  /// A cell of the first line that has all of `words`, at the last of them.
  private func cell(_ stage: Stage, _ words: String...) throws -> (row: Int, column: Int) {
    let lines = stage.lines
    let row = try #require(lines.firstIndex { line in words.allSatisfy { line.contains($0) } }, "\(lines)")
    let range = try #require(lines[row].ranges(of: words[words.count - 1]).last)
    return (row, lines[row].distance(from: lines[row].startIndex, to: range.lowerBound))
  }

  @Test(arguments: [(44, 24), (80, 24), (100, 40), (160, 50)])
  func `a click goes to a day of the month, and a second one opens it`(columns: Int, rows: Int) async throws {
    let stage = try await stage(columns: columns, rows: rows)
    let (row, column) = try cell(stage, "▸15", " 12")
    stage.click(row: row, column: column + 2)
    #expect(day(stage) == "1865-04-12")
    stage.click(row: row, column: column + 2)
    try await stage.wait(for: "April 12, 1865 · page 1")
    #expect(stage.navigator.screens.count == 2)
  }

  @Test(arguments: [(80, 24), (100, 40), (160, 50)])
  func `a click in the year goes to its day`(columns: Int, rows: Int) async throws {
    let stage = try await stage(columns: columns, rows: rows)
    let may = try #require(stage.lines.firstIndex { $0.contains(" May ") })
    let first = try #require(stage.lines[may].firstRange(of: " May ")).lowerBound
    let start = stage.lines[may].distance(from: stage.lines[may].startIndex, to: first)
    // May 1 is the first day of its row.
    let day = try #require(stage.lines[may].dropFirst(start + 5).firstIndex { $0 != " " })
    stage.click(row: may, column: stage.lines[may].distance(from: stage.lines[may].startIndex, to: day))
    #expect(self.day(stage) == "1865-05-01")
    // Each cell of the row, against the days that keys reach: all of May, in order, and nothing else.
    var days: [String] = []
    for column in start + 5..<min(columns, start + 95) {
      stage.press("g", "d")
      stage.type("1865-04-15")
      stage.press("Enter")
      stage.click(row: may, column: column)
      let reached = self.day(stage)
      if reached.hasPrefix("1865-05"), days.last != reached { days.append(reached) }
    }
    #expect(days == (1...31).map { "1865-05-\($0 < 10 ? "0" : "")\($0)" })
  }

  @Test func `a click among all years goes to its month, or to the day in that year`() async throws {
    let stage = try await stage(columns: 160, rows: 50)
    let (row, column) = try cell(stage, " 1871 ", "1871")
    stage.click(row: row, column: column + 5)
    #expect(day(stage) == "1871-01-01")
    stage.click(row: row, column: column + 16)
    #expect(day(stage) == "1871-12-01")
    let other = try cell(stage, " 1872 ", "1872")
    stage.click(row: other.row, column: other.column)
    #expect(day(stage) == "1872-12-01")
    stage.click(row: other.row, column: other.column)
    #expect(stage.navigator.screens.count == 1, "a year is not opened")
  }

  @Test func `the wheel goes from month to month, and empty cells mean nothing`() async throws {
    let stage = try await stage(columns: 80, rows: 24)
    for (direction, month) in [(.down, "05"), (.up, "04"), (.up, "03")] as [(MouseEvent.Direction, String)] {
      _ = stage.lines
      stage.window.handle(.mouse(MouseEvent(.wheel(direction), row: 8, column: 5)))
      #expect(day(stage) == "1865-\(month)-15")
    }
    stage.click(row: 1, column: 30)
    #expect(day(stage) == "1865-03-15" && stage.navigator.screens.count == 1)
  }

  @Test(arguments: [(80, 24), (160, 50)])
  func `a click on the name of a month goes to its day of that number, and opens nothing`(
    columns: Int, rows: Int
  ) async throws {
    let stage = try await stage(columns: columns, rows: rows)
    let (row, column) = try cell(stage, " Feb ")
    for _ in 0..<2 {
      stage.click(row: row, column: column + 2)
      #expect(day(stage) == "1865-02-15" && stage.navigator.screens.count == 1)
    }
  }

  @Test func `a click on the heading of a month goes there`() async throws {
    let stage = try await stage(columns: 160, rows: 50)
    let (row, column) = try cell(stage, " June 1865")
    stage.click(row: row, column: column + 2)
    #expect(day(stage) == "1865-06-15" && stage.navigator.screens.count == 1)
  }
}
