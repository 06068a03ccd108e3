import Clock
import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The pages of an issue as small pictures for `browse`, with the editions of the day below.
public final class IssuePagesScreen: ListScreen<IssuePagesPresenter> {
  private let clock: any WallClock
  let pictures: ThumbnailPane
  /// How the pictures are arranged; nil while it is a list.
  private var strip: StripLayout?

  public init(
    presenter: IssuePagesPresenter, pictures: ThumbnailsPresenter, clock: any WallClock,
    components: [any ScreenComponent] = []
  ) {
    self.clock = clock
    self.pictures = ThumbnailPane(presenter: pictures)
    super.init(presenter: presenter, components: [AgeTicker(), self.pictures] + components)
  }

  public override var title: String {
    let name = presenter.title ?? presenter.state.content?.title ?? presenter.issue.lccn.description
    let edition = presenter.issue.edition > 1 ? ", edition \(presenter.issue.edition)" : ""
    return "\(name), \(presenter.issue.date)\(edition)"
  }

  public override var bindings: [KeyBinding] { IssuePagesKeys.bindings }
  public override var contentName: String { "Pages" }
  public override var placement: ScreenPlacement { .whole }

  public override func needsContent(_ command: Command) -> Bool {
    [.bookmark, .nextEdition, .loadPictures, .loadPicture, .left, .right].contains(command)
      || super.needsContent(command)
  }

  public override var status: ScreenStatus {
    StatusWords.status(of: presenter.state, position: position, clock: clock)
  }

  public override func handle(_ command: Command, count: Int?) -> Bool {
    let (row, steps) = (cursor.row, count ?? 1)
    switch command {
    case .right where strip != nil: moveCursor(to: row + steps)
    case .left where strip != nil: moveCursor(to: row - steps)
    case .right: return handle(.open, count: nil)
    case .left: presenter.goBack()
    case .nextEdition:
      pictures.presenter.forgetOrders()
      perform { await $0.showNextEdition(by: steps) }
    case .loadPictures, .loadPicture: load(isAll: command == .loadPictures)
    case .bookmark: carryOut { await $0.toggleBookmark(row: row) }
    case .undo: carryOut { await $0.undo() }
    case .issues: presenter.openCalendar()
    case .search: presenter.openSearch()
    case .copyCitation, .citeAs: carryOut { await $0.cite(row: row, choosesStyle: command == .citeAs) }
    case .refresh: perform { await $0.refresh() }
    default: return super.handle(command, count: count)
    }
    return true
  }

  public override func movesOnly(_ command: Command) -> Bool {
    (strip != nil && (command == .left || command == .right)) || super.movesOnly(command)
  }

  private func load(isAll: Bool) {
    guard let content = presenter.state.content else { return }
    guard strip != nil else { return presenter.announceNoPictures() }
    if isAll {
      pictures.orderAll(content.rows.filter(\.hasScan).map(\.wanted))
    } else if let row = content.row(at: cursor.row) {
      pictures.order(row.wanted)
    }
  }

  /// Pages may have been bookmarked in another screen.
  public override func cameToTop() {
    super.cameToTop()
    carryOut { await $0.lookForBookmarks() }
  }

  // MARK: Drawing

  public override var rowHeight: Int { strip?.rows ?? 1 }
  public override var across: Int { strip?.across ?? 1 }
  public override var headerRows: Int { 1 }

  /// A blank line, a heading, and the editions, if there are several.
  public override func footerRows(for content: IssuePagesContent) -> Int {
    content.editions.count > 1 ? min(content.editions.count, 4) + 2 : 0
  }

  public override func drawContent(
    _ content: IssuePagesContent, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    let footer = rect.rows > 8 ? footerRows(for: content) : 0
    strip = StripLayout(
      rect.dropTop(headerRows).dropBottom(footer), canvas.graphics, pages: content.total)
    super.drawContent(content, on: &canvas, in: rect, theme: theme, isFocused: isFocused)
    guard let strip else { return }
    let cell = Rect(row: 0, column: 0, rows: strip.rows, columns: rect.columns / strip.across)
    let inSight = cursor.visible.compactMap { content.row(at: $0) }
    pictures.look(
      at: inSight.filter(\.hasScan).map(\.wanted), on: canvas, in: ThumbnailPane.picture(in: cell))
  }

  public override func drawHeader(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    guard let content = presenter.state.content else { return }
    canvas.write(
      TextWidth.truncated(content.heading, to: rect.columns - 2), row: rect.row, column: rect.column + 1,
      width: rect.columns - 1, style: theme[.heading])
  }

  public override func drawRow(
    _ row: IssuePagesContent.Row, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool,
    isFocused: Bool
  ) {
    let style = RowStyle(isSelected: isSelected, isFocused: isFocused, theme: theme)
    guard strip != nil else {
      style.drawSelection(on: &canvas, in: rect)
      if presenter.isBookmarked(row.page) { style.drawStar(on: &canvas, in: rect, theme: theme) }
      let here = row.words == nil ? "  " : "◆ "
      canvas.write(
        TextWidth.truncated("\(here)\(row.name)   \(row.note)", to: rect.columns - 3), row: rect.row,
        column: rect.column + 2, width: rect.columns - 2, style: style.strong)
      return
    }
    pictures.draw(
      row.page, named: row.hasScan ? row.name : "not scanned",
      words: ((presenter.isBookmarked(row.page) ? "★ " : "") + row.name, row.note),
      isHere: row.words != nil, on: &canvas, in: rect, theme: theme, style: style)
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

extension IssuePagesContent.Row {
  fileprivate var wanted: WantedPicture { WantedPicture(page) }
}
