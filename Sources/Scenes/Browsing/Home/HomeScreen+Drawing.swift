import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

extension HomeScreen {
  func drawLines(
    _ content: HomeContent, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    (drawnBody, screenRows) = (rect, canvas.size.rows)
    let room = HomeRoom(content.sections, height: rect.rows, screen: canvas.size.rows)
    lines = room.lines
    keepSelection()
    firstLine = room.top(firstLine, showing: selected, height: rect.rows)
    let columns = content.sections.map { sectionColumns($0, for: rect.columns) }
    for (number, line) in lines[firstLine...].prefix(rect.rows).enumerated() {
      let place = Rect(row: rect.row + number, column: rect.column, rows: 1, columns: rect.columns)
      switch line {
      case .blank: break
      case .top: drawTopLine(content, on: &canvas, in: place, theme: theme)
      case .machine: drawMachine(content, on: &canvas, in: place, theme: theme)
      case .heading(let section, let shown):
        draw(content.sections[section], shown: shown, on: &canvas, in: place, theme: theme)
      case .row(let section, let row, let number):
        let isSelected = number == selected
        // Screen readers and magnifiers follow the terminal's cursor. While a line is being typed, it stays
        // there.
        if isSelected, isFocused, prompt == nil { canvas.cursor = (place.row, place.column) }
        draw(
          content.sections[section].rows[row], columns[section], on: &canvas, in: place, theme: theme,
          style: RowStyle(isSelected: isSelected, isFocused: isFocused, theme: theme))
      }
    }
  }

  /// Draws `left` and, if there is room, `right` at the end of the line.
  private func write(
    _ left: String, _ right: String, on canvas: inout Canvas, in rect: Rect, _ styles: (Style, Style)
  ) {
    let line = rect.inset(columns: 1)
    let used = canvas.write(
      TextWidth.truncated(left, to: line.columns), row: line.row, column: line.column, width: line.columns,
      style: styles.0)
    let width = TextWidth.of(right)
    guard used + 2 + width <= line.columns else { return }
    canvas.write(
      right, row: line.row, column: line.column + line.columns - width, width: width, style: styles.1)
  }

  private func drawTopLine(
    _ content: HomeContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    func keys(_ map: String) -> String {
      keyNames.resolved(
        "\(key: "find", "/") find  \(key: "search", "gs") search pages  \(key: "newspapers", "gl") newspapers  \(map)\(key: "front-pages", "t") this day"
      )
    }
    let (all, fewer, room) = (keys("\(key: "map", "gm") map  "), keys(""), rect.columns - 2)
    let hasRoomForAll = TextWidth.of(all) + 2 + TextWidth.of(content.day) <= room
    // In a narrow pane the hints have the keys.
    let left =
      hasRoomForAll ? all : TextWidth.of(fewer) <= room ? fewer : "America's historic newspapers"
    write(left, content.day, on: &canvas, in: rect, (theme[.muted], theme[.muted]))
  }

  private func drawMachine(
    _ content: HomeContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    guard !content.machine.isEmpty else { return }
    let heading = "On this machine"
    write(heading, "", on: &canvas, in: rect, (theme[.heading], theme[.muted]))
    write(
      content.machine, "", on: &canvas, in: rect.dropLeft(TextWidth.of(heading) + 2),
      (theme[.text], theme[.muted]))
  }

  private func draw(
    _ section: HomeContent.Section, shown: Int, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    write(
      section.title, keyNames.resolved(section.words(shown: shown)), on: &canvas, in: rect,
      (theme[.heading], theme[.muted]))
  }

  /// Including the keys that are named in its rows.
  private func sectionColumns(_ section: HomeContent.Section, for width: Int) -> Columns<HomeRow> {
    func longest(_ text: (HomeRow) -> String) -> Int {
      section.rows.map { TextWidth.of(text($0)) }.max() ?? 0
    }
    return .of(
      section.kind, for: width, title: longest { $0.title },
      [longest { $0.detail }, longest { $0.more }, longest { keyNames.resolved($0.note) }])
  }

