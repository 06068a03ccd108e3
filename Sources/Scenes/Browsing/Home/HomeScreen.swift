import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI

/// The first screen of `browse`.
public final class HomeScreen: BaseScreen<HomePresenter> {
  /// The lines as of the last frame, including those that have to be scrolled to.
  var lines: [HomeRoom.Line] = []
  /// Which of them is the first visible one.
  var firstLine = 0
  /// The lines of the whole screen; nil if nothing is drawn.
  var screenRows: Int?
  var drawnBody = Rect(row: 0, column: 0, rows: 0, columns: 0)
  /// Which of the rows is selected, from 0.
  var selected = 0
  private var selectedTarget: HomeRow.Target?
  /// Whether it was drawn since it last checked for changes.
  private var isInSight = false

  /// Only while it is active: leaving it has no particular place.
  public override var title: String { isOnTop ? "Home" : "" }
  public override var tabName: String { "Home" }
  public override var startsTrail: Bool { true }
  public override var bindings: [KeyBinding] { HomeKeys.bindings }
  public override var contentHints: [KeyBinding] { HomeKeys.hints }
  public override var contentName: String { "Home" }

  public override func needsContent(_ command: Command) -> Bool {
    [.open, .bookmark, .remove, .nextSection, .previousSection].contains(command)
  }

  public override var status: ScreenStatus {
    let content = presenter.state.content
    let count = shownRows.count
    return ScreenStatus(
      source: content?.source ?? "", notice: staleNotice ?? content?.notice, remark: row?.reason.nonEmpty,
      position: count > 0 ? "\(selected + 1) of \(count)" : "")
  }

  /// Other screens and programs may have changed what it shows.
  public override func cameToTop() {
    presenter.followWrites { [weak self] in self?.followWrite() }
    if presenter.state != .idle {
      carryOut { await $0.refresh() }
      presenter.select(row)
    }
  }

  /// This screen may be beside the one that has written something. A hidden one reloads once it comes to the
  /// top.
  private func followWrite() {
    guard isOnTop || isInSight else { return }
    isInSight = false
    carryOut { await $0.refresh() }
  }

  public override func render(_ state: ViewState<HomeContent>) {
    if let content = state.content {
      lines = HomeRoom(content.sections, height: drawnBody.rows, screen: screenRows).lines
      keepSelection()
      if isOnTop { presenter.select(row ?? content.rows.first) }
    }
    super.render(state)
  }

  public override func drawContent(
    _ content: HomeContent, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    isInSight = true
    drawLines(content, on: &canvas, in: rect, theme: theme, isFocused: isFocused)
  }

  // MARK: Rows

  /// The rows that can be reached, by section and number.
  private var shownRows: [(section: Int, row: Int)] {
    lines.compactMap { if case .row(let section, let row, _) = $0 { (section, row) } else { nil } }
  }

  private func row(_ place: (section: Int, row: Int)) -> HomeRow? {
    guard let sections = presenter.state.content?.sections, sections.indices.contains(place.section),
      sections[place.section].rows.indices.contains(place.row)
    else { return nil }
    return sections[place.section].rows[place.row]
  }

  /// The selected row; nil before the first frame.
  var row: HomeRow? {
    let rows = shownRows
    return rows.indices.contains(selected) ? row(rows[selected]) : nil
  }

  private var kind: HomeContent.Section.Kind? {
    let rows = shownRows
    guard rows.indices.contains(selected), let sections = presenter.state.content?.sections,
      sections.indices.contains(rows[selected].section)
    else { return nil }
    return sections[rows[selected].section].kind
  }

  func move(to number: Int) {
    let last = shownRows.count - 1
    selected = max(0, min(number, last))
    selectedTarget = row?.target
    presenter.select(row)
    onChange()
  }

  /// After the content has changed, the same row stays selected, wherever it is now.
  func keepSelection() {
    let rows = shownRows
    if let selectedTarget, let same = rows.firstIndex(where: { row($0)?.target == selectedTarget }) {
      selected = same
    }
    selected = max(0, min(selected, rows.count - 1))
  }

  private func moveSection(by steps: Int) {
    let rows = shownRows
    guard rows.indices.contains(selected) else { return }
    let starts = rows.indices.filter { $0 == 0 || rows[$0].section != rows[$0 - 1].section }
    guard let current = starts.lastIndex(where: { $0 <= selected }) else { return }
    let next = ((current + steps) % starts.count + starts.count) % starts.count
    move(to: starts[next])
  }

  // MARK: Commands

  public override func handle(_ command: Command, count: Int?) -> Bool {
    let (steps, page) = (count ?? 1, max(1, drawnBody.rows / 2))
    switch command {
    case .down: move(to: selected + steps)
    case .up: move(to: selected - steps)
    case .pageDown, .halfPageDown: move(to: selected + page * steps)
    case .pageUp, .halfPageUp: move(to: selected - page * steps)
    case .first, .home: move(to: command == .home ? 0 : steps - 1)
    case .last: move(to: count.map { $0 - 1 } ?? .max)
    case .nextSection: moveSection(by: steps)
    case .previousSection: moveSection(by: -steps)
    case .open: if let row { presenter.open(row) }
    case .find:
      type(LineEditor(label: "/", hint: "Enter finds newspapers, Esc cancels"))
    case .frontPages: presenter.openFrontPages()
    case .wholeSection: presenter.openList(of: kind)
    case .bookmark: if let row { carryOut { await $0.toggleBookmark(row) } }
    case .remove: if let row { carryOut { await $0.forget(row) } }
    case .undo: carryOut { await $0.undo() }
    case .redo: carryOut { await $0.redo() }
    case .refresh: perform { await $0.refresh() }
    default: return super.handle(command, count: count)
    }
    return true
  }

  public override func movesOnly(_ command: Command) -> Bool {
    command == .nextSection || command == .previousSection
      || KeyBindings.moving.contains { $0.command == command }
  }

  public override func promptSubmitted(_ text: String) { presenter.find(text) }

  /// The wheel moves the selection, a click selects a row, and a click on the selected row opens it.
  public override func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool {
    switch mouse.action {
    case .wheel(.up): move(to: selected - 1)
    case .wheel(.down): move(to: selected + 1)
    case .press(.left):
      let line = rect.row + mouse.row - drawnBody.row + firstLine
      guard lines.indices.contains(line), case .row(_, _, let number) = lines[line] else { return false }
      if number == selected, isOnTop { return handle(.open, count: nil) }
      move(to: number)
    default: return false
    }
    return true
  }
}
