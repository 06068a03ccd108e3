import MVP
import Newspapers
import Pending
import Presentation
import Terminal
import TerminalUI
import Text

/// The text around the hits of the selected page, beside the list.
@MainActor final class HitPreviewPane: MvpView, ScreenComponent {
  var onChange: @MainActor () -> Void = {}
  private let presenter: HitPreviewPresenter
  private let scan: PageScanPane?
  private let performer = Performer()
  private var shown: PageID?
  private var snippets = 0
  private var query: SearchQuery?
  private var boxed: Boxed?
  /// The lines that were drawn last, kept because laying out a page full of hits takes longer than a key may.
  private var wrapped: Wrapped?

  /// Passages in lines of this width.
  private struct Wrapped {
    let passages: [MarkedLine]
    let width: Int
    let lines: [[MarkedLine.Piece]]
  }

  /// What to box in the scan.
  private struct Boxed: Equatable {
    let page: PageID
    let query: SearchQuery
    let mark: Int
    let room: Rect
  }

  /// With fewer rows there is only room for the text.
  private static let rowsForScan = 20

  /// - Parameter scan: where the scan of the page is drawn, if it is here; a component of the screen.
  init(presenter: HitPreviewPresenter, scan: PageScanPane?) {
    self.presenter = presenter
    self.scan = scan
    presenter.attach(self)
  }

  var pendingWork: [PendingWork] { performer.pendingWork }

  func render(_ state: ViewState<HitPreviewContent>) { onChange() }

  func willAppear() { (shown, boxed) = (nil, nil) }

  func didDisappear() { performer.cancel() }

  /// The passages of `page` in page order; nil if not looked for.
  func passages(of page: PageID) -> [MarkedLine]? {
    presenter.state.content.flatMap { $0.page == page ? $0.passages : nil }
  }

  /// Whether they are all of the page's text.
  func isWhole(_ page: PageID) -> Bool {
    presenter.state.content.map { $0.page == page && $0.isWhole } ?? false
  }

  /// Looks for the passages of `row`, then calls `done`: at once if that was already started.
  func look(
    at row: SearchRow, found query: SearchQuery, then done: @escaping @MainActor () -> Void = {}
  ) {
    if shown == row.page, self.query == query, snippets == row.snippets.count { return done() }
    (shown, self.query, snippets) = (row.page, query, row.snippets.count)
    performer.perform { [presenter] in
      await presenter.look(at: row, found: query)
      if !Task.isCancelled { done() }
    }
  }

  /// Draws the passages of `row` with hit number `mark` visible.
  func draw(
    _ row: SearchRow, found query: SearchQuery, mark: Int, on canvas: inout Canvas, in rect: Rect,
    theme: Theme
  ) {
    look(at: row, found: query)
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
    let note = presenter.state.failure.map { Notice.failure($0.message) } ?? content.note.map { Notice($0) }
    if let note { write(note.text, note.isFailure ? .error : .muted, row: rect.lastRow) }
    let body = drawScan(
      row, query, mark, on: &canvas, in: rect.dropTop(3).dropBottom(note == nil ? 0 : 2), theme)
    draw(content.passages, mark: mark, on: &canvas, in: body, theme)
  }

  /// Draws the scan with the hit boxed, if it is here, and returns the space left for the text.
  private func drawScan(
    _ row: SearchRow, _ query: SearchQuery, _ mark: Int, on canvas: inout Canvas, in rect: Rect,
    _ theme: Theme
  ) -> Rect {
    guard let scan, rect.rows >= HitPreviewPane.rowsForScan, canvas.graphics.imageProtocol != .none else {
      return rect
    }
    let room = rect.dropTop(rect.rows / 2)
    scan.look(at: row.page, on: &canvas, in: room)
    guard scan.hasPicture(of: row.page) else { return rect }
    let wanted = Boxed(page: row.page, query: query, mark: mark, room: room)
    if boxed != wanted {
      boxed = wanted
      scan.perform { presenter in
        presenter.move { $0.fitWidth() }
        await presenter.mark(.query(query), current: mark, known: row.hit.boxes)
      }
    }
    scan.draw(row.page, on: &canvas, in: room, theme: theme)
    return rect.top(rect.rows / 2 - 1)
  }

  private func draw(
    _ passages: [MarkedLine], mark: Int, on canvas: inout Canvas, in rect: Rect, _ theme: Theme
  ) {
    let lines = lines(of: passages, width: max(8, rect.columns))
    let top = lines.top(showing: mark, rows: rect.rows)
    for (number, line) in lines.dropFirst(top).prefix(rect.rows).enumerated() {
      var used = 0
      for piece in line {
        let role: Theme.Role = piece.mark.map { $0 == mark ? .matchCurrent : .match } ?? .text
        used += canvas.write(
          piece.text, row: rect.row + number, column: rect.column + used, width: max(0, rect.columns - used),
          style: theme[role])
      }
    }
  }

  private func lines(of passages: [MarkedLine], width: Int) -> [[MarkedLine.Piece]] {
    if let wrapped, wrapped.width == width, wrapped.passages == passages { return wrapped.lines }
    let lines = passages.wrapped(to: width, gap: 1)
    wrapped = Wrapped(passages: passages, width: width, lines: lines)
    return lines
  }
}