  private func draw(
    _ row: HomeRow, _ columns: Columns<HomeRow>, on canvas: inout Canvas, in rect: Rect, theme: Theme,
    style: RowStyle
  ) {
    style.drawSelection(on: &canvas, in: rect)
    let mark = style.isSelected ? style.strong : theme[.accent]
    if let isHere = row.isHere {
      canvas.write(
        isHere ? "◆" : "●", row: rect.row, column: rect.column + (row.isBookmarked ? 1 : 2), width: 1,
        style: mark)
    }
    if row.isBookmarked { style.drawStar(on: &canvas, in: rect, theme: theme) }
    var row = row
    row.note = keyNames.resolved(row.note)
    columns.draw(row, on: &canvas, in: rect, style: style)
  }
}

extension HomeContent.Section {
  /// `3 of 12, ' all`; `3` if those are all.
  func words(shown: Int) -> String {
    guard let total else { return "" }
    let count = shown < total ? "\(shown) of \(Numerals.grouped(total))" : Numerals.grouped(total)
    let more = shown < total ? ", \(key: "whole-section", "'") all" : ""
    return switch kind {
    case .day:
      "\(count) on this machine" + (isOffline ? "" : "; \(key: "front-pages", "t") asks for more")
    case .reading, .bookmarks, .searches: count + more
    case .jobs: "\(count), \(key: "jobs", "gj") all"
    case .session:
      shown < total ? "\(count); \(key: "reopen-session", "gy") again reopens the one before" : ""
    case .begin, .network: ""
    }
  }
}

extension Columns<HomeRow> {
  /// Longer ones are cut: `Ctrl-Alt-Y` is not.
  private static var longestKey: Int { 12 }

  /// The columns of a section in a pane of `width` cells: narrow panes omit what matters least. None is wider
  /// than its rows need, so others can use the rest.
  /// - Parameters:
  ///   - title: the cells that the longest title takes.
  ///   - needed: those of the longest detail, of what follows it, and of the longest note.
  static func of(
    _ kind: HomeContent.Section.Kind, for width: Int, title: Int, _ needed: [Int]
  ) -> Columns {
    let margin = RowStyle.margin
    var columns = Columns(margin: margin)
    let most: [Int] =
      switch kind {
      case .session: [0, width >= 44 ? 12 : 0, longestKey]
      case .reading:
        [
          width >= 100 ? 27 : width >= 46 ? 21 : 0, width >= 100 ? 20 : width >= 60 ? 15 : 0,
          width >= 76 ? 12 : 0,
        ]
      case .day: [width >= 90 ? 24 : 0, 0, width >= 56 ? 14 : 0]
      case .bookmarks:
        [width >= 56 ? min(28, width / 4) : 0, width >= 68 ? 12 : 0, width >= 90 ? min(24, width / 6) : 0]
      case .searches: [width >= 60 ? width / 3 : 0, 0, width >= 44 ? 20 : 0]
      case .jobs:
        [
          width >= 60 ? min(32, width / 3) : 0, width >= 44 ? 7 : 0,
          width >= 90 ? min(36, width * 3 / 10) : width >= 60 ? 16 : 0,
        ]
      case .begin, .network: [0, 0, longestKey]
      }
    var widths = zip(most, needed).map { Swift.min($0, $1) }
    func rest() -> Int { width - widths.filter { $0 > 0 }.map { $0 + gap }.reduce(margin + 1, +) }
    // What the titles leave goes to what would be cut.
    for column in widths.indices where widths[column] > 0 {
      widths[column] = Swift.min(needed[column], widths[column] + Swift.max(0, rest() - title))
    }
    columns.add("", Swift.max(8, rest()), isStrong: true) { $0.title }
    columns.add("", widths[0]) { $0.detail }
    columns.add("", widths[1]) { $0.more }
    columns.add("", widths[2], isNumber: true) { $0.note }
    return columns
  }
}
