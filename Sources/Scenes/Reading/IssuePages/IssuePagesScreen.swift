import Clock
import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The pages of an issue as small pictures for `browse`, with the editions of the day below.
public final class IssuePagesScreen: PageGridScreen<IssuePagesPresenter> {
  public override init(
    presenter: IssuePagesPresenter, pictures: ThumbnailsPresenter, clock: any WallClock,
    components: [any ScreenComponent] = []
  ) {
    super.init(presenter: presenter, pictures: pictures, clock: clock, components: components)
  }

  public override var title: String {
    let name = presenter.title ?? presenter.state.content?.title ?? presenter.issue.lccn.description
    let edition = presenter.issue.edition > 1 ? ", edition \(presenter.issue.edition)" : ""
    return "\(name), \(presenter.issue.date)\(edition)"
  }

  public override var bindings: [KeyBinding] { IssuePagesKeys.bindings }
  public override var contentName: String { "Pages" }

  public override func needsContent(_ command: Command) -> Bool {
    command == .nextEdition || super.needsContent(command)
  }

  /// Most days have one edition.
  public override var contentHints: [KeyBinding] {
    let hasOthers = (presenter.state.content?.editions.count ?? 0) > 1
    return super.contentHints.filter { $0.command != .nextEdition || hasOthers }
  }

  public override var status: ScreenStatus {
    StatusWords.status(of: presenter.state, position: position, clock: clock)
  }

  public override func handle(_ command: Command, count: Int?) -> Bool {
    switch command {
    case .nextEdition:
      pictures.presenter.forgetOrders()
      perform { await $0.showNextEdition(by: count ?? 1) }
    case .issues: presenter.openCalendar()
    case .queue: carryOut { await $0.queueIssue() }
    case .search: presenter.openSearch()
    case .refresh: reload(telling: presenter.router) { await $0.refresh() }
    default: return super.handle(command, count: count)
    }
    return true
  }

  public override func gaveUp() { presenter.gaveUp() }

  /// Pages may have been read in another screen, up to another issue.
  public override func cameToTop() {
    super.cameToTop()
    if let page = presenter.followReader() {
      pictures.presenter.forgetOrders()
      perform { await $0.goToIssue(of: page) }
    }
    follow { await $0.lookForPositions() }
    carryOut { await $0.lookForPositions() }
  }

  // MARK: Drawing

  override func cell(of row: IssuePagesContent.Row) -> PageCell {
    PageCell(
      wanted: WantedPicture(row.page), hasPicture: row.hasScan, name: row.hasScan ? row.name : "not scanned",
      words: (row.name, row.shortNote), isHere: row.words != nil)
  }

  override func grid(of content: IssuePagesContent, in rect: Rect, _ graphics: Graphics) -> PictureGrid? {
    let footer = rect.rows > 8 ? footerRows(for: content) : 0
    return .strip(of: content.total, in: rect.dropTop(headerRows).dropBottom(footer), graphics)
  }

  override func heading(of content: IssuePagesContent) -> String { content.heading }

  override func drawListHeader(
    _ content: IssuePagesContent?, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    if let content { drawHeading(of: content, on: &canvas, in: rect, theme: theme) }
  }

  /// Its rows have another mark, after the star.
  override var listMargin: Int { 2 }

  override func drawListed(
    _ row: IssuePagesContent.Row, on canvas: inout Canvas, in rect: Rect, style: RowStyle
  ) {
    let here = row.words != nil || pictures.isHere(row.page) ? "◆ " : "  "
    canvas.write(
      TextWidth.truncated("\(here)\(row.name)   \(row.note)", to: rect.columns - 3), row: rect.row,
      column: rect.column + listMargin, width: rect.columns - listMargin, style: style.strong)
  }

  /// An empty line, a heading, and the editions, if there are several.
  public override func footerRows(for content: IssuePagesContent) -> Int {
    content.editions.count > 1 ? min(content.editions.count, 4) + 2 : 0
  }

  public override func drawFooter(
    _ content: IssuePagesContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    let room = rect.dropTop(2)
    canvas.write(
      "Editions", row: rect.row + 1, column: rect.column + 1, width: rect.columns - 1, style: theme[.heading])
    let selected = content.editions.firstIndex(of: content.identity) ?? 0
    let start = max(0, min(selected - room.rows + 1, content.editions.count - room.rows))
    for (number, id) in content.editions.dropFirst(start).prefix(room.rows).enumerated() {
      let isShown = id == content.identity
      let pages = isShown ? "  " + Numerals.count(content.total, "page") : ""
      canvas.write(
        "\(isShown ? "▸" : " ")edition \(id.edition)\(pages)", row: room.row + number, column: room.column,
        width: room.columns, style: theme[isShown ? .text : .muted])
    }
  }
}
