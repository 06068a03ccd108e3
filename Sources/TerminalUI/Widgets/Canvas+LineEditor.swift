import Terminal
import Text

extension Canvas {
  /// Draws a line that is being typed, with its label and the cursor. If the text is longer than the line,
  /// the part around the cursor is shown.
  /// - Returns: the cells that the label and the whole text take.
  @discardableResult
  mutating func write(_ editor: LineEditor, in line: Rect, theme: Theme) -> Int {
    let label = write(
      editor.label, row: line.row, column: line.column, width: line.columns, style: theme[.accent])
    let before = TextWidth.of(String(editor.text.prefix(editor.position)))
    let whole = TextWidth.of(editor.text)
    let room = max(1, line.columns - label)
    var shown = Substring(editor.text)
    while before - (whole - TextWidth.of(String(shown))) >= room { shown = shown.dropFirst() }
    write(
      String(shown), row: line.row, column: line.column + label, width: room,
      style: theme[editor.isSuggestion ? .selection : .prompt])
    let place = label + before - (whole - TextWidth.of(String(shown)))
    cursor = (row: line.row, column: line.column + min(place, line.columns - 1))
    return label + whole
  }
}
