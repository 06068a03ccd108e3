import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The scan beside the text, or instead of it.
extension PageReaderScreen {
  /// With this many columns there is room for both: a terminal of 120.
  private static let columnsForBoth = 116
  /// Wider lines of text would leave too little room for the scan.
  private static let mostTextColumns = 78

  /// Handles the keys for the scan, and the movement keys while they apply to it.
  func handleScan(_ command: Command, count: Int?) -> Bool {
    let steps = Double(count ?? 1)
    switch command {
    case .showScan: toggleScan()
    case .focusScan: focusScan()
    case .zoomIn: zoom { $0.enlarge(by: steps * 1.5) }
    case .zoomOut: zoom { $0.enlarge(by: 1 / (steps * 1.5)) }
    case .fitPage: zoom { $0.showWhole() }
    case .fitWidth: zoom { $0.fitWidth() }
    case .fitColumn:
      guard isScanShown() else { return true }
      isScanFocused = true
      scan.perform { await $0.showColumn() }
      onChange()
    case .panLeft where !isScanFocused: presenter.router?.back()
    case .panRight where !isScanFocused: break
    case .panLeft: scan.move { $0.pan(x: -0.2 * steps, y: 0) }
    case .panRight: scan.move { $0.pan(x: 0.2 * steps, y: 0) }
    case .refresh:
      if reloadsScan { scan.perform { await $0.refresh() } }
      return false
    default: return isScanFocused && moveScan(command, steps)
    }
    return true
  }

