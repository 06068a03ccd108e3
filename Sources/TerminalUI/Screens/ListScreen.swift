import MVP
import Terminal
import Text

/// A screen with a list and a cursor. Scenes define how a row looks and what else can be done with it.
@MainActor open class ListScreen<P: ListPresenting>: BaseScreen<P> {
  public internal(set) final var cursor = ListCursor()
  private var identity: P.Content.Identity?
  /// Whether there was no list since the last one.
  var wasNothing = false
  /// Where the reader left the list in an earlier session, until it is there.
  var awaitedRow: Int?
  /// How many rows to say at a time in accessible mode.
  final var spokenRows = ListScreen.usualRows
  private let drawnRows = DrawnRows()
  var drawnTop: Int?
  var drawnBody = Rect(row: 0, column: 0, rows: 0, columns: 0)

  // MARK: What a scene provides

  /// How many lines each row takes.
  open var rowHeight: Int { 1 }

  /// How many rows each line has; they share its width.
  open var across: Int { 1 }

  /// Whether an unselected row always looks the same until the list's content changes, regardless of time and
  /// position: then it need not be redrawn for each frame.
  open var rowsLast: Bool { false }

  /// How many lines are above the rows, such as column headings.
  open var headerRows: Int { 0 }

  open func drawHeader(on canvas: inout Canvas, in rect: Rect, theme: Theme) {}

  /// How many lines are below the rows, given the content.
  open func footerRows(for content: P.Content) -> Int { 0 }

  /// A lower list has no footer.
  public final var leastRowsWithFooter: Int { 9 }

  open func drawFooter(_ content: P.Content, on canvas: inout Canvas, in rect: Rect, theme: Theme) {}

  open func drawRow(
    _ row: P.Content.Row, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool,
    isFocused: Bool
  ) {}

  /// Comes before the list's own keys in the table of bindings.
  open override var bindings: [KeyBinding] { KeyBindings.moving }

  open override func needsContent(_ command: Command) -> Bool { command == .open }

  open override var status: ScreenStatus { ScreenStatus(position: position) }

  /// That of the last row.
  open override var positionRoom: Int { TextWidth.of(position(of: cursor.total - 1)) }

  /// `12 of 450`; `12 of 450+` if the list may continue, with one more row that is not known yet.
  public final var position: String { position(of: cursor.row) }

  // MARK: Moving

  open override func handle(_ command: Command, count: Int?) -> Bool {
    let steps = count ?? 1
    switch command {
    case .down: cursor.move(byLines: steps)
    case .up: cursor.move(byLines: -steps)
    case .pageDown: cursor.page(by: cursor.height * steps)
    case .pageUp: cursor.page(by: -cursor.height * steps)
    case .halfPageDown: cursor.page(by: max(1, cursor.height / 2) * steps)
    case .halfPageUp: cursor.page(by: -max(1, cursor.height / 2) * steps)
    case .first: cursor.move(to: (count ?? 1) - 1)
    case .last: cursor.move(to: (count ?? cursor.total) - 1)
    case .open:
      guard presenter.state.content?.row(at: cursor.row) != nil else { return true }
      presenter.open(row: cursor.row)
      return true
    default: return super.handle(command, count: count)
    }
    moved()
    return true
  }

  open override func movesOnly(_ command: Command) -> Bool {
    KeyBindings.moving.contains { $0.command == command }
  }

  /// The wheel scrolls, a click selects a row, and a click on the selected row opens it.
  open override func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool {
    guard presenter.state.content != nil else { return false }
    switch mouse.action {
    case .wheel(.up): cursor.scroll(by: cursor.across > 1 ? -1 : -wheelStep)
    case .wheel(.down): cursor.scroll(by: cursor.across > 1 ? 1 : wheelStep)
    case .press(.left):
      guard let row = row(atRow: rect.row + mouse.row, column: rect.column + mouse.column) else {
        return false
      }
      if row == cursor.row, isOnTop { return handle(.open, count: nil) }
      cursor.move(to: row)
    default: return false
    }
    moved()
    return true
  }

