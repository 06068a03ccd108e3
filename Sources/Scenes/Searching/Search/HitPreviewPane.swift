import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The text around the hits of the selected page, beside the list.
@MainActor final class HitPreviewPane: MvpView, ScreenComponent {
  var onChange: @MainActor () -> Void = {}
  private let presenter: HitPreviewPresenter
  private let performer = Performer()
  private var shown: PageID?
  private var snippets = 0
  private var query: SearchQuery?

  init(presenter: HitPreviewPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  var pendingWork: [PendingWork] { performer.pendingWork }

  func render(_ state: ViewState<HitPreviewContent>) { onChange() }

  func willAppear() { shown = nil }

  func didDisappear() { performer.cancel() }

  /// How many hits there are of `page`; nil if it is not shown.
  func markCount(of page: PageID) -> Int? {
    presenter.state.content.flatMap { $0.page == page ? $0.markCount : nil }
  }

  /// Draws the passages of `row` with hit number `mark` in sight.
  func draw(
    _ row: SearchRow, found query: SearchQuery, mark: Int, on canvas: inout Canvas, in rect: Rect,
    theme: Theme
  ) {
    if shown != row.page || self.query != query || snippets != row.snippets.count {
      (shown, self.query, snippets) = (row.page, query, row.snippets.count)
      performer.perform { [presenter] in await presenter.look(at: row, found: query) }
    }
    guard let content = presenter.state.content, content.page == row.page, rect.rows > 3 else { return }
    func write(_ text: String, _ role: Theme.Role, row: Int) {
      canvas.write(
        TextWidth.truncated(text, to: rect.columns), row: row, column: rect.column, width: rect.columns,
        style: theme[role])
    }
    write(content.title, .heading, row: rect.row)
    let count = content.markCount
    let hit = count > 0 ? " · hit \(min(mark, count - 1) + 1) of \(count)" : ""
    write(content.heading + hit, .accent, row: rect.row + 1)
    let note = presenter.state.failure.map { "✗ \($0.message)" } ?? content.note
    if let note { write(note, .dim, row: rect.lastRow) }
    draw(
      content.passages, mark: mark, on: &canvas, in: rect.dropTop(3).dropBottom(note == nil ? 0 : 2), theme)
  }

  private func draw(
    _ passages: [MarkedLine], mark: Int, on canvas: inout Canvas, in rect: Rect, _ theme: Theme
  ) {
    var lines: [[MarkedLine.Piece]] = []
    var first = 0
    for passage in passages {
      if !lines.isEmpty { lines.append([]) }
      lines += passage.wrapped(to: max(8, rect.columns), firstMark: first)
      first += passage.markCount
    }
    let wanted = lines.firstIndex { $0.contains { $0.mark == mark } } ?? 0
    let top = max(0, min(wanted - rect.rows / 3, lines.count - rect.rows))
    for (number, line) in lines.dropFirst(top).prefix(rect.rows).enumerated() {
      var used = 0
      for piece in line {
        let role: Theme.Role = piece.mark.map { $0 == mark ? .selection : .selectionUnfocused } ?? .text
        used += canvas.write(
          piece.text, row: rect.row + number, column: rect.column + used, width: max(0, rect.columns - used),
          style: theme[role])
      }
    }
  }
}
