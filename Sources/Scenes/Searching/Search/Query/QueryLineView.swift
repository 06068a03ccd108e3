import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The query, and below it what it means or what is wrong with it.
struct QueryLineView {
  let line: QueryLine
  /// While it is typed.
  let prompt: LineEditor?
  let here: SearchCount?
  /// Where Enter searches.
  let asked: (any FullTextSearch)?
  let note: QueryLineNote?

  private static let label = " / "

  func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    guard rect.rows > 0 else { return }
    let label = canvas.write(
      QueryLineView.label, row: rect.row, column: rect.column, width: rect.columns, style: theme[.promptLabel]
    )
    let room = rect.dropLeft(label).top(1)
    let window = window(for: room.columns - 1)
    drawText(window, on: &canvas, in: room, theme: theme)
    let below = rect.dropTop(1).dropLeft(label)
    // If there is no line for a note, it replaces the meaning of the query.
    if below.rows > (note == nil ? 0 : 1) { drawReading(on: &canvas, in: below, theme: theme) }
    guard let note, below.rows > 0 else { return }
    let place = below.dropTop(below.rows - 1)
    QueryLineNoteView(note: note).draw(on: &canvas, in: place.left(place.columns - 1), theme: theme)
  }

  private var text: String { prompt?.text ?? line.text }

  /// The characters that fit `width` cells, with the cursor among them.
  private func window(for width: Int) -> (characters: ArraySlice<Character>, first: Int) {
    let characters = Array(text)
    var first = 0
    let end = min(prompt?.position ?? 0, characters.count)
    while TextWidth.of(String(characters[first..<end])) > max(1, width) { first += 1 }
    return (characters[first...], first)
  }

  private func drawText(
    _ window: (characters: ArraySlice<Character>, first: Int), on canvas: inout Canvas, in rect: Rect,
    theme: Theme
  ) {
    var column = rect.column
    let fault = line.text == text ? line.error?.column.map { $0 - 1 } : nil
    for (number, character) in window.characters.enumerated() {
      let place = window.first + number
      if place == prompt?.position { canvas.cursor = (row: rect.row, column: column) }
      var style = theme[prompt == nil ? .heading : .prompt]
      if place == fault { style = theme[.error].underlined }
      let left = rect.column + rect.columns - column
      guard TextWidth.of(String(character)) <= left else { break }
      column += canvas.write(String(character), row: rect.row, column: column, width: left, style: style)
    }
    if let prompt, prompt.position == text.count {
      canvas.cursor = (row: rect.row, column: min(column, rect.lastColumn))
    }
    // An error at the end of a query has a position, too.
    if let fault, fault >= text.count, column <= rect.lastColumn {
      canvas.write(" ", row: rect.row, column: column, width: 1, style: theme[.error].underlined)
    }
  }

  private func drawReading(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    // Local results matter more than where Enter searches, and how the query is understood more than either.
    let wanted = TextWidth.of(line.reading) + 4
    let right = rightWords.first { wanted + TextWidth.of($0) <= rect.columns } ?? ""
    let rightWidth = TextWidth.of(right)
    let room = max(0, rect.columns - (right.isEmpty ? 1 : rightWidth + 3))
    // A word that means just itself is not repeated.
    let reading = line.reading == text ? "" : line.reading
    let isShort = TextWidth.of(line.error.map { Notice.failure($0.sentence).text } ?? reading) <= room
    let words =
      line.error.map { Notice.failure(Sanitizer.sanitized(isShort ? $0.sentence : $0.shortSentence)).text }
      ?? Sanitizer.sanitized(isShort ? reading : line.shortReading)
    canvas.write(
      TextWidth.truncated(words, to: room), row: rect.row, column: rect.column, width: room,
      style: theme[line.error == nil ? .muted : .error])
    canvas.write(
      right, row: rect.row, column: max(rect.column, rect.lastColumn - rightWidth), width: rightWidth,
      style: theme[.muted])
  }

  /// `here: 14 pages · Enter asks www.loc.gov`, and shorter forms of it.
  private var rightWords: [String] {
    guard prompt != nil, line.query != nil else { return [] }
    let known = here.map { "here: \(SearchWords.pages($0))" }
    let server = asked.flatMap { $0.isLocal ? nil : "Enter asks \($0.name)" }
    return [[known, server].compactMap(\.self).joined(separator: " · "), known ?? ""]
  }
}

extension Style {
  fileprivate var underlined: Style {
    var style = self
    style.attributes.formUnion(.underline)
    return style
  }
}
