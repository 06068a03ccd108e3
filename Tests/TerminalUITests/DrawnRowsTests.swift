import MVP
import Terminal
@testable import TerminalUI
import Testing
import TestSupport
import Text

/// Rows of a list that are drawn once for several frames.
@MainActor @Suite(.timeLimit(.minutes(2))) struct DrawnRowsTests {
  struct Rows: WindowedContent {
    let words: String
    var rows: [String] { (0..<50).map { "\(words) \($0)" } }
    let offset = 0
    let total = 50
    let identity = "list"
  }

  final class Presenter: MvpPresenter<Rows>, ListPresenting {
    override func start() async { show(.content(Rows(words: "row"))) }
    func reveal(_ rows: Range<Int>) async {}
    func select(row: Int) {}
    func open(row: Int) {}
    func change() { show(.content(Rows(words: "other"))) }
  }

  final class Screen: ListScreen<Presenter> {
    var drawn: [Int] = []
    override var rowsLast: Bool { true }
    override func drawRow(
      _ row: String, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool, isFocused: Bool
    ) {
      drawn.append(rect.row)
      canvas.write(
        (isSelected ? "▸ " : "  ") + row, row: rect.row, column: rect.column, width: rect.columns,
        style: theme[isSelected ? .accent : .text])
    }
  }

  private let screen = Screen(presenter: Presenter(), clock: StoppedClock())

  /// The lines of a frame, and which of its rows were drawn.
  private func frame(
    columns: Int = 20, theme: Theme = .dark, isFocused: Bool = true
  ) -> (lines: [String], drawn: [Int]) {
    var canvas = Canvas(size: Size(rows: 6, columns: 20))
    screen.drawn = []
    screen.draw(
      on: &canvas, in: Rect(row: 0, column: 0, rows: 6, columns: columns), theme: theme, isFocused: isFocused)
    return ((0..<6).map { canvas.text(row: $0) }, screen.drawn)
  }

  private func opened() async {
    screen.appear()
    await screen.task?.value
    #expect(frame().drawn == Array(0..<6))
  }

  @Test func `moving the cursor draws only its new and old row`() async {
    await opened()
    _ = screen.handle(.down, count: nil)
    let (lines, drawn) = frame()
    #expect(drawn == [0, 1])
    #expect(lines == ["  row 0", "▸ row 1", "  row 2", "  row 3", "  row 4", "  row 5"])
    #expect(frame().drawn == [1])
  }

  @Test func `scrolling draws only what comes into view`() async {
    await opened()
    for _ in 0..<5 { _ = screen.handle(.down, count: nil) }
    _ = frame()
    _ = screen.handle(.down, count: nil)
    let (lines, drawn) = frame()
    #expect(drawn.count <= 3 && drawn.last == lines.lastIndex { $0.hasPrefix("▸") })
    #expect(Set(lines.map { $0.dropFirst(2) }).count == 6 && lines.contains("▸ row 6"))
  }

  @Test func `other content is drawn, wherever it looks different`() async {
    await opened()
    screen.presenter.change()
    let (lines, drawn) = frame()
    #expect(drawn == Array(0..<6))
    #expect(lines[3] == "  other 3")
  }

  @Test func `a change of width, theme or active pane is drawn`() async {
    await opened()
    #expect(frame(columns: 10).drawn.count == 6)
    #expect(frame(columns: 10, theme: .light).drawn.count == 6)
    #expect(frame(columns: 10, theme: .light, isFocused: false).drawn.count == 6)
    #expect(frame(columns: 10, theme: .light, isFocused: false).drawn == [0])
  }
}
