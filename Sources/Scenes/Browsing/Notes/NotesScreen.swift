import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The reader's notes and clips for `browse`.
public final class NotesScreen: ListScreen<NotesPresenter> {
  public override var title: String {
    "Notes" + (presenter.query.words.isEmpty ? "" : " · “\(presenter.query.words)”")
  }

  public override var bindings: [KeyBinding] { NotesKeys.bindings }

  /// A list of its own, whose columns need the room.
  public override var placement: ScreenPlacement { .whole }

  public override var contentName: String { "Notes" }

  public override func needsContent(_ command: Command) -> Bool {
    NotesKeys.needingRow.contains(command) || super.needsContent(command)
  }

  public override var status: ScreenStatus {
    ScreenStatus(source: "Your library", notice: staleNotice, position: position)
  }

  private var row: NoteRow? { presenter.state.content?.row(at: cursor.row) }

  /// Picks up changes made by other screens and programs.
  public override func cameToTop() {
    super.cameToTop()
    follow { await $0.refresh() }
    if presenter.state != .idle { carryOut { await $0.refresh() } }
  }

  // MARK: Commands

  public override func handle(_ command: Command, count: Int?) -> Bool {
    switch command {
    case .find: type(sought: presenter.query.words) { await $0.find($1) }
    case .refresh: reload(telling: presenter.router) { await $0.refresh() }
    case .undo: carryOut { await $0.undo() }
    case .redo: carryOut { await $0.redo() }
    case .notes: break  // they are here
    default:
      guard let row else { return super.handle(command, count: count) }
      return handle(command, on: row) || super.handle(command, count: count)
    }
    return true
  }

  private func handle(_ command: Command, on row: NoteRow) -> Bool {
    switch command {
    case .editNote:
      type(
        .note(row.excerpt.note, label: "Note: "),
        for: .write {
          await $0.edit(row, ExcerptChange(note: TypedNote.note(of: $1), noteBefore: row.excerpt.note))
        })
    case .editTags:
      type(
        .tags(row.excerpt.tags, label: "Tags: "),
        for: .write { await $0.edit(row, ExcerptChange(tags: [$1], tagsBefore: row.excerpt.tags)) })
    case .remove: carryOut { await $0.remove(row) }
    case .openInBrowser: presenter.openInBrowser(row)
    case .copyCitation, .citeAs: carryOut { await $0.cite(row, choosesStyle: command == .citeAs) }
    default:
      guard let part = CopiedPart(command) else { return false }
      presenter.copy(part, row)
    }
    return true
  }

  // MARK: Drawing

  private var columns = (width: 0, columns: Columns<NoteRow>.ofNotes(for: 0))

  private func columns(for width: Int) -> Columns<NoteRow> {
    if columns.width != width { columns = (width, .ofNotes(for: width)) }
    return columns.columns
  }

  public override var headerRows: Int { 1 }

  public override func drawHeader(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    columns(for: rect.columns).drawHeader(on: &canvas, in: rect, theme: theme)
  }

  public override func drawRow(
    _ row: NoteRow, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool, isFocused: Bool
  ) {
    let style = RowStyle(isSelected: isSelected, isFocused: isFocused, theme: theme)
    style.drawSelection(on: &canvas, in: rect)
    style.drawNote(on: &canvas, in: rect, theme: theme)
    columns(for: rect.columns).draw(row, on: &canvas, in: rect, style: style)
  }

  /// Notes are longer than a column, so the selected one is shown below, with its quotation.
  public override func footerRows(for content: NotesContent) -> Int { 6 }

  public override func drawFooter(
    _ content: NotesContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    canvas.drawRule(in: rect, theme: theme)
    guard let row else { return }
    let body = rect.dropTop(1).inset(columns: 1)
    let width = min(body.columns, 76)
    let place = "\(row.newspaper), \(row.day), \(row.page)"
    canvas.write(
      TextWidth.truncated(place, to: body.columns), row: body.row, column: body.column, width: body.columns,
      style: theme[.accent])
    var lines = row.text.isEmpty ? [] : lines("“\(row.text)”", most: 2, width).map { ($0, Theme.Role.text) }
    lines += NotesScreen.noteLines(row).flatMap { self.lines($0, most: 4, width) }.map { ($0, .note) }
    for (number, line) in lines.prefix(body.rows - 1).enumerated() {
      canvas.write(
        line.0, row: body.row + 1 + number, column: body.column, width: body.columns, style: theme[line.1])
    }
  }

  private static func noteLines(_ row: NoteRow) -> [String] {
    row.excerpt.note.split(separator: "\n").map { Sanitizer.sanitized(String($0)) }
  }

  private func lines(_ text: String, most: Int, _ width: Int) -> [String] {
    let all = WordWrap.indentedLines(text, width: max(1, width))
    guard all.count > most, let last = all.prefix(most).last else { return all }
    return all.prefix(most - 1) + [TextWidth.truncated(last + " …", to: width)]
  }
}
