import MVP
import Newspapers
import Pending
import Presentation
import Terminal
import TerminalUI
import Text

/// The newspapers of the selected state, beside the map.
@MainActor final class StateListPane: MvpView, ScreenComponent {
  var onChange: @MainActor () -> Void = {}
  private let presenter: StateListPresenter
  private let performer = Performer()
  /// What was looked for last.
  private var shown: NewspaperQuery?

  /// The cells that it needs at least, and more than which are of no use to titles.
  static let width = 40...60

  init(presenter: StateListPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  var pendingWork: [PendingWork] { performer.pendingWork }

  func render(_ state: ViewState<StateListContent>) { onChange() }

  func didDisappear() {
    performer.cancel()
    // The list may be on this machine once it was opened.
    shown = nil
  }

  /// Looks for the list of `query`, unless that was already started; called on each drawing, if there is room.
  /// - Parameter query: nil where no list is opened.
  func look(at query: NewspaperQuery?) {
    guard shown != query else { return }
    shown = query
    if let query { performer.perform { [presenter] in await presenter.look(at: query) } }
  }

  /// Draws the name of a state, and the beginning of the list of `query`.
  /// - Parameters:
  ///   - query: nil where no list is opened.
  ///   - count: what the map counted, until the list is known.
  ///   - enter: the key that opens the list.
  func draw(
    _ name: String, _ query: NewspaperQuery?, count: String, enter: String, on canvas: inout Canvas,
    in rect: Rect, theme: Theme
  ) {
    let content = presenter.state.content.flatMap { $0.query == query ? $0 : nil }
    let head = StyledText([.init(name, .heading), .init("  \(content?.length ?? count)", .accent)])
    canvas.write(head, row: rect.row, column: rect.column, width: rect.columns, theme: theme)
    let body = rect.dropTop(2)
    if query == nil {
      canvas.write(wrapping: "\(enter) lists their places", in: body, style: theme[.muted])
    } else if case .failed(let failure) = presenter.state {
      canvas.write(wrapping: Notice.failure(failure.message).text, in: body, style: theme[.error])
    } else if let content, let rows = content.rows {
      draw(content, rows, enter: enter, on: &canvas, in: body, theme)
    } else if content != nil {
      canvas.write(
        wrapping: "The list is not on this machine yet; \(enter) loads it", in: body, style: theme[.muted])
    }
  }

  private func draw(
    _ content: StateListContent, _ rows: [NewspaperRow], enter: String, on canvas: inout Canvas,
    in rect: Rect,
    _ theme: Theme
  ) {
    let room = content.rest(after: rect.rows) == nil ? rect.rows : rect.rows - 1
    let shown = rows.prefix(max(0, room))
    var columns = Columns<NewspaperRow>(margin: 0)
    let years = 12
    columns.add("Title", rect.columns - years - Columns<NewspaperRow>.gap, isStrong: true) { $0.title }
    columns.add("Years", years) { $0.years }
    let style = RowStyle(isSelected: false, isFocused: false, theme: theme)
    for (number, row) in shown.enumerated() {
      columns.draw(row, on: &canvas, in: rect.dropTop(number).top(1), style: style)
    }
    guard let rest = content.rest(after: shown.count) else { return }
    canvas.write(
      wrapping: "\(rest); \(enter) lists all", in: rect.dropTop(shown.count), style: theme[.accent])
  }
}
