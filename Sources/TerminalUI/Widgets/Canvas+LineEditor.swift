import Terminal
import Text

extension Canvas {
  /// Draws a line that is being typed, with its label and the cursor. If the text is longer than the line,
  /// the part around the cursor is shown, with a mark where it is cut; a long label leaves it half of the line.
  /// - Returns: the cells that the label and the whole text take.
  @discardableResult
  mutating func write(_ editor: LineEditor, in line: Rect, theme: Theme) -> Int {
    let before = TextWidth.of(String(editor.text.prefix(editor.position)))
    let whole = TextWidth.of(editor.text)
    let label = write(
      Canvas.label(of: editor, beside: whole, in: line.columns), row: line.row, column: line.column,
      width: line.columns, style: theme[.accent])
    let room = max(1, line.columns - label)
    let marks = room >= Canvas.leastRoomForMarks
    var shown = Substring(editor.text)
    var (hidden, start) = (0, 0)
    while before - hidden >= room - start {
      shown = shown.dropFirst()
      hidden = whole - TextWidth.of(String(shown))
      // The mark of what is cut takes a cell, too.
      start = marks && hidden > 0 ? 1 : 0
    }
    let style = theme[editor.isSuggestion ? .selection : .prompt]
    let (row, column) = (line.row, line.column + label)
    let continues = marks && start + whole - hidden > room
    write(String(shown), row: row, column: column + start, width: max(0, room - start), style: style)
    let place = label + start + before - hidden
    if start > 0 { write("‹", row: row, column: column, width: 1, style: theme[.muted]) }
    if continues, place < line.columns - 1 {
      write("›", row: row, column: column + room - 1, width: 1, style: theme[.muted])
    }
    cursor = (row: row, column: line.column + min(place, line.columns - 1))
    return label + whole
  }

  /// A narrower field shows only text.
  private static var leastRoomForMarks: Int { 4 }

  /// Shortened only if that lets more of the text be seen.
  private static func label(of editor: LineEditor, beside text: Int, in width: Int) -> String {
    let most = max(1, width / 2)
    let columns = TextWidth.of(editor.label)
    guard columns > most, columns + text >= width else { return editor.label }
    return TextWidth.truncated(editor.label, to: max(1, most - 1)) + " "
  }
}
