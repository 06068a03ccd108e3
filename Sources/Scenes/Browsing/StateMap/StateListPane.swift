import MVP
import Newspapers
import Pending
import Presentation
import Terminal
import TerminalUI
import Text

/// The newspapers of the selected state, beside the map.
@MainActor final class StateListPane: MvpView, ScreenComponent {
  /// What is below the name of a state.
  enum Body: Hashable {
    /// The beginning of the list that Enter opens.
    case list(NewspaperQuery)
    /// A sentence, without a period, where Enter opens none.
    case words(String)
  }

  var onChange: @MainActor () -> Void = {}
  private let presenter: StateListPresenter
  private let performer = Performer()
  /// What was looked for last.
  private var shown: NewspaperQuery?
  /// Where newspapers were drawn last, one in each row of the screen; nil if none were.
  private var rows: Rect?
  /// The same for the sentence that says what Enter does.
  private var sentence: Rect?

  /// The fewest cells that it needs, and the most that titles can use.
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

  /// Looks for the list of `query`, unless that was already started.
  private func look(at query: NewspaperQuery) {
    guard shown != query else { return }
    shown = query
    performer.perform { [presenter] in await presenter.look(at: query) }
  }

  // MARK: Mouse

  /// Opens the newspaper drawn at a cell of the screen, or performs `enter` where the pane says what Enter does;
  /// false if neither is there.
  func click(row: Int, column: Int, enter: () -> Void) -> Bool {
    if let rows, rows.contains(row: row, column: column) {
      presenter.open(row: row - rows.row)
    } else if let sentence, sentence.contains(row: row, column: column) {
      enter()
    } else {
      return false
    }
    return true
  }

  // MARK: Drawing

  /// Nothing of it can be clicked until it is drawn again.
  func hide() { (rows, sentence) = (nil, nil) }

  /// Draws the name of a state, and looks for its list if that is to be shown.
  /// - Parameters:
  ///   - count: what the map counted, until the list is known.
  ///   - enter: the key that opens the list.
  func draw(
    _ name: String, _ body: Body, count: String, enter: String, on canvas: inout Canvas, in rect: Rect,
    theme: Theme
  ) {
    hide()
    var content: StateListContent?
    if case .list(let query) = body {
      look(at: query)
      content = presenter.state.content.flatMap { $0.query == query ? $0 : nil }
    }
    let head = StyledText([.init(name, .heading), .init("  \(content?.length ?? count)", .accent)])
    canvas.write(head, row: rect.row, column: rect.column, width: rect.columns, theme: theme)
    let rect = rect.dropTop(2)
    if case .words(let words) = body {
      write(words, on: &canvas, in: rect, theme[.muted])
    } else if case .failed(let failure) = presenter.state {
      canvas.write(wrapping: Notice.failure(failure.message).text, in: rect, style: theme[.error])
    } else if let content, let rows = content.rows {
      draw(rows, content, enter: enter, on: &canvas, in: rect, theme)
    } else if content != nil {
      write("The list is not on this machine yet; \(enter) loads it", on: &canvas, in: rect, theme[.muted])
    }
  }

  private func draw(
    _ rows: [NewspaperRow], _ content: StateListContent, enter: String, on canvas: inout Canvas,
    in rect: Rect, _ theme: Theme
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
    self.rows = rect.top(shown.count)
    guard let rest = content.rest(after: shown.count) else { return }
    write("\(rest); \(enter) lists all", on: &canvas, in: rect.dropTop(shown.count), theme[.accent])
  }

  /// Writes the sentence that says what Enter does.
  private func write(_ words: String, on canvas: inout Canvas, in rect: Rect, _ style: Style) {
    sentence = canvas.write(wrapping: words, in: rect, style: style)
  }
}
