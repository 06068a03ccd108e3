import Clock
import MVP
import Terminal
import TerminalUI
import Text

/// The states as tiles, each with its number of newspapers, for `browse`.
public final class StateMapScreen: BaseScreen<StateMapPresenter> {
  private static let width = 7
  private static let least = Size(rows: StateTile.rows * 2, columns: StateTile.columns * width)
  /// Where the tiles were drawn last, relative to the screen.
  private var corner: (row: Int, column: Int)?
  private let newspapers: StateListPane

  /// - Parameter list: of the newspapers of the selected state.
  public init(
    presenter: StateMapPresenter, list: StateListPresenter, clock: any WallClock,
    components: [any ScreenComponent] = []
  ) {
    newspapers = StateListPane(presenter: list)
    super.init(presenter: presenter, clock: clock, components: [newspapers] + components)
  }

  public override var title: String { "Map · \(presenter.filter.words)" }

  /// All newspapers are counted, whatever list this was opened from.
  public override var startsTrail: Bool { true }

  /// It needs the space of both panes.
  public override var placement: ScreenPlacement { .whole }

  public override var bindings: [KeyBinding] { StateMapKeys.bindings }

  /// Where there are no newspapers, nothing opens.
  public override var contentHints: [KeyBinding] {
    presenter.nothing == nil ? bindings : bindings.filter { ![.open, .countyList].contains($0.command) }
  }

  public override var contentName: String { "Map" }

  public override func needsContent(_ command: Command) -> Bool { command == .open }

  public override var status: ScreenStatus {
    guard let content = presenter.state.content else { return ScreenStatus() }
    let total = Numerals.count(content.total, "newspaper")
    guard let entry = content.entry(of: presenter.tile) else {
      return ScreenStatus(source: total, notice: content.notice.map { Notice($0) })
    }
    let digitized = content.filter.isDigitized ? "" : ", \(Numerals.grouped(entry.digitized)) digitized"
    return ScreenStatus(
      source: total, notice: content.notice.map { Notice($0) },
      position: "\(entry.tile.state ?? "Elsewhere"): \(Numerals.grouped(entry.count))\(digitized)")
  }

  public override func handle(_ command: Command, count: Int?) -> Bool {
    let times = count ?? 1
    switch command {
    case .open: presenter.open()
    case .countyList: presenter.openPlaces()
    case .places: presenter.openStates()
    case .digitizedOnly: perform { await $0.toggleDigitized() }
    case .nextDecade: perform { await $0.step(decades: times) }
    case .previousDecade: perform { await $0.step(decades: -times) }
    case .left: presenter.move(rows: 0, columns: -1, times: times)
    case .right: presenter.move(rows: 0, columns: 1, times: times)
    case .up: presenter.move(rows: -1, columns: 0, times: times)
    case .down: presenter.move(rows: 1, columns: 0, times: times)
    case .find:
      type(LineEditor(label: "State: ", hint: "name or postal code; Enter goes there, Esc cancels"))
    default: return super.handle(command, count: count)
    }
    return true
  }

  public override func gaveUp() { presenter.gaveUp() }

  public override func promptSubmitted(_ text: String) {
    if !text.isEmpty { presenter.go(toState: text) }
  }

  /// A click goes to a state, a second one opens its list; one on a newspaper beside the map opens that.
  public override func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool {
    guard mouse.action == .press(.left) else { return false }
    let isBeside = newspapers.click(
      row: rect.row + mouse.row, column: rect.column + mouse.column, enter: { presenter.open() })
    if isBeside { return true }
    guard let corner, mouse.row >= corner.row, mouse.column >= corner.column else { return false }
    let (row, column) = (
      (mouse.row - corner.row) / 2, (mouse.column - corner.column) / StateMapScreen.width
    )
    guard let tile = StateTile.all.first(where: { $0.row == row && $0.column == column }) else {
      return false
    }
    if tile == presenter.tile { presenter.open() } else { presenter.go(to: tile) }
    return true
  }

  // MARK: Drawing

