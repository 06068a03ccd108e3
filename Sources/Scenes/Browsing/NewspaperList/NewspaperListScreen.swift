import Clock
import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI

/// The newspaper list for `browse`.
public final class NewspaperListScreen: ListScreen<NewspaperListPresenter> {
  /// A list of all newspapers does not belong to anything opened before, however the reader filters it later.
  public override var startsTrail: Bool { isOfAll }
  private let isOfAll: Bool

  public override init(
    presenter: NewspaperListPresenter, clock: any WallClock, components: [any ScreenComponent] = []
  ) {
    isOfAll = presenter.query.filterWords.isEmpty
    super.init(presenter: presenter, clock: clock, components: [AgeTicker()] + components)
  }

  public override var title: String {
    (["Newspapers"] + presenter.query.filterWords).joined(separator: " · ")
      + (presenter.query.order == .title ? "" : " · by \(presenter.query.order.words)")
  }

  public override var bindings: [KeyBinding] { NewspaperListKeys.bindings }

  public override var contentName: String { "Newspapers" }

  public override func needsContent(_ command: Command) -> Bool {
    command == .issues || NewspaperKeys.needingNewspaper.contains(command) || super.needsContent(command)
  }

  public override var status: ScreenStatus {
    var status = StatusWords.status(of: presenter.state, position: position, clock: clock)
    let content = presenter.state.content
    // If a source failed, it says so beside it; nothing else explains unexpected rows.
    func notice(_ words: String?) -> [Notice] { words.map { [Notice($0)] } ?? [] }
    status.notices = notice(content?.approximation) + status.notices + notice(content?.shortGap)
    return status
  }

  /// Other screens and programs may have changed bookmarks.
  public override func cameToTop() {
    super.cameToTop()
    presenter.uncover()
    carryOut { await $0.catchUp() }
  }

  public override func left() { presenter.cover() }

  public override func gaveUp() { presenter.gaveUp() }

  // MARK: Commands

  public override func handle(_ command: Command, count: Int?) -> Bool {
    let row = cursor.row
    let rows = shownRows
    switch command {
    case .find: type(sought: presenter.query.words) { await $0.find($1) }
    case .goToLetters: if presenter.canGoToLetters() { goToLetters() }
    case .filter: perform { await $0.chooseFilter(showing: rows) }
    case .places: presenter.openPlaces()
    case .search: presenter.openSearch()
    case .sort: perform { await $0.chooseOrder(showing: rows) }
    case .removeFilter: perform { await $0.removeFilter(showing: rows) }
    case .refresh: reload(telling: presenter.router) { await $0.refresh(row: row) }
    case .issues: presenter.openIssues(row: row)
    case .frontPages: presenter.openFrontPages(now: clock.now)
    case .openInBrowser: presenter.openInBrowser(row: row)
    case .bookmark:
      // Captures the newspaper itself, because another one may be in its row when the write begins.
      guard let row = presenter.state.content?.row(at: row) else { return true }
      carryOut { await $0.toggleBookmark(of: row) }
    case .copyCitation, .citeAs: carryOut { await $0.cite(row: row, choosesStyle: command == .citeAs) }
    case .undo: carryOut { await $0.undo() }
    case .redo: carryOut { await $0.redo() }
    case .bookmarks: presenter.openBookmarks()
    case .saveFilters:
      guard let name = presenter.nameForFilters() else { return true }
      let query = presenter.query
      type(
        LineEditor(
          label: "Save filters as: ", hint: "Enter saves, Esc cancels", text: name, isSuggestion: true),
        for: .write { await $0.save(query, as: $1) })
    default:
      guard let part = CopiedPart(command) else { return super.handle(command, count: count) }
      presenter.copy(part, row: row)
    }
    return true
  }

  private var shownRows: Range<Int> { cursor.visible.isEmpty ? cursor.row..<cursor.row + 1 : cursor.visible }

  /// A click on the head of a column sorts by it, or says that lists are not sorted by that.
  public override func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool {
    guard mouse.action == .press(.left), mouse.row == 0, isOnTop, presenter.state.content != nil,
      let name = columns(for: rect.columns).name(at: mouse.column)
    else { return super.handle(mouse, in: rect) }
    guard let order = Columns.order(by: name, after: presenter.query.order) else {
      presenter.sayUnsorted(by: name)
      return true
    }
    let rows = shownRows
    perform { await $0.sort(by: order, showing: rows) }
    return true
  }

  private func goToLetters() {
    let start = cursor
    type(
      LineEditor(label: "Go to title: ", hint: "jumps as you type, Enter closes, Esc goes back"),
      for: .jump(
        { [weak self] presenter, text in
          if let row = await presenter.row(from: text) { self?.bringToTop(row: row) }
        }, back: { [weak self] in self?.restore(start) }))
  }

  public override var contentHints: [KeyBinding] {
    presenter.query.filters.isEmpty ? NewspaperListKeys.hints : NewspaperListKeys.hintsOfFilteredList
  }

  // MARK: Drawing

  /// The columns for the last width drawn: every row has the same.
  private var columns = (width: 0, columns: Columns<NewspaperRow>.ofNewspapers(for: 0))

  private func columns(for width: Int) -> Columns<NewspaperRow> {
    if columns.width != width { columns = (width, .ofNewspapers(for: width)) }
    return columns.columns
  }

  /// Those of the rows being drawn.
  private var marks: (bookmarked: Set<LCCN>, local: [LCCN: LocalPages]) = ([], [:])

  public override func drawContent(
    _ content: NewspaperListContent, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    marks = (content.bookmarked, content.local)
    super.drawContent(content, on: &canvas, in: rect, theme: theme, isFocused: isFocused)
  }

  public override var rowsLast: Bool { true }

  public override var headerRows: Int { 1 }

  public override func drawHeader(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    columns(for: rect.columns).drawHeader(on: &canvas, in: rect, theme: theme)
  }

  public override func footerRows(for content: NewspaperListContent) -> Int {
    content.timeline == nil ? 0 : 1
  }

  /// When the newspapers in the list were published, with the selected one marked.
  public override func drawFooter(
    _ content: NewspaperListContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    guard let timeline = content.timeline else { return }
    TimelineStrip(timeline: timeline, life: content.row(at: cursor.row)?.decades)
      .draw(on: &canvas, in: rect, theme: theme)
  }

  public override func drawRow(
    _ row: NewspaperRow, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool,
    isFocused: Bool
  ) {
    let style = RowStyle(isSelected: isSelected, isFocused: isFocused, theme: theme)
    style.drawSelection(on: &canvas, in: rect)
    if marks.bookmarked.contains(row.lccn) {
      style.drawStar(on: &canvas, in: rect, theme: theme)
    } else if let local = marks.local[row.lccn] {
      style.drawMark(of: local, on: &canvas, in: rect, theme: theme)
    }
    columns(for: rect.columns).draw(row, on: &canvas, in: rect, style: style)
  }
}
