import Newspapers
import Terminal
import TerminalUI
import Text

/// The text of a page in whatever space it is given: lays it out, scrolls it, and shows search results.
@MainActor final class PageTextPane {
  /// Wider lines are hard to read.
  static let measure = 76

  /// Whether to reorder right-to-left lines; see `VisualOrder`.
  var turnsRightToLeft: Bool
  private var scroll = TextScroll()
  private var lines: [PageLines.Line] = []
  private var layout: PageLines?
  /// What `layout` was computed from.
  private var laidOut: LaidOut?
  /// Whether notes appear below what they are about.
  var showsNotes = true
  /// The note or clip to scroll to the next time the text is drawn.
  var opening: String?

  private struct LaidOut: Equatable {
    let page: PageID
    let mode: PageMode
    let width: Int
    let texts: [String]
    let notes: [PageNote]
    let showsNotes: Bool
  }

  /// Whether to scroll to the current match the next time the text is drawn.
  var showsMatch = false

  init(turnsRightToLeft: Bool) { self.turnsRightToLeft = turnsRightToLeft }

  /// The number of characters before the first visible line.
  var place: Int { topLine?.place ?? 0 }
  private var topLine: PageLines.Line? { lines.indices.contains(scroll.top) ? lines[scroll.top] : nil }
  /// The words of the line in the middle of the pane, or of the next one with text; nil without text.
  var middleText: String? {
    let visible = lines.dropFirst(scroll.top).prefix(scroll.height).filter { !$0.isNote }.map(\.string)
    func hasWords(_ line: String) -> Bool { line.contains { !$0.isWhitespace } }
    return visible.dropFirst(visible.count / 2).first(where: hasWords) ?? visible.last(where: hasWords)
  }
  var isAtEnd: Bool { scroll.isAtEnd }
  var position: String { scroll.position }

  /// Moves as `command` says; false if it is not a movement.
  func move(_ command: Command, count: Int?) -> Bool { scroll.move(command, count: count) }

  /// Draws the text into `rect`; true if it scrolled to a match.
  /// - Parameter place: the reader's place in the page, for when it has to be laid out again.
  func draw(
    _ content: PageReaderContent, place: Int, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) -> Bool {
    // The mark of a note needs a cell of its own before the empty one.
    let hasMargin = content.notes.isEmpty || rect.columns >= PageTextPane.measure + 2
    let rect = hasMargin ? rect : rect.dropLeft(1)
    let measure = min(PageTextPane.measure, rect.columns)
    let margin = (rect.columns - measure) / 2
    // Printed lines begin where others do, but may be as long as there is room.
    let width = max(1, content.mode == .reading ? measure : rect.columns - margin)
    let new = LaidOut(
      page: content.heading.page, mode: content.mode, width: width, texts: content.texts,
      notes: content.notes, showsNotes: showsNotes)
    if laidOut != new {
      // A page that is opened with a search begins at its first match, unless the reader has a place there.
      if laidOut?.page != new.page, place == 0, content.find != nil { showsMatch = true }
      let layout = PageLines(content, width: width, showsNotes: showsNotes)
      self.layout = layout
      lines = layout.lines
      laidOut = new
      scroll.fit(count: lines.count, height: rect.rows)
      // At the beginning, the notes about the whole page come first.
      scroll.scroll(to: place == 0 ? 0 : layout.index(ofPlace: place))
    }
    scroll.fit(count: lines.count, height: rect.rows)
    let hasJumped = reveal(content.find) || revealOpening()
    for (number, line) in lines.dropFirst(scroll.top).prefix(rect.rows).enumerated() {
      draw(
        line, content.find, on: &canvas,
        in: Rect(row: rect.row + number, column: rect.column + margin, rows: 1, columns: width), theme: theme)
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

  /// Scrolls to the note that the page was opened at, once.
  private func revealOpening() -> Bool {
    guard let opening else { return false }
    self.opening = nil
    // Notes about the whole page are at its beginning, wherever the reader stopped.
    guard let line = lines.firstIndex(where: { $0.mark == opening }) else { return false }
    let before = scroll
    scroll.scroll(to: line - min(2, scroll.height / 3))
    return scroll != before
  }

  /// The first note or clip that begins on the screen; nil at the beginning of the page, which means the
  /// page.
  var markedExcerpt: String? {
    scroll.top == 0 ? nil : lines.dropFirst(scroll.top).prefix(scroll.height).lazy.compactMap(\.mark).first
  }

  /// Draws the mark of a note before the line, or after it if lines begin on the right.
  private func drawMark(
    of line: PageLines.Line, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    guard line.mark != nil else { return }
    let column = line.isRightToLeft ? rect.column + rect.columns : max(0, rect.column - 2)
    canvas.write("♦", row: rect.row, column: column, width: 1, style: theme[.note])
  }

  private func draw(
    _ line: PageLines.Line, _ find: PageFind?, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    drawMark(of: line, on: &canvas, in: rect, theme: theme)
    guard !line.isNote else {
      canvas.write(
        line.string, row: rect.row, column: rect.column + 2, width: max(0, rect.columns - 2),
        style: theme[.note])
      return
    }
    let roles = roles(of: line, find)
    let isTurned = turnsRightToLeft && VisualOrder.changes(line.string)
    // True of nearly all lines.
    if roles.isEmpty, !isTurned, !line.isRightToLeft {
      canvas.write(
        line.string, row: rect.row, column: rect.column, width: rect.columns, style: theme[.text])
      return
    }
    let glyphs =
      isTurned
      ? VisualOrder.glyphs(of: line.string, isRightToLeft: line.isRightToLeft)
      : line.string.enumerated().map { VisualOrder.Glyph(character: $1, offset: $0) }
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
    guard let find, !find.matches.isEmpty else { return [:] }
    var roles: [Int: Theme.Role] = [:]
    let end = line.start + line.string.count
    for (number, match) in find.matches.enumerated() {
      for part in match.parts where part.text == line.text {
        for character in part.range where character >= line.start && character < end {
          roles[character - line.start] = number == find.current ? .matchCurrent : .match
        }
      }
    }
    return roles
  }
}
