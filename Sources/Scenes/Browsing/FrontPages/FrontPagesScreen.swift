import Clock
import MVP
import Newspapers
import Terminal
import TerminalUI
import Text

/// The front pages of a day for `browse`.
public final class FrontPagesScreen: ListScreen<FrontPagesPresenter> {
  private let clock: any WallClock
  let pictures: ThumbnailPane
  /// How the pictures are arranged; nil while it is a list.
  private var wall: WallLayout?

  public init(
    presenter: FrontPagesPresenter, pictures: ThumbnailsPresenter, clock: any WallClock,
    components: [any ScreenComponent] = []
  ) {
    self.clock = clock
    self.pictures = ThumbnailPane(presenter: pictures)
    super.init(presenter: presenter, components: [AgeTicker(), self.pictures] + components)
  }

  /// Describes what is visible, even while another day is loading.
  public override var title: String {
    FrontPagesContent.day(presenter.state.content?.identity.date ?? presenter.date, presenter.placeState)
  }

  public override var bindings: [KeyBinding] { FrontPagesKeys.bindings }

  public override var contentName: String { "Front pages" }

  public override func needsContent(_ command: Command) -> Bool {
    [.bookmark, .issues, .loadPictures, .loadPicture, .left, .right].contains(command)
      || super.needsContent(command)
  }

  /// It is a list of its own, with nothing to show beside it.
  public override var placement: ScreenPlacement { .whole }

  public override var status: ScreenStatus {
    StatusWords.status(of: presenter.state, position: position, clock: clock)
  }

  public override func handle(_ command: Command, count: Int?) -> Bool {
    let row = cursor.row
    let steps = count ?? 1
    switch command {
    case .nextDay: turn { await $0.move(days: steps) }
    case .previousDay: turn { await $0.move(days: -steps) }
    case .nextYear: turn { await $0.move(years: steps) }
    case .previousYear: turn { await $0.move(years: -steps) }
    case .right where wall != nil: moveCursor(to: row + steps)
    case .left where wall != nil: moveCursor(to: row - steps)
    case .right: return handle(.open, count: nil)
    case .left: presenter.goBack()
    case .loadPictures: loadPictures()
    case .loadPicture: loadPicture()
    case .filter: turn { await $0.chooseState() }
    case .bookmark: carryOut { await $0.toggleBookmark(row: row) }
    case .undo: carryOut { await $0.undo() }
    case .issues: presenter.openIssues(row: row)
    case .search: presenter.openSearch()
    case .copyCitation, .citeAs:
      let row = cursor.row
      carryOut { await $0.cite(row: row, choosesStyle: command == .citeAs) }
    case .refresh: perform { await $0.refresh() }
    case .goToDate:
      askForDate()
    default: return super.handle(command, count: count)
    }
    return true
  }

  public override func promptSubmitted(_ text: String) {
    guard !text.isEmpty else { return }
    guard let day = presenter.day(written: text) else { return askForDate(text) }
    turn { await $0.go(to: day) }
  }

  /// Goes to another day. What was asked for was of this one.
  private func turn(_ intent: @escaping @MainActor (FrontPagesPresenter) async -> Void) {
    pictures.presenter.forgetOrders()
    perform(intent)
  }

  private func loadPictures() {
    guard let content = presenter.state.content else { return }
    guard wall != nil else { return presenter.announceNoPictures() }
    let known = content.total - (content.isOpenEnded ? 1 : 0)
    pictures.orderAll(content.rows.map(\.wanted), more: max(0, known - content.rows.count))
  }

  private func loadPicture() {
    guard let row = presenter.state.content?.row(at: cursor.row) else { return }
    guard wall != nil else { return presenter.announceNoPictures() }
    pictures.order(row.wanted)
  }

  public override func movesOnly(_ command: Command) -> Bool {
    (wall != nil && (command == .left || command == .right)) || super.movesOnly(command)
  }

  private func askForDate(_ typed: String = "") {
    type(LineEditor(label: "Go to date: ", hint: "1865-10-02 or April 15, 1865", text: typed))
  }

  /// Pages may have been bookmarked in another screen.
  public override func cameToTop() {
    super.cameToTop()
    carryOut { await $0.lookForBookmarks() }
  }

  // MARK: Drawing

  private var columns = (width: 0, columns: Columns<FrontPageRow>.ofFrontPages(for: 0))

  private func columns(for width: Int) -> Columns<FrontPageRow> {
    if columns.width != width { columns = (width, .ofFrontPages(for: width)) }
    return columns.columns
  }

  public override var rowHeight: Int { wall?.rows ?? 1 }
  public override var across: Int { wall?.across ?? 1 }
  public override var headerRows: Int { 1 }

  public override func drawContent(
    _ content: FrontPagesContent, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    wall = WallLayout(rect.dropTop(headerRows), canvas.graphics)
    super.drawContent(content, on: &canvas, in: rect, theme: theme, isFocused: isFocused)
    guard let wall else { return }
    let cell = Rect(row: 0, column: 0, rows: wall.rows, columns: rect.columns / wall.across)
    pictures.look(
      at: cursor.visible.compactMap { content.row(at: $0)?.wanted }, on: canvas,
      in: ThumbnailPane.picture(in: cell))
  }

  public override func drawHeader(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    guard wall != nil, let content = presenter.state.content else {
      return columns(for: rect.columns).drawHeader(on: &canvas, in: rect, theme: theme)
    }
    canvas.write(
      TextWidth.truncated(content.summary, to: rect.columns - 2), row: rect.row, column: rect.column + 1,
      width: rect.columns - 1, style: theme[.heading])
  }

  public override func drawRow(
    _ row: FrontPageRow, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool,
    isFocused: Bool
  ) {
    let style = RowStyle(isSelected: isSelected, isFocused: isFocused, theme: theme)
    guard wall != nil else {
      style.drawSelection(on: &canvas, in: rect)
      if presenter.isBookmarked(row.page) { style.drawStar(on: &canvas, in: rect, theme: theme) }
      return columns(for: rect.columns).draw(row, on: &canvas, in: rect, style: style)
    }
    pictures.draw(
      row.page, named: row.name,
      words: ((presenter.isBookmarked(row.page) ? "★ " : "") + row.name, row.place), on: &canvas, in: rect,
      theme: theme,
      style: style)
  }
}
