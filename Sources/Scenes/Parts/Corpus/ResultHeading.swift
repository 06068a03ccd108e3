import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// What a result is about, how large its corpus is, and what is missing: the lines above its lists.
struct ResultHeading {
  let summary: CorpusResultSummary
  /// Whether it is above hits, not all of which the result may have.
  var isOfHits = false

  /// Draws the lines, and returns the room below. Small windows have only the first.
  func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme) -> Rect {
    var lines: [(text: String, role: Theme.Role)] = [(ResultWords.heading(summary), .accent)]
    if rect.rows > 10 {
      lines.append((ResultWords.size(summary), .muted))
      let gaps = ResultWords.gaps(summary) + (isOfHits ? [ResultWords.kept(summary)].compactMap(\.self) : [])
      lines += gaps.map { ("! " + $0.capitalizedAtStart, .text) }
    }
    for (number, line) in lines.enumerated() {
      canvas.write(
        TextWidth.truncated(line.text, to: rect.columns - 2), row: rect.row + number, column: rect.column + 1,
        width: max(0, rect.columns - 2), style: theme[line.role])
    }
    return rect.dropTop(lines.count)
  }
}
