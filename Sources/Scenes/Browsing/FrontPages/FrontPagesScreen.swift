import Clock
import MVP
import Newspapers
import Terminal
import TerminalUI
import Text

/// The front pages of a day for `browse`.
public final class FrontPagesScreen: PageGridScreen<FrontPagesPresenter> {
  public override init(
    presenter: FrontPagesPresenter, pictures: ThumbnailsPresenter, clock: any WallClock,
    components: [any ScreenComponent] = []
  ) {
    super.init(presenter: presenter, pictures: pictures, clock: clock, components: components)
  }

  /// Describes what is visible, even while another day is loading.
  public override var title: String {
    let shown = presenter.state.content?.identity
    return FrontPagesContent.day(
      shown?.date ?? presenter.date, shown == nil ? presenter.placeState : shown?.state)
  }

  public override var bindings: [KeyBinding] { FrontPagesKeys.bindings }

  public override var contentName: String { "Front pages" }

  public override func needsContent(_ command: Command) -> Bool {
    [.issues, .queue, .queueDay].contains(command) || super.needsContent(command)
  }

  public override var status: ScreenStatus {
    StatusWords.status(of: presenter.state, position: position, clock: clock)
  }

  public override func handle(_ command: Command, count: Int?) -> Bool {
    let steps = count ?? 1
    switch command {
    case .nextDay: turn { await $0.move(days: steps) }
    case .previousDay: turn { await $0.move(days: -steps) }
    case .nextYear: turn { await $0.move(years: steps) }
    case .previousYear: turn { await $0.move(years: -steps) }
    case .filter: turn { await $0.chooseState() }
    case .issues: presenter.openIssues(row: cursor.row)
    case .queue: queueIssue()
    case .queueDay: carryOut { await $0.queueDay() }
    case .search: presenter.openSearch()
    case .refresh: reload(telling: presenter.router) { await $0.refresh() }
    case .goToDate: askForDate()
    default: return super.handle(command, count: count)
    }
    return true
  }

  public override func gaveUp() { presenter.gaveUp() }

  public override func promptSubmitted(_ text: String) {
    guard !text.isEmpty else { return }
    guard let day = presenter.day(written: text) else { return askForDate(text) }
    turn { await $0.go(to: day) }
  }

  /// Goes to another day. Pending requests concern the old one.
  private func turn(_ intent: @escaping @MainActor (FrontPagesPresenter) async -> Void) {
    pictures.presenter.forgetOrders()
    perform(intent)
  }

  private func queueIssue() {
    let row = cursor.row
    carryOut { await $0.queueIssue(row: row) }
  }

  private func askForDate(_ typed: String = "") {
    type(LineEditor(label: "Go to date: ", hint: "1865-10-02 or April 15, 1865", text: typed))
  }

  // MARK: Drawing

  private var columns = (width: 0, columns: Columns<FrontPageRow>.ofFrontPages(for: 0))

  private func columns(for width: Int) -> Columns<FrontPageRow> {
    if columns.width != width { columns = (width, .ofFrontPages(for: width)) }
    return columns.columns
  }

  override func cell(of row: FrontPageRow) -> PageCell {
    PageCell(wanted: row.wanted, name: row.name, words: (row.name, row.place))
  }

  override func grid(of content: FrontPagesContent, in rect: Rect, _ graphics: Graphics) -> PictureGrid? {
    .wall(of: content.total, in: rect.dropTop(headerRows), graphics)
  }

  override func heading(of content: FrontPagesContent) -> String { content.summary }

  override func unlisted(of content: FrontPagesContent) -> Int {
    max(0, content.total - (content.isOpenEnded ? 1 : 0) - content.rows.count)
  }

  override func drawListHeader(
    _ content: FrontPagesContent?, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    columns(for: rect.columns).drawHeader(on: &canvas, in: rect, theme: theme)
  }

  override func drawListed(_ row: FrontPageRow, on canvas: inout Canvas, in rect: Rect, style: RowStyle) {
    columns(for: rect.columns).draw(row, on: &canvas, in: rect, style: style)
  }
}
