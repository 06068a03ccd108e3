import Newspapers
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// What the mouse does, screen by screen.
@MainActor @Suite(.timeLimit(.minutes(2))) struct MouseTests {
  private let newspapers = (100..<160).map {
    Newspaper.sample("sn00000\($0)", "Paper \($0)", "Ohio--Lucas--Toledo")
  }

  private func stage(columns: Int = 80, rows: Int = 24) -> Stage {
    Stage(columns: columns, rows: rows, service: StubDirectory(newspapers, isLocal: true))
  }

  @Test func `the wheel scrolls a list by three lines`() async throws {
    let stage = stage()
    try await stage.wait(for: "1 of 60")
    let first = try #require(stage.row(of: "Paper 100"))
    stage.wheel(.down, row: 10, column: 5)
    #expect(stage.row(of: "Paper 103") == first)
    #expect(stage.lines[22].contains("4 of 60"), "the selected row is one in sight")
    stage.wheel(.up, row: 10, column: 5)
    #expect(stage.row(of: "Paper 100") == first)
    #expect(stage.lines[22].contains("4 of 60"), "and stays selected while it is")
    stage.wheel(.up, row: 10, column: 5)
    #expect(stage.row(of: "Paper 100") == first)
  }

  @Test func `a click selects a row and another opens it`() async throws {
    let stage = stage()
    try await stage.wait(for: "1 of 60")
    let row = try #require(stage.row(of: "Paper 105"))
    stage.click(row: row, column: 5)
    #expect(stage.lines[22].contains("6 of 60"))
    #expect(stage.navigator.screens.count == 1)
    stage.click(row: row, column: 5)
    try await stage.wait(for: "A publisher")
    #expect(stage.lines[0].contains("› Paper 105"))
  }

  @Test func `a click outside any row does nothing`() async throws {
    let stage = stage()
    try await stage.wait(for: "1 of 60")
    let before = stage.lines
    for row in [0, 1, 22, 24, 500] { stage.click(row: row, column: 5) }
    #expect(stage.lines == before && stage.navigator.screens.count == 1)
  }

  @Test func `a click on a hint runs its key`() async throws {
    let stage = stage()
    try await stage.wait(for: "1 of 60")
    stage.click(row: 23, column: try stage.column(of: "? keys", row: 23) + 3)
    try await stage.wait(for: "In “Newspapers”")
    stage.click(row: 23, column: try stage.column(of: "q back", row: 23))
    try await stage.wait(untilGone: "In “Newspapers”")
    #expect(stage.navigator.screens.count == 1 && !stage.window.isFinished)
    stage.click(row: 23, column: 79)
    #expect(stage.navigator.screens.count == 1)
    // While a line is typed, there are no hints.
    let column = try stage.column(of: "? keys", row: 23)
    stage.press("/")
    stage.click(row: 23, column: column)
    #expect(stage.navigator.screens.count == 1)
  }

  @Test func `a click on a step of the title line goes back to it`() async throws {
    let stage = stage()
    try await stage.wait(for: "1 of 60")
    stage.press("Enter")
    try await stage.wait(for: "A publisher")
    stage.press("?")
    try await stage.wait(for: "› Keys")
    stage.click(row: 0, column: try stage.column(of: "Keys", row: 0))
    stage.click(row: 0, column: 5)
    #expect(stage.navigator.screens.count == 3, "that is here, or no step")
    stage.click(row: 0, column: try stage.column(of: "Newspapers", row: 0) + 9)
    #expect(stage.navigator.screens.count == 1)
    #expect(stage.lines[0].hasSuffix("│ Newspapers"), "\(stage.lines[0])")
  }

  @Test func `the wheel scrolls a text`() async throws {
    let stage = stage(rows: 12)
    try await stage.wait(for: "1 of 60")
    stage.press("Enter")
    try await stage.wait(for: "Publisher")
    let before = stage.lines
    stage.wheel(.down, row: 5, column: 5)
    #expect(stage.lines[1] == before[4])
    stage.wheel(.up, row: 5, column: 5)
    #expect(stage.lines == before)
  }

  @Test func `the wheel scrolls the screen under it`() async throws {
    let stage = stage(columns: 120, rows: 12)
    try await stage.wait(for: "A publisher")
    let (list, text) = (stage.left, stage.right)
    stage.wheel(.down, row: 6, column: 100)
    #expect(stage.left == list && stage.right != text)
    stage.wheel(.down, row: 6, column: 10)
    #expect(stage.left != list)
  }

  @Test func `a click activates its pane`() async throws {
    let stage = stage(columns: 120)
    try await stage.wait(for: "A publisher")
    let row = try #require(stage.row(of: "Paper 107"))
    stage.click(row: 6, column: 100)
    #expect(stage.navigator.screens.count == 2, "a preview is opened")
    stage.wheel(.down, row: 6, column: 10)
    stage.wheel(.up, row: 6, column: 10)
    #expect(stage.navigator.screens.count == 2, "the wheel leaves the text open")
    stage.click(row: row, column: 10)
    #expect(stage.navigator.screens.count == 1 && stage.lines[22].contains("8 of 60"))
    try await stage.wait(for: "A publisher")
  }

  @Test func `a popup takes the wheel and clicks and blocks what is below`() async throws {
    let stage = stage()
    try await stage.wait(for: "1 of 60")
    stage.press("s")
    try await stage.wait(for: "First year, earliest first")
    let popup = stage.lines
    for place in [(5, 2), (5, 78), (1, 40), (1, 5)] { stage.click(row: place.0, column: place.1) }
    stage.wheel(.down, row: 5, column: 2)
    #expect(stage.lines == popup)
    let selected = try #require(popup.firstIndex { $0.contains("▸") && $0.contains("│") })
    stage.click(row: selected + 1, column: 40)
    #expect(stage.lines[selected + 1].contains("▸"))
    stage.click(row: selected + 1, column: 40)
    try await stage.wait(untilGone: "Esc cancels")
    #expect(stage.navigator.screens.count == 1)
  }

  @Test func `a click runs a command of the palette, and does nothing outside it`() async throws {
    let stage = stage()
    try await stage.wait(for: "1 of 60")
    stage.press(":")
    let before = stage.lines
    stage.click(row: 8, column: 0)
    #expect(stage.lines == before)
    stage.wheel(.down, row: 8, column: 5)
    #expect(stage.lines != before)
    stage.type("last")
    let row = try #require(stage.lines.firstIndex { $0.contains("▸ last") })
    stage.click(row: row, column: 20)
    #expect(stage.lines[22].hasSuffix("60 of 60"))
  }

  @Test func `meaningless events change nothing`() async throws {
    let stage = stage()
    try await stage.wait(for: "1 of 60")
    var changes = 0
    stage.window.onChange = { changes += 1 }
    for action in [.drag(.left), .release(.left), .press(.right), .wheel(.left)] as [MouseEvent.Action] {
      stage.window.handle(.mouse(MouseEvent(action, row: 8, column: 5)))
    }
    #expect(changes == 0)
    stage.wheel(.down, row: 8, column: 5)
    #expect(changes > 0)
  }
}

extension Stage {
  /// Where `text` begins in a line.
  fileprivate func column(of text: String, row: Int) throws -> Int {
    let line = lines[row]
    let place = try #require(line.firstRange(of: text), "\(line)")
    return line.distance(from: line.startIndex, to: place.lowerBound)
  }

  func click(row: Int, column: Int) {
    _ = lines  // clicks apply to what was drawn
    window.handle(.mouse(MouseEvent(.press(.left), row: row, column: column)))
    window.handle(.mouse(MouseEvent(.release(.left), row: row, column: column)))
  }

  fileprivate func wheel(_ direction: MouseEvent.Direction, row: Int, column: Int) {
    _ = lines
    window.handle(.mouse(MouseEvent(.wheel(direction), row: row, column: column)))
  }

  fileprivate func row(of text: String) -> Int? { lines.firstIndex { $0.contains(text) } }

  fileprivate var left: String { half { $0.prefix(60) } }
  fileprivate var right: String { half { $0.dropFirst(60) } }

  private func half(_ part: (String) -> Substring) -> String {
    lines.dropFirst().dropLast(2).map { String(part($0)) }.joined(separator: "\n")
  }
}