  public override func drawContent(
    _ content: StateMapContent, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    newspapers.hide()
    let least = StateMapScreen.least
    guard rect.columns >= least.columns, rect.rows >= least.rows else {
      corner = nil
      let words =
        "The map needs \(least.columns) columns and \(least.rows + 3) rows; \(keyNames.name(of: .places, usual: "p")) lists the states."
      for (number, line) in WordWrap.lines(words, width: max(1, rect.columns - 2)).enumerated() {
        canvas.write(
          line, row: rect.row + number, column: rect.column + 1, width: rect.columns - 1,
          style: theme[.text])
      }
      return
    }
    let rect = drawList(beside: content, on: &canvas, in: rect, theme: theme)
    let hasLegend = rect.rows > least.rows
    let spare = rect.rows - least.rows - (hasLegend ? 2 : 0)
    let top = rect.row + max(0, spare / 2)
    // The mark of a selected tile is to the left of it.
    let left = rect.column + max(1, (rect.columns - least.columns) / 2)
    corner = (top - rect.row, left - rect.column)
    for entry in content.entries {
      draw(
        entry, on: &canvas,
        in: Rect(
          row: top + entry.tile.row * 2, column: left + entry.tile.column * StateMapScreen.width, rows: 2,
          columns: StateMapScreen.width), theme: theme)
    }
    guard hasLegend else { return }
    let legend = content.legend.joined(separator: "   ")
    canvas.write(
      TextWidth.truncated(legend, to: rect.columns - 2),
      row: top + least.rows + (rect.rows > least.rows + 1 ? 1 : 0),
      column: max(rect.column + 1, rect.column + (rect.columns - TextWidth.of(legend)) / 2),
      width: rect.columns - 2, style: theme[.muted])
  }

  /// Draws the selected state's newspapers at the right, if there is room; returns the space left for the map.
  private func drawList(
    beside content: StateMapContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) -> Rect {
    let columns = min(StateListPane.width.upperBound, rect.columns - StateMapScreen.least.columns - 6)
    guard columns >= StateListPane.width.lowerBound,
      let entry = content.entry(of: presenter.tile)
    else { return rect }
    let pane = rect.dropLeft(rect.columns - columns)
    for row in rect.row..<rect.row + rect.rows {
      canvas.write("│", row: row, column: pane.column - 2, width: 1, style: theme[.frame])
    }
    let enter = keyNames.name(of: .open, usual: "Enter")
    let body: StateListPane.Body =
      if let nothing = presenter.nothing {
        .words(keyNames.resolved(nothing))
      } else if let state = entry.tile.state {
        .list(content.filter.query(state: state))
      } else {
        .words("\(enter) lists their places")
      }
    newspapers.draw(
      entry.tile.state ?? "Elsewhere", body,
      count: Numerals.count(entry.count, "newspaper"), enter: enter, on: &canvas, in: pane, theme: theme)
    return rect.left(rect.columns - columns - 3)
  }

  private func draw(
    _ entry: StateMapContent.Entry, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    let isSelected = entry.tile == presenter.tile
    let shade = String(repeating: StateMapContent.shades[entry.shade], count: 3)
    let plain = theme[isSelected ? .selection : .text]
    let (first, second) = ("\(entry.tile.code)\(shade)", Numerals.grouped(entry.count))
    if isSelected {
      canvas.fill(Rect(row: rect.row, column: rect.column, rows: 2, columns: rect.columns - 1), style: plain)
      canvas.write("▸", row: rect.row, column: rect.column - 1, width: 1, style: theme[.accent])
      canvas.cursor = (row: rect.row, column: rect.column)
    }
    canvas.write(first, row: rect.row, column: rect.column, width: rect.columns - 1, style: plain)
    canvas.write(
      TextWidth.truncated(second, to: rect.columns - 1), row: rect.row + 1,
      column: rect.column + max(0, rect.columns - 2 - TextWidth.of(second)), width: rect.columns - 1,
      style: isSelected ? plain : theme[.muted])
  }
}
