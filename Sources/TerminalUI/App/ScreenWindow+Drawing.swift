import MVP
import Terminal
import Text

/// How the open screens share the terminal.
extension ScreenWindow {
  /// Two screens are shown side by side at this width or more.
  public static var sharingWidth: Int { 120 }

  public func draw(on canvas: inout Canvas, theme: Theme) {
    isLaidOut = true
    canvas.clear()
    if theme.isPainted { canvas.fill(Rect(canvas.size), style: theme.blank) }
    pointer.forget()
    guard let top = navigator.top else { return }
    let size = canvas.size
    let names = names(bindings)
    let news = news(on: size)
    let told = told(on: size, taken: news.lines.count)
    let tabLine = TabLine(
      names: tabs.names, current: tabs.place, width: size.columns, reserved: Chrome.reserved(for: trail))
    let chrome = Chrome(
      theme: theme, names: names, trail: trail, tabs: tabLine, typedKeys: typedKeys,
      announcement: news.lines.isEmpty ? noticeLines(on: size) : .none, news: news, told: told.all)
    drawn = (chrome, size)
    let whole = Rect(size).dropTop(1).dropBottom(2 + news.lines.count)
    let body = whole.dropBottom(told.all.lines.count)
    drawPanes(
      on: &canvas, in: whole.dropBottom(told.panes.lines.count), popups: body, theme: theme)
    if palette != nil {
      palette?.draw(on: &canvas, in: body, theme: theme)
      paletteList = palette?.list(in: body)
    }
    chrome.draw(
      on: &canvas, top: top, prompt: palette?.editor ?? top.prompt,
      hints: hintLine(of: top, width: size.columns))
  }

  /// The titles of the open screens, from the last that starts new breadcrumbs.
  private var trail: [String] { navigator.entries[trailStart...].map(\.screen.title) }

  /// Which of the open screens starts the breadcrumbs.
  var trailStart: Int { navigator.entries.lastIndex { $0.isApart || $0.screen.startsTrail } ?? 0 }

  /// Before the first key the reader has not requested anything, and new readers need the hints: a message
  /// then gets its own lines, if there is room.
  private func news(on size: Size) -> NoticeLines {
    hasHandledKey ? .none : .fitting(announcements, on: size)
  }

  private func noticeLines(on size: Size) -> NoticeLines {
    let shown = announcements.isEmpty ? [ongoing].compactMap(\.self) : announcements
    return NoticeLines(shown[...], width: size.columns - 2)
  }

  /// What the panes have to say in lines of their own, and all there is to say, a popup's part first. A popup
  /// leaves the lines of the panes as they are, so that no row under it moves.
  private func told(on size: Size, taken: Int) -> (panes: NoticeLines, all: NoticeLines) {
    let screens = navigator.screens
    let below = screens.last { !$0.placement.isPopup }.map { overflow(of: $0, width: size.columns) } ?? []
    let panes = NoticeLines.fitting(below, on: size, taken: taken)
    guard let popup = screens.last, popup.placement.isPopup else { return (panes, panes) }
    let above = overflow(of: popup, width: size.columns)
    return (panes, NoticeLines.fitting(above + below, on: size, taken: taken))
  }

  private func overflow(of screen: any Screen, width: Int) -> [Notice] {
    let status = screen.status
    guard !status.notices.isEmpty else { return [] }
    let bindings = screen === navigator.top ? bindings : keys(of: screen)
    return status.overflow(width: width, positionRoom: screen.positionRoom, names(bindings))
  }

  /// All that is shown at the foot of the screen, failures first.
  var announcements: [Notice] { earlierFailures + [announcement].compactMap(\.self) }

  private func drawPanes(on canvas: inout Canvas, in body: Rect, popups: Rect, theme: Theme) {
    let entries = navigator.entries
    guard let base = entries.lastIndex(where: { !$0.screen.placement.isPopup }) else { return }
    let isCovered = base < entries.count - 1
    (beside, hasTwoPanes) = (nil, false)
    if canvas.size.columns >= ScreenWindow.sharingWidth, !tabs.current.isMaximized,
      let pair = pair(at: base, of: entries)
    {
      hasTwoPanes = true
      let left = body.left(ScreenWindow.leftColumns(of: body.columns))
      if !isCovered, pair.isLeftFocused { beside = pair.right }
      let right = body.dropLeft(left.columns + 2)
      draw(pair.left, on: &canvas, in: left, theme: theme, isFocused: !isCovered && pair.isLeftFocused)
      for row in body.row..<body.row + body.rows {
        canvas.write("│", row: row, column: left.columns + 1, width: 1, style: theme[.frame])
      }
      draw(pair.right, on: &canvas, in: right, theme: theme, isFocused: !isCovered && !pair.isLeftFocused)
    } else {
      draw(entries[base].screen, on: &canvas, in: body, theme: theme, isFocused: !isCovered)
    }
    for entry in entries[(base + 1)...] { drawPopup(entry.screen, on: &canvas, in: popups, theme: theme) }
  }

  /// The left pane's share of this many columns: a list needs no more, while the other pane can use the rest,
  /// up to a record and a front page.
  static func leftColumns(of columns: Int) -> Int {
    columns < 200 ? min(columns * 3 / 5, 97) : max(96, columns - 126)
  }

  /// The two screens shown side by side when `base` is the top pane: `base` and its companion, or the list
  /// from which it was opened and `base`.
  private func pair(
    at base: Int, of entries: [Navigator<Route>.Entry]
  ) -> (left: any Screen, right: any Screen, isLeftFocused: Bool)? {
    guard entries[base].screen.placement == .pane else { return nil }
    if let route = entries[base].companion {
      return (entries[base].screen, navigator.companionScreen(for: route), true)
    }
    // A list below a screen that took both panes has nothing to do with it.
    let below = entries[..<base].reversed().prefix { $0.screen.placement != .whole }
    guard let list = below.first(where: { $0.companion != nil }) else { return nil }
    return (list.screen, entries[base].screen, false)
  }

  private func drawPopup(_ screen: any Screen, on canvas: inout Canvas, in body: Rect, theme: Theme) {
    guard case .popup(let columns, let rows, let whole) = screen.placement else { return }
    let frame = Frame(title: screen.title, columns: columns, rows: rows, whole: whole, in: body)
    let theme = theme.onOverlay
    frame.draw(on: &canvas, theme: theme)
    pointer.forget()  // a popup blocks what it covers
    draw(screen, on: &canvas, in: frame.inside, theme: theme, isFocused: true)
  }

  private func draw(
    _ screen: any Screen, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    pointer.note(screen, in: rect)
    screen.draw(on: &canvas, in: rect, theme: theme, isFocused: isFocused)
  }
}
