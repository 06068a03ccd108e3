import MVP
import Terminal
@testable import TerminalUI
import Testing
import TestSupport
import Text

/// Lines above the status bar, for what it has no room for.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ToldLineTests {
  private static let caveat = "www.example.org did not answer within 30 s; showing the starter catalog"

  struct Rows: WindowedContent {
    var rows: [String] { (0..<1200).map { "row \($0)" } }
    let offset = 0
    let total = 1200
    let identity = "list"
  }

  final class Presenter: MvpPresenter<Rows>, ListPresenting {
    override func start() async { show(.content(Rows())) }
    func reveal(_ rows: Range<Int>) async {}
    func select(row: Int) {}
    func open(row: Int) {}
  }

  final class List: ListScreen<Presenter> {
    override var status: ScreenStatus {
      ScreenStatus(source: "source", notice: Notice(ToldLineTests.caveat, .caveat), position: position)
    }
    override func drawRow(
      _ row: String, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool, isFocused: Bool
    ) {
      canvas.write(row, row: rect.row, column: rect.column, width: rect.columns, style: theme[.text])
    }
  }

  final class Popup: BaseScreen<Presenter> {
    let notice: Notice?
    init(_ notice: Notice?) {
      self.notice = notice
      super.init(presenter: Presenter(), clock: StoppedClock())
    }
    override var title: String { "Popup" }
    override var placement: ScreenPlacement { .popup(columns: 20, rows: 4) }
    override var status: ScreenStatus { ScreenStatus(notice: notice) }
  }

  private let window: ScreenWindow<Int>

  init() async throws {
    let navigator = Navigator<Int> { _, _ in List(presenter: Presenter(), clock: StoppedClock()) }
    window = ScreenWindow(navigator: navigator, help: { _, _ in Popup(nil) })
    navigator.open(0)
    let list = try #require(navigator.top as? List)
    await list.task?.value
  }

  private func lines(columns: Int) -> [String] {
    var canvas = Canvas(size: Size(rows: 24, columns: columns))
    window.draw(on: &canvas, theme: .dark)
    return (0..<24).map { canvas.text(row: $0) }
  }

  @Test func `no row moves while the position grows`() throws {
    let list = try #require(window.navigator.top as? List)
    let atFirst = widthsWithLine
    list.moveCursor(to: 1199)
    #expect(lines(columns: 119)[22].hasSuffix("1,200 of 1,200"))
    #expect(widthsWithLine == atFirst)
    #expect(atFirst.contains(80) && !atFirst.contains(119))
  }

  private var widthsWithLine: [Int] { (80...119).filter { lines(columns: $0)[21] == " " + Self.caveat } }

  @Test(arguments: [
    nil, Notice("All of this failed, and the reason takes much more than half of the line", .failure),
  ])
  func `no row moves while a popup is open, whatever it says`(notice: Notice?) {
    let before = lines(columns: 80)
    #expect(before[21] == " " + Self.caveat && before[20].hasPrefix("row 19"), "\(before)")
    window.navigator.open(Popup(notice))
    let after = lines(columns: 80)
    #expect(after[1...3] == before[1...3] && after[19] == before[19], "\(after)")
    #expect(after[21] == " " + Self.caveat)
    #expect(after[20] == (notice.map { " " + $0.text } ?? before[20]), "\(after)")
  }
}