  private func moveScan(_ command: Command, _ steps: Double) -> Bool {
    switch command {
    case .down: scan.move { $0.pan(x: 0, y: 0.15 * steps) }
    case .up: scan.move { $0.pan(x: 0, y: -0.15 * steps) }
    case .pageDown: scan.move { $0.pan(x: 0, y: 0.9 * steps) }
    case .pageUp: scan.move { $0.pan(x: 0, y: -0.9 * steps) }
    case .halfPageDown: scan.move { $0.pan(x: 0, y: 0.5 * steps) }
    case .halfPageUp: scan.move { $0.pan(x: 0, y: -0.5 * steps) }
    case .first: scan.move { $0.moveToTop() }
    case .last: scan.move { $0.moveToEnd() }
    case .readOn:
      if !scan.readOn() { presenter.router?.announce("End of scan; \(key: "next-page", "]"): next page") }
    default: return false
    }
    return true
  }

  /// The wheel zooms, and dragging moves the picture.
  func handleScan(_ mouse: MouseEvent, in rect: Rect) -> Bool {
    let (row, column) = (rect.row + mouse.row, rect.column + mouse.column)
    let isInScan = scanPlace != .hidden && scanRect.contains(row: row, column: column)
    switch mouse.action {
    case .wheel(.up) where isInScan: scan.move { $0.enlarge(by: 1.5) }
    case .wheel(.down) where isInScan: scan.move { $0.enlarge(by: 1 / 1.5) }
    case .press(.left) where isInScan:
      held = (row, column)
      isScanFocused = true
      onChange()
    case .drag(.left):
      guard let held else { return false }
      let (across, down) = (Double(held.column - column), Double(held.row - row))
      scan.move {
        $0.pan(x: across / Double(max(1, scanRect.columns)), y: down / Double(max(1, scanRect.rows)))
      }
      self.held = (row, column)
    case .release: held = nil
    default: return false
    }
    return true
  }

  func scrollText(_ mouse: MouseEvent) -> Bool {
    switch mouse.action {
    case .wheel(.down): move(.down, wheelStep)
    case .wheel(.up): move(.up, wheelStep)
    default: false
    }
  }

  private func toggleScan() {
    guard hasPictures else {
      presenter.router?.announce(
        "No scans on this terminal: it has no colors or no block characters, or --images is none")
      return
    }
    // Whether or not the scan is shown, one that was canceled is wanted again.
    wantsScan = scan.resume(presenter.page) || scanPlace == .hidden
    if wantsScan == false { isScanFocused = false }
    onChange()
  }

  private func focusScan() {
    guard isScanShown() else { return }
    isScanFocused = scanPlace == .alone || !isScanFocused
    onChange()
  }

  private func zoom(_ change: (inout ScanViewport) -> Void) {
    guard isScanShown() else { return }
    isScanFocused = true
    scan.move(change)
    onChange()
  }

  /// Whether there is a scan to act on; if not, announces how to get one.
  private func isScanShown() -> Bool {
    if scanPlace == .hidden {
      presenter.router?.announce("The scan is hidden; press \(key: "show-scan", "v") to show it")
    }
    return scanPlace != .hidden
  }

  /// Marks the text's search results in the scan.
  func markScan() {
    guard scanPlace != .hidden else { return }
    let (sought, current) = (presenter.sought, presenter.state.content?.find?.current)
    let known = presenter.found.flatMap { sought == .query($0.query) ? $0.boxes : nil } ?? []
    scan.perform { await $0.mark(sought, current: current, known: known) }
  }

  /// Frames a region, from the block in the middle of the scan or of the text.
  func clip() {
    if isScanFocused, let middle = scan.middle {
      return presenter.openClip(at: .point(x: middle.x, y: middle.y))
    }
    presenter.openClip(at: pane.middleText.map { .words($0) } ?? .point(x: 0.5, y: 0.5))
  }

  // MARK: Drawing

  /// Draws the scan if it should be visible, and returns the room left for the text.
  func drawScan(on canvas: inout Canvas, in rect: Rect, theme: Theme) -> Rect {
    let hasRoomForBoth = rect.columns >= PageReaderScreen.columnsForBoth
    hasPictures = canvas.graphics.imageProtocol != .none
    scanPlace = place(hasRoomForBoth)
    switch scanPlace {
    case .hidden:
      isScanFocused = false
      return rect
    case .alone:
      isScanFocused = true
      scanRect = rect
      drawScan(presenter.page, on: &canvas, theme)
      return rect.top(0)
    case .beside:
      let text = rect.left(min(PageReaderScreen.mostTextColumns, rect.columns * 9 / 20))
      let rest = rect.dropLeft(text.columns)
      for row in rest.row..<rest.row + rest.rows {
        canvas.write(
          "│", row: row, column: rest.column, width: 1, style: theme[isScanFocused ? .frameFocused : .frame])
      }
      scanRect = rest.dropLeft(2)
      drawScan(presenter.page, on: &canvas, theme)
      return text
    }
  }

  /// Draws the scan with the clipped regions.
  private func drawScan(_ page: PageID, on canvas: inout Canvas, _ theme: Theme) {
    scan.draw(page, on: &canvas, in: scanRect, theme: theme, loadKey: scanKey)
    scan.frame(presenter.excerpts.flatMap(\.regions).map { ScanFrame($0, .earlier) }, on: page)
  }

  /// What the reader presses for the scan.
  private var scanKey: String { keyNames.name(of: .showScan, usual: "v") }

  /// That there is no scan, in the status bar; nil if there is one, or its pane says it.
  var missingScanWords: String? {
    guard scanPlace == .hidden, scan.hasFailed(presenter.page) else { return nil }
    return scan.isCanceled(presenter.page) ? "scan not loaded; \(scanKey) loads it" : "scan not loaded"
  }

  private func place(_ hasRoomForBoth: Bool) -> ScanPlace {
    // A page without a scan leaves the room to the text, unless the reader wants the scan.
    let page = presenter.page
    let isWanted = wantsScan ?? (hasRoomForBoth && !scan.isWithoutScan(page) && !scan.hasFailed(page))
    guard hasPictures, isWanted else { return .hidden }
    return hasRoomForBoth ? .beside : .alone
  }
}
