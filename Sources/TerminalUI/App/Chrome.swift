import MVP
import Terminal
import Text

/// What surrounds the screens: the title bar with the breadcrumbs, the status bar, and the hint line, which
/// also serves for typing and passing messages.
struct Chrome {
  let theme: Theme
  let names: KeyNames
  let trail: [String]
  let tabs: TabLine
  let typedKeys: String?
  /// In place of the hints.
  let announcement: NoticeLines
  /// An announcement that the reader did not cause: it leaves the hints visible.
  let news: NoticeLines
  /// What the screen says about its content but the status bar has no room for.
  let told: NoticeLines

  @MainActor func draw(on canvas: inout Canvas, top: any Screen, prompt: LineEditor?, hints: HintLine) {
    let size = canvas.size
    drawTitle(on: &canvas, width: size.columns)
    if size.rows >= 4 {
      drawStatus(top.status, meter: top.meter, on: &canvas, row: size.rows - 2, width: size.columns)
    }
    guard size.rows >= 3 else { return }
    let row = size.rows - 1
    draw(told, on: &canvas, below: row - 1)
    draw(news, on: &canvas, below: row - 1 - told.lines.count)
    // The typed text has the last line; why it was rejected is shown above.
    if prompt != nil { draw(announcement, on: &canvas, below: row) }
    if let prompt, prompt.isInPlace {
      canvas.write(
        TextWidth.truncated(" " + prompt.hint, to: size.columns), row: row, column: 0, width: size.columns,
        style: theme[.hint])
    } else if let prompt {
      draw(prompt, on: &canvas, row: row, width: size.columns)
    } else if !announcement.lines.isEmpty {
      draw(announcement, on: &canvas, below: row + 1)
    } else if showsHints(on: size, prompt: prompt) {
      hints.draw(on: &canvas, row: row, theme: theme)
    }
  }

  /// Whether the last row has the hints.
  func showsHints(on size: Size, prompt: LineEditor?) -> Bool {
    prompt == nil && announcement.lines.isEmpty && size.rows >= 3
  }

  /// The last line is right above row `last`, the others above it.
  private func draw(_ notices: NoticeLines, on canvas: inout Canvas, below last: Int) {
    for (number, line) in notices.lines.prefix(last - 1).enumerated() {
      let row = last - min(notices.lines.count, last - 1) + number
      canvas.fill(Rect(row: row, column: 0, rows: 1, columns: canvas.size.columns), style: theme.blank)
      canvas.write(" " + line, row: row, column: 0, width: canvas.size.columns, style: theme[.prompt])
      guard notices.marked.contains(number) else { continue }
      canvas.write(Notice.mark, row: row, column: 1, width: 1, style: theme[.error])
    }
  }

  private func drawTitle(on canvas: inout Canvas, width: Int) {
    canvas.fill(Rect(row: 0, column: 0, rows: 1, columns: width), style: theme[.bar])
    let used = canvas.write(
      Chrome.program, row: 0, column: 0, width: max(0, tabs.start.map { $0 - 1 } ?? width),
      style: theme[.barStrong])
    let room = max(0, (tabs.start ?? width) - used - 1)
    canvas.write(
      TextWidth.truncated("│ " + Chrome.words(of: way(within: room - 2)), to: room), row: 0, column: used,
      width: room, style: theme[.bar])
    tabs.draw(on: &canvas, theme: theme)
  }

  static let program = " Broadsheet "

  /// The cells at the left of the title line that tabs leave alone: the program's name, and a useful part of
  /// the breadcrumbs.
  static func reserved(for trail: [String]) -> Int {
    TextWidth.of(program) + 3 + min(20, TextWidth.of(trail.last { !$0.isEmpty } ?? ""))
  }

  /// The beginning of a source's name.
  private static let shortestSource = 16