  /// The arrows move through the results while typing.
  open override func promptIgnored(_ key: Key) {
    if typing?.purpose.isLive == true { moveCursor(byTypingKey: key) }
  }

  func moved() {
    awaitedRow = nil
    revealIfNeeded()
    if isOnTop { presenter.select(row: cursor.row) }
    onChange()
  }

  /// Requests the visible rows if some are not loaded.
  private func revealIfNeeded() {
    guard let content = presenter.state.content, !cursor.visible.isEmpty else { return }
    let visible = cursor.visible
    guard visible.lowerBound < content.loaded.lowerBound || visible.upperBound > content.loaded.upperBound
    else { return }
    perform { await $0.reveal(visible) }
  }

  // MARK: Drawing

  open override func render(_ state: ViewState<P.Content>) {
    drawnRows.forget()
    if let content = state.content {
      if let identity, identity != content.identity { cursor.move(to: 0) }
      identity = content.identity
      cursor.fit(total: content.total, height: cursor.height / cursor.across, across: cursor.across)
      if let anchor = content.anchor { cursor.keepInPlace(at: anchor) }
      returnToRow(in: state)
      if isOnTop { presenter.select(row: cursor.row) }
    }
    super.render(state)
    if state.isNothing {
      wasNothing = true
    } else if state.content != nil, wasNothing {
      // A reloaded list starts at its first row, and the reader may be farther down.
      wasNothing = false
      revealIfNeeded()
    }
  }

  /// Catches up with answers that arrived while another screen covered this one.
  open override func cameToTop() { presenter.select(row: cursor.row) }

  open override func drawContent(
    _ content: P.Content, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    // A pane of a few lines has room only for rows, and for the second line of one rather than for headings.
    let headerRows = rect.rows >= headerRows + min(self.rowHeight, 2) ? headerRows : 0
    let footerRows = rect.rows >= leastRowsWithFooter ? footerRows(for: content) : 0
    let body = rect.dropTop(headerRows).dropBottom(footerRows)
    let hadHeight = cursor.height
    let rowHeight = max(1, min(rowHeight, body.rows))
    cursor.fit(total: content.total, height: body.rows / rowHeight, across: across)
    if cursor.height != hadHeight { revealIfNeeded() }
    noteScroll(on: &canvas, body: body, rowHeight)
    drawnBody = body
    drawHeader(on: &canvas, in: rect.top(headerRows), theme: theme)
    if footerRows > 0 {
      let footer = Rect(
        row: body.row + body.rows, column: rect.column, rows: footerRows, columns: rect.columns)
      drawFooter(content, on: &canvas, in: footer, theme: theme)
    }
    let keepsRows = rowsLast && rowHeight == 1
    if keepsRows { drawnRows.begin(in: body, theme: theme, isFocused: isFocused, visible: cursor.visible) }
    for number in cursor.visible {
      let width = body.columns / cursor.across
      let line = Rect(
        row: body.row + (number - cursor.top) / cursor.across * rowHeight,
        column: body.column + (number - cursor.top) % cursor.across * width, rows: rowHeight, columns: width)
      let isSelected = number == cursor.row
      // Screen readers and magnifiers follow the terminal's cursor. While a line is being typed, it stays
      // there.
      if isSelected, isFocused, prompt == nil { canvas.cursor = (line.row, line.column) }
      if keepsRows, !isSelected, drawnRows.draw(number, on: &canvas, in: line) { continue }
      guard let row = content.row(at: number) else {
        canvas.write(
          isSelected ? "▸ …" : "  …", row: line.row, column: line.column, width: line.columns,
          style: theme[.ghost])
        continue
      }
      drawRow(row, on: &canvas, in: line, theme: theme, isSelected: isSelected, isFocused: isFocused)
      if keepsRows, !isSelected { drawnRows.keep(number, of: canvas, in: line) }
    }
  }
}
