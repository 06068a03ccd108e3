import Terminal
import TerminalUI
import Text

/// How rows of a picker look, and what is below them for the selected one.
@MainActor enum PickerDetail {
  /// The detail of the selected row below a line.
  static func draw(_ detail: String, on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    canvas.drawRule(in: rect, theme: theme)
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

  static func draw(
    _ row: PickerContent.Row, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool
  ) {
    let style = isSelected ? theme[.selection] : theme[.text]
    let noteStyle = isSelected ? theme[.selectionMuted] : theme[.muted]
    if isSelected { canvas.fill(rect, style: style) }
    let noteWidth = TextWidth.of(row.note)
    canvas.write(
      isSelected ? "▸" : row.isCurrent ? "•" : " ", row: rect.row, column: rect.column, width: 1, style: style
    )
    canvas.write(
      TextWidth.truncated(row.title, to: max(1, rect.columns - 4 - noteWidth)), row: rect.row,
      column: rect.column + 2, width: max(0, rect.columns - 3 - noteWidth), style: style)
    canvas.write(
      row.note, row: rect.row, column: rect.column + rect.columns - noteWidth - 1, width: noteWidth,
      style: noteStyle)
  }
}
