import Clock
import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// A page as a cell of pictures.
struct PageCell {
  let wanted: WantedPicture
  var hasPicture = true
  /// In the frame, until the picture is here.
  let name: String
  /// The two lines below it.
  let words: (String, String)
  /// Whether other data of the page is on this machine.
  var isHere = false
}

/// A list of pages, shown as small pictures if there is room for them.
public class PageGridScreen<P: PageGridPresenting>: ListScreen<P> {
  let pictures: ThumbnailPane
  /// How the pictures are arranged; nil while it is a list.
  private(set) var grid: PictureGrid?

  init(
    presenter: P, pictures: ThumbnailsPresenter, clock: any WallClock, components: [any ScreenComponent]
  ) {
    self.pictures = ThumbnailPane(presenter: pictures)
    super.init(presenter: presenter, clock: clock, components: [AgeTicker(), self.pictures] + components)
  }

  // MARK: What a screen of pages says

  func cell(of row: P.Content.Row) -> PageCell { preconditionFailure("a screen of pages has cells") }

  /// - Parameter rect: the room for header, pages and footer.
  func grid(of content: P.Content, in rect: Rect, _ graphics: Graphics) -> PictureGrid? { nil }

  /// Above the pictures.
  func heading(of content: P.Content) -> String { "" }

  /// Further pages beyond the rows whose pictures could be ordered.
  func unlisted(of content: P.Content) -> Int { 0 }

  /// The cells before the text of a row of the list.
  var listMargin: Int { RowStyle.margin }

  /// A row of the list; its star is already drawn.
  func drawListed(_ row: P.Content.Row, on canvas: inout Canvas, in rect: Rect, style: RowStyle) {}

  func drawListHeader(_ content: P.Content?, on canvas: inout Canvas, in rect: Rect, theme: Theme) {}

  /// There is a hint for pictures if some are not here and can be shown.
  public override var contentHints: [KeyBinding] {
    let content = presenter.state.content
    let missing = grid == nil ? [] : pictures.missing(of: wanted(content?.rows ?? []))
    let selected = content?.row(at: cursor.row).map { cell(of: $0).wanted.page }
    return bindings.filter { binding in
      switch binding.command {
      case .loadPictures: !missing.isEmpty
      case .loadPicture: selected.map { page in missing.contains { $0.page == page } } ?? false
      default: true
      }
    }
  }

  // MARK: Commands

  /// It stands alone: there is nothing to show beside it.
  public override var placement: ScreenPlacement { .whole }

  public override func needsContent(_ command: Command) -> Bool {
    [.bookmark, .copyCitation, .citeAs, .loadPictures, .loadPicture, .left, .right].contains(command)
      || super.needsContent(command)
  }

  public override func handle(_ command: Command, count: Int?) -> Bool {
    let (row, steps) = (cursor.row, count ?? 1)
    switch command {
    case .right where grid != nil: moveCursor(to: row + steps)
    case .left where grid != nil: moveCursor(to: row - steps)
    case .right: return handle(.open, count: nil)
    case .left: presenter.goBack()
    case .loadPictures, .loadPicture: load(isAll: command == .loadPictures)
    case .bookmark: carryOut { await $0.toggleBookmark(row: row) }
    case .undo: carryOut { await $0.undo() }
    case .redo: carryOut { await $0.redo() }
    case .copyCitation, .citeAs: carryOut { await $0.cite(row: row, choosesStyle: command == .citeAs) }
    default: return super.handle(command, count: count)
    }
    return true
  }

  /// A covered or closed screen lets what was requested arrive.
  public override func abandonParts() -> Bool { isOnTop && pictures.abandon() }

  public override func movesOnly(_ command: Command) -> Bool {
    (grid != nil && (command == .left || command == .right)) || super.movesOnly(command)
  }

  private func load(isAll: Bool) {
    guard let content = presenter.state.content else { return }
    guard grid != nil else { return presenter.announceNoPictures() }
    if isAll {
      pictures.orderAll(wanted(content.rows), more: unlisted(of: content))
    } else if let row = content.row(at: cursor.row) {
      pictures.order(cell(of: row).wanted)
    }
  }

  private func wanted(_ rows: [P.Content.Row]) -> [WantedPicture] {
    rows.map(cell).filter(\.hasPicture).map(\.wanted)
  }

  /// Pages may have been bookmarked in another screen.
  public override func cameToTop() {
    super.cameToTop()
    carryOut { await $0.lookForBookmarks() }
  }

  // MARK: Drawing

  public override var rowHeight: Int { grid?.rows ?? 1 }
  public override var across: Int { grid?.across ?? 1 }
  public override var headerRows: Int { 1 }

  public override func drawContent(
    _ content: P.Content, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    grid = grid(of: content, in: rect, canvas.graphics)
    super.drawContent(content, on: &canvas, in: rect, theme: theme, isFocused: isFocused)
    guard let grid else { return }
    let room = Rect(row: 0, column: 0, rows: grid.rows, columns: rect.columns / grid.across)
    let inSight = cursor.visible.compactMap { content.row(at: $0) }
    pictures.look(at: wanted(inSight), on: canvas, in: ThumbnailPane.picture(in: grid.pictureCell(in: room)))
  }

  public override func drawHeader(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    let content = presenter.state.content
    guard grid != nil, let content else {
      return drawListHeader(content, on: &canvas, in: rect, theme: theme)
    }
    drawHeading(of: content, on: &canvas, in: rect, theme: theme)
  }

  func drawHeading(of content: P.Content, on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    canvas.write(
      TextWidth.truncated(heading(of: content), to: rect.columns - 2), row: rect.row, column: rect.column + 1,
      width: rect.columns - 1, style: theme[.heading])
  }

  public override func drawRow(
    _ row: P.Content.Row, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool,
    isFocused: Bool
  ) {
    let style = RowStyle(isSelected: isSelected, isFocused: isFocused, theme: theme)
    let cell = cell(of: row)
    let isBookmarked = presenter.isBookmarked(cell.wanted.page)
    guard let grid else {
      style.drawSelection(on: &canvas, in: rect)
      if isBookmarked { style.drawStar(on: &canvas, in: rect, theme: theme, margin: listMargin) }
      return drawListed(row, on: &canvas, in: rect, style: style)
    }
    pictures.draw(
      cell.wanted.page, named: cell.name,
      words: ((isBookmarked ? "★ " : "") + cell.words.0, cell.words.1), isHere: cell.isHere,
      loadKey: loadKey, on: &canvas, in: rect, pictureIn: grid.pictureCell(in: rect), theme: theme,
      style: style)
  }
}

extension Command {
  /// Commands that make no sense without pictures, for accessible mode.
  static let ofPictures: Set<Command> = [.left, .right, .loadPictures, .loadPicture]
}
