import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// Places for `browse`, each with a bar for its number of newspapers.
public final class PlaceListScreen: ListScreen<PlaceListPresenter> {
  public override var title: String {
    [
      "Places", presenter.filters.listWords, presenter.path.words,
      presenter.words.isEmpty ? "" : "“\(presenter.words)”",
    ]
    .filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// Without filters, all newspapers are counted, not only those in the list from which this was opened.
  public override var startsTrail: Bool { presenter.filters.isUnfiltered }

  public override var bindings: [KeyBinding] { PlaceListKeys.bindings }

  public override var contentName: String { "Places" }

  /// The newspapers of a place exist even if nothing is known about places within it.
  public override func needsContent(_ command: Command) -> Bool {
    switch command {
    case .showNewspapers:
      if case .empty = presenter.state { presenter.newspaperCount == 0 } else { true }
    case .sort: true
    case .find: !presenter.hasPlaces
    default: super.needsContent(command)
    }
  }

  public override var status: ScreenStatus {
    guard let content = presenter.state.content else { return ScreenStatus(position: position) }
    return ScreenStatus(source: content.counts, position: position)
  }

  public override func handle(_ command: Command, count: Int?) -> Bool {
    let row = cursor.row
    switch command {
    case .open: perform { await $0.enter(row: row) }
    case .showNewspapers: presenter.open(row: row)
    case .find: type(sought: presenter.words) { await $0.find($1) }
    case .sort: perform { await $0.sortOtherwise() }
    case .back where presenter.path != presenter.beginning && !presenter.state.isWaiting:
      perform { await $0.leave() }
    default: return super.handle(command, count: count)
    }
    return true
  }

  public override func gaveUp() { presenter.gaveUp() }

  public override func drawRow(
    _ row: PlaceRow, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool, isFocused: Bool
  ) {
    let style = RowStyle(isSelected: isSelected, isFocused: isFocused, theme: theme)
    style.drawSelection(on: &canvas, in: rect)
    let nameWidth = min(30, max(12, rect.columns - 12))
    let mark = row.kind == .city || presenter.state.content?.path.state == nil ? "" : " ›"
    canvas.write(
      TextWidth.truncated(row.name + mark, to: nameWidth), row: rect.row, column: rect.column + 2,
      width: nameWidth, style: style.strong)
    let count = Numerals.grouped(row.count)
    let countColumn = rect.column + 2 + nameWidth + max(0, 8 - count.count)
    canvas.write(count, row: rect.row, column: countColumn, width: count.count, style: style.weak)
    let room = rect.columns - 2 - nameWidth - 8 - 2
    guard room > 4, let most = presenter.state.content?.largestCount, most > 0 else { return }
    let cells = max(1, min(room, 60) * row.count / most)
    canvas.write(
      String(repeating: "▬", count: cells), row: rect.row, column: rect.column + 2 + nameWidth + 10,
      width: cells, style: style.weak)
  }
}
