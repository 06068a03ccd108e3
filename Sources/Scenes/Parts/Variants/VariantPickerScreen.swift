import MVP
import Newspapers
import Terminal
import TerminalUI
import Text

/// A popup with what OCR may have made of words, to select.
public final class VariantPickerScreen: ListScreen<VariantPickerPresenter> {
  public override var title: String { "Variants" }

  public override var placement: ScreenPlacement { .popup(columns: 72, rows: 26) }

  public override var bindings: [KeyBinding] {
    VariantPickerKeys.bindings
      + KeyBindings.moving.filter { $0.command != .pageDown }
      + [KeyBinding(.pageDown, "PgDn", "C-f", help: "go down a page")]
  }

  public override func needsContent(_ command: Command) -> Bool {
    command == .tick || super.needsContent(command)
  }

  public override func handle(_ command: Command, count: Int?) -> Bool {
    guard command == .tick else { return super.handle(command, count: count) }
    presenter.tick(row: cursor.row)
    return true
  }

  public override func footerRows(for content: VariantPickerContent) -> Int { 2 }

  public override func drawFooter(
    _ content: VariantPickerContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    let width = max(0, rect.columns - 4)
    let lines = WordWrap.lines(content.summary, width: max(1, width))
    for (number, line) in lines.prefix(2).enumerated() {
      let isCut = number == 1 && lines.count > 2
      canvas.write(
        isCut ? TextWidth.truncated(line + " …", to: width) : line,
        row: rect.lastRow + 1 - min(2, lines.count) + number, column: rect.column + 2, width: width,
        style: theme[.muted])
    }
  }

  public override func drawRow(
    _ row: VariantPickerContent.Row, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool,
    isFocused: Bool
  ) {
    let style = theme[isSelected ? .selection : .text]
    let weak = theme[isSelected ? .selectionMuted : .muted]
    if isSelected { canvas.fill(rect, style: style) }
    let notes = TextWidth.of(row.pages)
    let end = rect.columns - notes - 2
    let cause = rect.columns >= 56 ? causeColumn(in: rect.columns) : nil
    func write(_ text: String, at column: Int, _ width: Int, _ style: Style) {
      canvas.write(
        TextWidth.truncated(text, to: max(0, width)), row: rect.row, column: rect.column + column,
        width: max(0, width), style: style)
    }
    write(isSelected ? "▸" : " ", at: 0, 1, style)
    write("\(row.isTicked ? "[x]" : "[ ]") \(row.title)", at: 2, (cause.map { $0 - 1 } ?? end) - 2, style)
    if let cause { write(row.cause, at: cause, min(20, end - cause), weak) }
    write(row.pages, at: rect.columns - notes - 1, notes, weak)
  }

  /// Where causes begin: after the longest title, if that leaves room for them.
  private func causeColumn(in columns: Int) -> Int {
    guard let content = presenter.state.content else { return 26 }
    return max(26, min(content.titleWidth + 7, columns - content.pagesWidth - 22))
  }
}
