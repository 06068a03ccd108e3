import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The selected day: what there is for it, and its editions.
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
    // Several editions stay in sight, whatever there is to say: the legend says what the marks mean.
    let whole = lines(width: rect.columns)
    let room = rect.rows - 1 - (content.editions.count > 1 ? min(content.editions.count, 3) : 0)
    let isShort = whole.count > max(1, room) && content.editions.count > 1
    let lines = isShort ? ["\(content.issueWords) · \(content.ownMarks)"] : Array(whole.prefix(max(1, room)))
    for (number, words) in lines.enumerated() { write(words, row: 1 + number, role) }
    let top = 1 + lines.count
    guard content.editions.count > 1 || rect.rows > top + 1 else { return }
    // Shows those around the selected one if not all fit.
    let left = max(1, rect.rows - top)
    let start = max(0, min(content.edition - left + 1, content.editions.count - left))
    for (number, id) in content.editions.dropFirst(start).prefix(left).enumerated() {
      let isSelected = start + number == content.edition
      write(
        (isSelected ? "▸ " : "  ") + "edition \(id.edition)", row: top + number, isSelected ? .text : .muted)
    }
  }

  /// What there is of the day, in as few lines as that width takes.
  private func lines(width: Int) -> [String] {
    let parts = content.ownWords.reduce(into: [content.issueWords]) { lines, words in
      let joined = "\(lines[lines.count - 1]) · \(words)"
      if TextWidth.of(joined) < width { lines[lines.count - 1] = joined } else { lines.append(words) }
    }
    return parts.flatMap { WordWrap.lines($0, width: max(1, width - 1)) }
  }
}
