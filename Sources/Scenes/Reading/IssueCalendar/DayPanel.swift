import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The selected day: its issues, and its editions.
struct DayPanel {
  let content: IssueCalendarContent

  func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool) {
    func write(_ text: String, row: Int, _ role: Theme.Role) {
      guard row < rect.rows else { return }
      canvas.write(
        TextWidth.truncated(text, to: max(0, rect.columns - 1)), row: rect.row + row, column: rect.column + 1,
        width: max(0, rect.columns - 1), style: theme[role])
    }
    let (long, short) = (IssueWords.day(content.date), "\(content.date.weekday.abbreviation) \(content.date)")
    write(TextWidth.of(long) < rect.columns ? long : short, row: 0, .heading)
    let isAbsent = content.year[content.date] == .absent
    let role: Theme.Role = isAbsent ? .absent : content.editions.isEmpty ? .muted : .accent
    let (lines, listsEditions) = lines(rows: rect.rows - 1, width: rect.columns)
    for (number, words) in lines.enumerated() { write(words, row: 1 + number, role) }
    guard listsEditions else { return }
    let top = 1 + lines.count
    // Shows those around the selected one if they do not all fit.
    let left = max(1, rect.rows - top)
    let start = max(0, min(content.edition - left + 1, content.editions.count - left))
    for (number, id) in content.editions.dropFirst(start).prefix(left).enumerated() {
      let isSelected = start + number == content.edition
      write(
        (isSelected ? "▸ " : "  ") + "edition \(id.edition)", row: top + number, isSelected ? .text : .muted)
    }
  }

  /// What exists for the day, and whether its editions are listed below. They stay visible, whatever there is
  /// to say: if there are several marks, the legend explains them; a single edition takes no line of its own
  /// if there is none to spare.
  private func lines(rows: Int, width: Int) -> (lines: [String], listsEditions: Bool) {
    let whole = lines(after: content.issueWords, width: width)
    let editions = content.editions
    if whole.count <= max(1, rows - min(editions.count, 3)), editions.count != 1 || whole.count < rows {
      return (whole, !editions.isEmpty)
    }
    if editions.count > 1 { return (["\(content.issueWords) · \(content.ownMarks)"], true) }
    let first = editions.first.map { "edition \($0.edition)" } ?? content.issueWords
    let fitting = [false, true].map { lines(after: first, width: width, isShort: $0) }
    return (DayPanel.cut((fitting.first { $0.count <= rows }) ?? fitting[1], to: max(1, rows), width), false)
  }

  /// Says at the end of the last line that there is more.
  private static func cut(_ lines: [String], to rows: Int, _ width: Int) -> [String] {
    guard lines.count > rows else { return lines }
    let last = TextWidth.truncated(lines[rows - 1] + " …", to: max(1, width - 1))
    return Array(lines.prefix(rows - 1)) + [last]
  }

  /// That and what the reader has for the day, in as few lines as possible at that width.
  private func lines(after first: String, width: Int, isShort: Bool = false) -> [String] {
    let parts = content.ownWords(isShort: isShort).reduce(into: [first]) { lines, words in
      let joined = "\(lines[lines.count - 1]) · \(words)"
      if TextWidth.of(joined) < width { lines[lines.count - 1] = joined } else { lines.append(words) }
    }
    return parts.flatMap { WordWrap.lines($0, width: max(1, width - 1)) }
  }
}
