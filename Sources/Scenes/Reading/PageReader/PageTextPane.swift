import Newspapers
import Terminal
import TerminalUI
import Text

/// The text of a page in whatever room it is given: lays it out, scrolls it, and shows search results.
@MainActor final class PageTextPane {
  /// Wider lines are hard to read.
  static let measure = 76

  /// Whether to reorder right-to-left lines; see `VisualOrder`.
  var turnsRightToLeft: Bool
  private var scroll = TextScroll()
  private var lines: [PageLines.Line] = []
  private var layout: PageLines?
  /// What `layout` was computed from.
  private var laidOut: (page: PageID, mode: PageMode, width: Int, texts: [String])?
  /// Whether to scroll to the current match the next time the text is drawn.
  var showsMatch = false

  init(turnsRightToLeft: Bool) { self.turnsRightToLeft = turnsRightToLeft }

  /// The number of letters before the first visible line.
  var place: Int { topLine?.place ?? 0 }
  /// The number of the first visible text.
  var text: Int { topLine?.text ?? 0 }
  private var topLine: PageLines.Line? { lines.indices.contains(scroll.top) ? lines[scroll.top] : nil }
  var isAtEnd: Bool { scroll.isAtEnd }
  var position: String { scroll.position }

  /// Moves as `command` says; false if it is not a movement.
  func move(_ command: Command, count: Int?) -> Bool { scroll.move(command, count: count) }

  /// Draws the text into `rect`; true if it scrolled to a match.
  /// - Parameter place: the reader's place in the page, for when it has to be laid out again.
  func draw(
    _ content: PageReaderContent, place: Int, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) -> Bool {
    let width = max(1, content.mode == .reading ? min(PageTextPane.measure, rect.columns) : rect.columns)
    if laidOut.map({ $0 != (content.heading.page, content.mode, width, content.texts) }) ?? true {
      let layout = PageLines(content, width: width)
      self.layout = layout
      lines = layout.lines
      laidOut = (content.heading.page, content.mode, width, content.texts)
      scroll.fit(count: lines.count, height: rect.rows)
      scroll.scroll(to: layout.index(ofPlace: place))
    }
    scroll.fit(count: lines.count, height: rect.rows)
    let hasJumped = reveal(content.find)
    let widest = content.mode == .reading ? width : min(width, PageTextPane.measure)
    let column = rect.column + (rect.columns - widest) / 2
    let room = content.mode == .reading ? width : rect.columns - (column - rect.column)
    for (number, line) in lines.dropFirst(scroll.top).prefix(rect.rows).enumerated() {
      draw(
        line, content.find, on: &canvas,
        in: Rect(row: rect.row + number, column: column, rows: 1, columns: room), theme: theme)
    }
    return hasJumped
  }

  /// Scrolls to the current match if requested and it is not visible.
  private func reveal(_ find: PageFind?) -> Bool {
    defer { showsMatch = false }
    guard showsMatch, let layout, let find, let current = find.current else { return false }
    let match = find.matches[current]
    let line = layout.index(ofText: match.text, character: match.range.lowerBound)
    let before = scroll
    scroll.reveal(line, above: scroll.height / 3)
    return scroll != before
  }

  private func draw(
    _ line: PageLines.Line, _ find: PageFind?, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    let glyphs =
      turnsRightToLeft
      ? VisualOrder.glyphs(of: line.string, isRightToLeft: line.isRightToLeft)
      : line.string.enumerated().map { VisualOrder.Glyph(character: $1, offset: $0) }
    let roles = roles(of: line, find)
    var runs: [(text: String, role: Theme.Role)] = []
    for glyph in glyphs {
      let role = roles[glyph.offset] ?? .text
      if runs.last?.role != role { runs.append(("", role)) }
      runs[runs.count - 1].text.append(glyph.character)
    }
    var column = rect.column
    if line.isRightToLeft { column += max(0, rect.columns - TextWidth.of(line.string)) }
    for run in runs {
      let room = rect.column + rect.columns - column
      column += canvas.write(
        run.text, row: rect.row, column: column, width: room, style: theme[run.role])
    }
  }

  /// The search results within a line, by character.
  private func roles(of line: PageLines.Line, _ find: PageFind?) -> [Int: Theme.Role] {
    guard let find else { return [:] }
    var roles: [Int: Theme.Role] = [:]
    let end = line.start + line.string.count
    for (number, match) in find.matches.enumerated() {
      for part in match.parts where part.text == line.text {
        for character in part.range where character >= line.start && character < end {
          roles[character - line.start] = number == find.current ? .selection : .selectionUnfocused
        }
      }
    }
    return roles
  }
}
