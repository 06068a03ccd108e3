import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI

/// The reader's bookmarks, history, pages read, saved searches and filters for `browse`.
public final class BookmarksScreen: ListScreen<BookmarksPresenter> {
  public override var title: String {
    let identity = presenter.identity
    return identity.shelf.name + (identity.query.words.isEmpty ? "" : " · “\(identity.query.words)”")
      + (identity.query.order == .newest || identity.shelf != .bookmarks
        ? "" : " · by \(identity.query.order.rawValue)")
  }

  public override var bindings: [KeyBinding] { BookmarksKeys.bindings }

  public override var contentName: String { presenter.identity.shelf.name }

  /// Notes and tags are edited in the list of bookmarks.
  public override var contentHints: [KeyBinding] {
    presenter.identity.shelf == .bookmarks
      ? bindings : bindings.filter { $0.command != .editNote && $0.command != .editTags }
  }

  public override func needsContent(_ command: Command) -> Bool {
    [.editNote, .editTags, .remove].contains(command) || NewspaperKeys.needingNewspaper.contains(command)
      || super.needsContent(command)
  }

  /// A note is longer than its column, so the selected row's note is shown below.
  public override var status: ScreenStatus {
    ScreenStatus(source: "Your library", notice: staleNotice, remark: row?.words, position: position)
  }

  private var row: LibraryRow? { presenter.state.content?.row(at: cursor.row) }

  /// Picks up changes made by other screens and programs.
  public override func cameToTop() {
    super.cameToTop()
    follow { await $0.refresh() }
    if presenter.state != .idle { carryOut { await $0.refresh() } }
  }

  // MARK: Commands

  public override func handle(_ command: Command, count: Int?) -> Bool {
    switch command {
    case .nextList: perform { await $0.turn(by: 1) }
    case .previousList: perform { await $0.turn(by: -1) }
    case .find: type(sought: presenter.identity.query.words) { await $0.find($1) }
    case .sort: perform { await $0.sort() }
    case .refresh: reload(telling: presenter.router) { await $0.refresh() }
    case .undo: carryOut { await $0.undo() }
    case .redo: carryOut { await $0.redo() }
    default: return handle(command, on: row) || super.handle(command, count: count)
    }
    return true
  }

  private func handle(_ command: Command, on row: LibraryRow?) -> Bool {
    guard let row else { return false }
    switch command {
    case .editNote:
      guard let bookmark = bookmark(of: row) else { return true }
      type(
        LineEditor(
          label: "Note: ", hint: "Enter saves, Esc cancels", text: bookmark.note, emptyMeaning: "for no note"),
        for: .write { await $0.edit(bookmark, note: $1) })
    case .editTags:
      guard let bookmark = bookmark(of: row) else { return true }
      let tags = bookmark.tags.joined(separator: ", ")
      type(
        LineEditor(
          label: "Tags: ", hint: "separated by commas; Enter saves", text: tags, emptyMeaning: "for no tags"),
        for: .write { await $0.edit(bookmark, tags: $1) })
    case .remove: carryOut { await $0.remove(row) }
    case .bookmark: carryOut { await $0.toggleBookmark(row: row) }
    case .openInBrowser: presenter.openInBrowser(row: row)
    case .copyCitation, .citeAs: carryOut { await $0.cite(row: row, choosesStyle: command == .citeAs) }
    default:
      guard let part = CopiedPart(command) else { return false }
      presenter.copy(part, row: row)
    }
    return true
  }

  private func bookmark(of row: LibraryRow) -> Bookmark? {
    if row.bookmark == nil {
      presenter.announce("Edit notes and tags in the bookmark list; press \(key: "bookmarks", "gb")")
    }
    return row.bookmark
  }

  // MARK: Drawing

  public override func drawTop(on canvas: inout Canvas, in rect: Rect, theme: Theme) -> Rect {
    LibraryTabs.draw(presenter.identity.shelf, on: &canvas, in: rect.top(1), theme: theme)
    return rect.dropTop(1)
  }

  public override var headerRows: Int { 1 }

  /// The columns last drawn, for their list and width: every row has the same.
  private var columns: (shelf: BookmarksContent.Shelf, width: Int, columns: Columns<LibraryRow>)?

  private func columns(for width: Int) -> Columns<LibraryRow> {
    let shelf = presenter.identity.shelf
    if let columns, columns.shelf == shelf, columns.width == width { return columns.columns }
    let new = Columns.of(shelf, for: width)
    columns = (shelf, width, new)
    return new
  }

  public override func drawHeader(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    columns(for: rect.columns).drawHeader(on: &canvas, in: rect, theme: theme)
  }

  public override func drawRow(
    _ row: LibraryRow, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool, isFocused: Bool
  ) {
    let style = RowStyle(isSelected: isSelected, isFocused: isFocused, theme: theme)
    style.drawSelection(on: &canvas, in: rect)
    if row.isBookmarked { style.drawStar(on: &canvas, in: rect, theme: theme) }
    columns(for: rect.columns).draw(row, on: &canvas, in: rect, style: style)
  }
}