  private func drawStatus(
    _ status: ScreenStatus, meter: String, on canvas: inout Canvas, row: Int, width: Int
  ) {
    canvas.fill(Rect(row: row, column: 0, rows: 1, columns: width), style: theme[.bar])
    let untold = status.resolvedNotices(names).filter { !told.notices.contains($0) }
    let remarks = [status.remark].compactMap { $0.map { Notice(names.resolved($0)) } }
    let notices = untold.isEmpty ? remarks : untold
    let wanted = right(of: status, notices: notices, meter: meter, width: width)
    let most = max(0, width - 1)
    let right =
      TextWidth.of(wanted) <= most
      ? wanted : Chrome.fitting(Chrome.joined([typedKeys, status.position]), to: most)
    let rightWidth = TextWidth.of(right)
    let room = max(0, width - rightWidth - 3)
    // What went wrong matters more than where the content is from.
    let problem = notices.first.flatMap {
      $0.isFailure ? TextWidth.of(Chrome.withoutReason($0.text)) + 2 : nil
    }
    let source = TextWidth.truncated(
      " " + status.source, to: problem.map { min(room, max(Chrome.shortestSource, room - $0)) } ?? room)
    var used = canvas.write(source, row: row, column: 0, width: room, style: theme[.barStrong])
    for (number, notice) in notices.enumerated() where used + 3 < room {
      let left = room - used - 2
      let words = TextWidth.of(notice.text) > left ? Chrome.withoutReason(notice.text) : notice.text
      // Half of the first is better than nothing; the others wait until there is room for them.
      guard number == 0 || TextWidth.of(words) <= left else { break }
      used += canvas.write("  ", row: row, column: used, width: 2, style: theme[.bar])
      used += canvas.write(
        TextWidth.truncated(words, to: left), row: row, column: used, width: left,
        style: theme[notice.isFailure ? .barError : .barNotice])
    }
    canvas.write(
      right, row: row, column: max(0, width - rightWidth - 1), width: rightWidth, style: theme[.barStrong])
  }

  /// Keys being typed, requests and position. A problem replaces the requests if it fits; while the reader
  /// waits, they and the way out of it matter more than the position.
  private func right(of status: ScreenStatus, notices: [Notice], meter: String, width: Int) -> String {
    let whole = Chrome.joined([typedKeys, meter, status.position])
    guard let notice = notices.first else { return whole }
    var rights = [whole, Chrome.joined([typedKeys, status.position])]
    var wordings = [Chrome.withoutReason(notice.text)]
    if notice.isReadWhole { wordings.insert(notice.text, at: 0) }
    if notices.dropFirst().first == ScreenStatus.wayOut {
      wordings.insert(Chrome.joined([notice.text, ScreenStatus.wayOut.text]), at: 0)
      if !meter.isEmpty { rights.insert(Chrome.joined([typedKeys, meter]), at: 1) }
    }
    let room = width - TextWidth.of(status.source) - 6
    for words in wordings {
      let fitting = rights.first { TextWidth.of(words) + TextWidth.of($0) <= room }
      if let fitting { return fitting }
    }
    return whole
  }

  /// As much of a position as fits `width` cells, without its first parts: the last one says which row it is.
  static func fitting(_ position: String, to width: Int) -> String {
    var rest = position[...]
    while TextWidth.of(String(rest)) > width {
      let ends = [" · ", "  "].compactMap { rest.firstRange(of: $0)?.upperBound }
      guard let end = ends.min() else { return TextWidth.truncated(String(rest), to: width) }
      rest = rest[end...]
    }
    return String(rest)
  }

  private static func joined(_ parts: [String?]) -> String {
    parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// What happened, without the reason, which follows a colon.
  private static func withoutReason(_ notice: String) -> String {
    notice.firstRange(of: ": ").map { String(notice[..<$0.lowerBound]) } ?? notice
  }

  private func draw(_ prompt: LineEditor, on canvas: inout Canvas, row: Int, width: Int) {
    let used = canvas.write(prompt, in: Rect(row: row, column: 1, rows: 1, columns: width - 2), theme: theme)
    // The last key leads out, so it stays as long as any key does.
    var hint = prompt.hint
    while width - TextWidth.of(hint) - 1 <= used + 3 {
      guard let comma = hint.firstRange(of: ", ") else { return }
      hint = String(hint[comma.upperBound...])
    }
    let columns = TextWidth.of(hint)
    canvas.write(hint, row: row, column: width - columns - 1, width: columns, style: theme[.hint])
  }
}
