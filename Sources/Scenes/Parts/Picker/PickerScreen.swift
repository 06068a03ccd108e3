import MVP
import Newspapers
import Terminal
import TerminalUI
import Text

/// A popup to pick from: typing narrows it, the arrows move, Enter picks.
public final class PickerScreen<Options: PickerOptions>: ListScreen<PickerPresenter<Options>> {
  private let name: String

  public init(
    title: String, presenter: PickerPresenter<Options>, components: [any ScreenComponent] = []
  ) {
    name = title
    super.init(presenter: presenter, components: components)
    type(PickerScreen.prompt(title))
  }

  private static func prompt(_ title: String, text: String = "") -> LineEditor {
    LineEditor(label: "\(title): ", hint: "↑ ↓ or Ctrl-P Ctrl-N move, Enter selects, Esc cancels", text: text)
  }

  public override var title: String { name }

  public override var placement: ScreenPlacement {
    .popup(columns: presenter.state.content?.hasDetails == true ? 78 : 46, rows: 22)
  }

  public override func footerRows(for content: PickerContent) -> Int {
    content.hasDetails ? PickerScreen.detailRows + 1 : 0
  }

  /// The detail of the selected row below a line.
  public override func drawFooter(
    _ content: PickerContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    canvas.write(
      String(repeating: "─", count: rect.columns), row: rect.row, column: rect.column, width: rect.columns,
      style: theme[.separator])
    guard let detail = content.row(at: cursor.row)?.detail else { return }
    let lines = detail.split(whereSeparator: \.isNewline).flatMap {
      WordWrap.lines(Sanitizer.sanitized(String($0)), width: rect.columns)
    }
    for (number, line) in lines.prefix(rect.rows - 1).enumerated() {
      let isCut = number == rect.rows - 2 && lines.count > rect.rows - 1
      canvas.write(
        isCut ? TextWidth.truncated(line + " …", to: rect.columns) : line, row: rect.row + 1 + number,
        column: rect.column, width: rect.columns, style: theme[.text])
    }
  }

  private static var detailRows: Int { 6 }

  public override var status: ScreenStatus { ScreenStatus(source: "Type to narrow", position: position) }

  public override func promptChanged(_ text: String) { presenter.narrow(to: text) }

  public override func promptSubmitted(_ text: String) {
    guard presenter.state.content == nil else { return presenter.open(row: cursor.row) }
    type(PickerScreen.prompt(name, text: text))
  }

  public override func promptCanceled() { presenter.leave() }

  public override func promptIgnored(_ key: Key) {
    switch key {
    case "PgDn": moveCursor(to: cursor.row + cursor.height)
    case "PgUp": moveCursor(to: cursor.row - cursor.height)
    default: moveCursor(byTypingKey: key)
    }
  }

  public override func drawRow(
    _ row: PickerContent.Row, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool,
    isFocused: Bool
  ) {
    let style = isSelected ? theme[.selection] : theme[.text]
    let noteStyle = isSelected ? theme[.selectionDim] : theme[.dim]
    if isSelected { canvas.fill(rect, style: style) }
    let noteWidth = TextWidth.of(row.note)
    canvas.write(
      isSelected ? "▸" : row.isCurrent ? "•" : " ", row: rect.row, column: rect.column, width: 1, style: style
    )
    canvas.write(
      TextWidth.truncated(row.title, to: max(1, rect.columns - 4 - noteWidth)), row: rect.row,
      column: rect.column + 2,
      width: max(0, rect.columns - 3 - noteWidth), style: style)
    canvas.write(
      row.note, row: rect.row, column: rect.column + rect.columns - noteWidth - 1, width: noteWidth,
      style: noteStyle)
  }
}
