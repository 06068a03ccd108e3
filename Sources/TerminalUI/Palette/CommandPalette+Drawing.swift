import Terminal
import Text

extension CommandPalette {
  /// The cells of a frame with short descriptions.
  private static let leastWidth = 76
  /// Rows of commands; more would hide the screen to which they apply.
  private static let most = 15
  /// The rows of a frame around the line being typed and one command.
  private static let leastFramed = 4

  /// Where it is drawn, frame and all.
  /// - Parameters:
  ///   - body: the area between the title bar and the status bar.
  ///   - lines: those of the list.
  private func frame(in body: Rect, lines: Int) -> Frame {
    let columns = min(
      max(CommandPalette.leastWidth, longestRow + 4), max(body.columns - 4, min(body.columns, 20)))
    let place = Rect(
      row: body.row, column: body.column, rows: min(lines + 3, body.rows), columns: body.columns)
    return Frame(title: "Commands", columns: columns, rows: place.rows, in: place)
  }

  /// Where its list is drawn: below the line being typed, as tall as what matches.
  func list(in body: Rect) -> Rect { CommandPalette.list(in: frame(in: body)) }

  private func frame(in body: Rect) -> Frame {
    frame(in: body, lines: min(CommandPalette.most, max(1, matches.count)))
  }

  private static func list(in frame: Frame) -> Rect { inside(frame).dropTop(1) }

  /// A window of a few lines has room only for commands.
  private static func isFramed(_ frame: Frame) -> Bool { frame.outside.rows >= leastFramed }

  private static func inside(_ frame: Frame) -> Rect { isFramed(frame) ? frame.inside : frame.outside }

  mutating func draw(on canvas: inout Canvas, in body: Rect, theme: Theme) {
    let frame = frame(in: body)
    if CommandPalette.isFramed(frame) {
      frame.draw(on: &canvas, theme: theme, footer: footer)
    } else {
      canvas.fill(frame.outside, style: theme.blank)
    }
    let (inside, list) = (CommandPalette.inside(frame), CommandPalette.list(in: frame))
    guard inside.rows > 0 else { return }
    canvas.write(editor, in: inside.top(1), theme: theme)
    // A page stays as long, however few commands match now.
    let page = CommandPalette.list(in: self.frame(in: body, lines: CommandPalette.most)).rows
    fit(rows: page)
    if matches.isEmpty, list.rows > 0 {
      canvas.write(
        TextWidth.truncated("  No command matches.", to: list.columns), row: list.row, column: list.column,
        width: list.columns, style: theme[.muted])
    }
    let names = matches.map { TextWidth.of($0.command.description) }.max() ?? 0
    for row in cursor.visible where row - cursor.top < list.rows {
      draw(
        matches[row], isSelected: row == cursor.row, names: min(names, list.columns / 3), on: &canvas,
        in: Rect(row: list.row + row - cursor.top, column: list.column, rows: 1, columns: list.columns),
        theme: theme)
    }
  }

  /// The cells that a row takes with its name, its description and its key, and what is between them.
  /// - Parameter name: the cells of the longest name.
  static func rowColumns(of entry: Entry, name: Int) -> Int {
    name + 7 + TextWidth.of(entry.obstacle ?? entry.words) + TextWidth.of(entry.key)
  }

  private var footer: String {
    matches.count == total ? "\(total)" : "\(matches.count) of \(total)"
  }

  private func draw(
    _ entry: Entry, isSelected: Bool, names: Int, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    let plain = theme[isSelected ? .selection : entry.obstacle == nil ? .text : .muted]
    let second = theme[isSelected ? .selectionMuted : .muted]
    if isSelected { canvas.fill(rect, style: plain) }
    let key = TextWidth.of(entry.key)
    let start = rect.column + 2
    canvas.write(isSelected ? "▸" : " ", row: rect.row, column: rect.column, width: 1, style: plain)
    let name = entry.obstacle == nil ? entry.command.description : "(\(entry.command))"
    canvas.write(
      TextWidth.truncated(name, to: names + 2), row: rect.row, column: start, width: names + 2, style: plain)
    let words = start + names + 3
    let room = max(0, rect.column + rect.columns - words - key - 2)
    canvas.write(
      TextWidth.truncated(entry.obstacle ?? entry.words, to: room), row: rect.row, column: words, width: room,
      style: second)
    canvas.write(
      entry.key, row: rect.row, column: rect.column + rect.columns - key, width: key,
      style: isSelected ? plain : theme[.hintKey])
  }
}
