import Clock
import MVP
import Newspapers
import Terminal
import TerminalUI
import Text

/// A frame on the scan of a page, and the words in it.
public final class ClippingScreen: BaseScreen<ClippingPresenter> {
  let scan: PageScanPane
  let turnsRightToLeft: Bool
  var scroll = TextScroll()
  /// Whether the words are shown if there is no room for both.
  private var prefersWords = false
  private var showsBoth = false
  private var scanRect: Rect?
  /// The cell where a frame begins to be drawn with the mouse.
  private var held: (row: Int, column: Int)?
  private var isDragged = false
  /// The region that the scan was last moved to.
  var revealed: PageBox?
  /// Which of the suggested headlines is in the prompt; nil for none.
  private var proposal: Int?

  /// How far a key moves, in fractions of the page.
  private static let step = 0.01
  /// With this many columns there is room for both: a terminal of 120.
  private static let columnsForBoth = 116

  /// - Parameter turnsRightToLeft: whether the terminal leaves the order of Hebrew and Arabic lines to programs.
  public init(
    presenter: ClippingPresenter, scan: PageScanPresenter, turnsRightToLeft: Bool = true,
    clock: any WallClock, components: [any ScreenComponent] = []
  ) {
    self.turnsRightToLeft = turnsRightToLeft
    self.scan = PageScanPane(presenter: scan)
    super.init(presenter: presenter, clock: clock, components: [self.scan] + components)
  }

  public override var title: String { "Clip" }
  public override var bindings: [KeyBinding] { ClippingKeys.bindings }
  public override var placement: ScreenPlacement { .whole }

  /// If there is room for both, there is nothing to switch.
  public override var contentHints: [KeyBinding] {
    bindings.compactMap { binding in
      guard binding.command == .showScan else { return binding }
      return showsBoth ? nil : binding.hinting(scanRect == nil ? "scan" : "words")
    }
  }

  public override var status: ScreenStatus {
    ScreenStatus(
      source: presenter.state.content?.words ?? "", position: scanRect == nil ? "" : scan.zoomWords)
  }

  public override func cameToTop() {
    super.cameToTop()
    if presenter.mayHaveOtherText { perform { await $0.showChosenText() } }
  }

  // MARK: Commands

  public override func handle(_ command: Command, count: Int?) -> Bool {
    let far = Double(count ?? 1) * ClippingScreen.step
    switch command {
    case .frameLeft: presenter.move(x: -far, y: 0)
    case .frameRight: presenter.move(x: far, y: 0)
    case .frameUp: presenter.move(x: 0, y: -far)
    case .frameDown: presenter.move(x: 0, y: far)
    case .frameNarrower: presenter.size(x: -far, y: 0)
    case .frameWider: presenter.size(x: far, y: 0)
    case .frameShorter: presenter.size(x: 0, y: -far)
    case .frameTaller: presenter.size(x: 0, y: far)
    case .frameBlock: presenter.takeBlock()
    case .frameColumn: presenter.takeColumn()
    case .framePage: presenter.takePage()
    case .frameAnother: presenter.takeAnother()
    case .dropFrame: presenter.dropLast()
    case .readAgain: presenter.readAgain()
    case .saveClip: askForHeadline()
    case .showScan: prefersWords.toggle()
    case .zoomIn: scan.move { $0.enlarge(by: 1.5) }
    case .zoomOut: scan.move { $0.enlarge(by: 1 / 1.5) }
    case .fitPage: scan.move { $0.showWhole() }
    case .pageDown, .pageUp: _ = scroll.move(command, count: count)
    default: return super.handle(command, count: count)
    }
    onChange()
    return true
  }

  /// Dragging draws a frame; a click outside it frames the block there; the wheel zooms.
  public override func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool {
    let cell = (row: rect.row + mouse.row, column: rect.column + mouse.column)
    let isInScan = scanRect?.contains(row: cell.row, column: cell.column) ?? false
    switch mouse.action {
    case .wheel(.up) where isInScan: scan.move { $0.enlarge(by: 1.5) }
    case .wheel(.down) where isInScan: scan.move { $0.enlarge(by: 1 / 1.5) }
    case .wheel(let direction): _ = scroll.move(direction == .up ? .up : .down, count: wheelStep)
    case .press(.left) where isInScan: (held, isDragged) = (cell, false)
    case .drag(.left):
      guard let held else { return false }
      isDragged = true
      frame(from: held, to: cell)
    case .release:
      if let held, !isDragged, let place = scan.place(row: held.row, column: held.column) {
        presenter.takeBlock(clickedAt: place)
      }
      held = nil
    default: return false
    }
    onChange()
    return true
  }

  /// Frames all cells between two of them, whichever comes first.
  private func frame(from start: (row: Int, column: Int), to end: (row: Int, column: Int)) {
    guard
      let first = scan.place(row: min(start.row, end.row), column: min(start.column, end.column)),
      let last = scan.place(
        row: max(start.row, end.row), column: max(start.column, end.column), isEnd: true)
    else { return }
    presenter.frame(from: first, to: last)
  }

  // MARK: The headline

  private func askForHeadline() {
    guard !isDownloading else { return presenter.sayStillClipping() }
    // A headline would be typed in vain.
    if let page = presenter.state.content?.page, scan.hasFailed(page) { return presenter.sayNoScan() }
    proposal = presenter.hasHeadline ? 0 : nil
    propose()
  }

  private func propose() {
    let proposed = presenter.headlines
    let headline = proposal.flatMap { proposed.isEmpty ? nil : proposed[$0 % proposed.count] }
    type(
      LineEditor(
        label: "Headline: ", hint: "Tab suggests a line, Enter saves, Esc cancels", text: headline ?? "",
        isSuggestion: true))
  }

  public override func promptIgnored(_ key: Key) {
    let count = presenter.headlines.count
    guard key == "Tab" || key == "S-Tab", count > 0 else { return }
    let isNext = key == "Tab"
    proposal = proposal.map { ($0 + (isNext ? 1 : count - 1)) % count } ?? (isNext ? 0 : count - 1)
    propose()
  }

  public override func promptSubmitted(_ text: String) {
    download { [weak self] in await $0.save(headline: text) { self?.isOnTop ?? false } }
  }

  // MARK: Drawing

  public override func drawContent(
    _ content: ClippingContent, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    let line = rect.top(1).inset(columns: 1)
    let heading = "\(content.title) · \(content.page.issue.date.words) · page \(content.page.sequence)"
    canvas.write(
      TextWidth.truncated(heading, to: line.columns), row: line.row, column: line.column,
      width: line.columns, style: theme[.clip])
    let body = rect.dropTop(rect.rows > 8 ? 2 : 1)
    let hasPictures = canvas.graphics.imageProtocol != .none
    let hasRoomForBoth = body.columns >= ClippingScreen.columnsForBoth && hasPictures
    showsBoth = hasRoomForBoth
    guard hasRoomForBoth || (hasPictures && !prefersWords) else {
      scanRect = nil
      return drawWords(content, on: &canvas, in: body.inset(columns: 1), theme: theme)
    }
    let text = hasRoomForBoth ? body.left(body.columns * 2 / 5) : body.left(0)
    if hasRoomForBoth {
      drawWords(content, on: &canvas, in: text.inset(columns: 1), theme: theme)
      for row in body.row..<body.row + body.rows {
        canvas.write("│", row: row, column: body.column + text.columns, width: 1, style: theme[.frame])
      }
    }
    let picture = hasRoomForBoth ? body.dropLeft(text.columns + 2) : body
    scanRect = picture
    drawScan(content, on: &canvas, in: picture, theme: theme)
  }
}
