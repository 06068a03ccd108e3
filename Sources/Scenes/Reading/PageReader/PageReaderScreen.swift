import Clock
import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// A page's text for `browse`.
public final class PageReaderScreen: BaseScreen<PageReaderPresenter> {
  let pane: PageTextPane
  let scan: PageScanPane
  /// Whether to show the scan; nil if it depends on the available room.
  var wantsScan: Bool?
  /// Where the scan was last drawn.
  var scanPlace = ScanPlace.hidden
  /// In cells of the screen.
  var scanRect = Rect(row: 0, column: 0, rows: 0, columns: 0)
  /// Whether the terminal shows pictures of any kind, as of the last drawing.
  var hasPictures = true
  /// The cell where the scan is being dragged.
  var held: (row: Int, column: Int)?
  /// Whether movement keys apply to the scan.
  var isScanFocused = false { didSet { scan.isInUse = isScanFocused } }
  /// For accessible mode.
  var spoken = SpokenPart()
  /// The page whose end was announced to the reader.
  var endedPage: PageID?
  /// The page whose last match was announced to the reader.
  var endedMatches: PageID?
  /// The page on whose scan the search's words were marked.
  var markedPage: PageID?

  /// - Parameters:
  ///   - opening: the note or clip to open at.
  ///   - turnsRightToLeft: whether the terminal leaves the order of Hebrew and Arabic lines to programs.
  public init(
    presenter: PageReaderPresenter, scan: PageScanPresenter, opening: String? = nil,
    turnsRightToLeft: Bool = true,
    clock: any WallClock,
    components: [any ScreenComponent] = []
  ) {
    pane = PageTextPane(turnsRightToLeft: turnsRightToLeft)
    self.scan = PageScanPane(presenter: scan)
    super.init(presenter: presenter, clock: clock, components: [AgeTicker(), self.scan] + components)
    pane.opening = opening
  }

  public override var title: String { "\(presenter.heading.title), \(presenter.page.issue.date)" }

  public override var bindings: [KeyBinding] { PageReaderKeys.bindings }

  public override var contentHints: [KeyBinding] {
    if presenter.isMissing { return PageReaderKeys.missingHints(hasIssue: presenter.knownIssue != nil) }
    return isScanFocused ? PageReaderKeys.scanHints(isAlone: scanPlace == .alone) : bindings
  }

  public override var contentName: String { "Text" }

  public override func needsContent(_ command: Command) -> Bool {
    switch command {
    case .find, .nextMatch, .previousMatch, .asPrinted, .turnRightToLeft, .copyText: true
    case .readOn, .zoomIn: scanPlace == .hidden
    default: false
    }
  }

  public override var placement: ScreenPlacement { .whole }
  public override var beginsAnywhere: Bool { true }

  public override var status: ScreenStatus {
    let content = presenter.state.content
    let position = [
      scanPlace == .hidden ? nil : scan.zoomWords.nonEmpty,
      missingScanWords,
      content?.find?.summary,
      content.flatMap { _ in scanPlace == .alone ? nil : pane.position },
    ].compactMap(\.self)
    return StatusWords.status(of: presenter.state, position: position.joined(separator: "  "), clock: clock)
  }

  // MARK: Commands

  public override func handle(_ command: Command, count: Int?) -> Bool {
    if handleScan(command, count: count) || handleNotes(command) { return true }
    let steps = count ?? 1
    switch command {
    case .readOn: readOn()
    case .nextPage: perform { await $0.turn(by: steps) }
    case .previousPage: perform { await $0.turn(by: -steps) }
    case .nextIssue: perform { await $0.turnIssue(by: steps) }
    case .previousIssue: perform { await $0.turnIssue(by: -steps) }
    case .asPrinted: presenter.toggleMode()
    case .byLayout: perform { await $0.toggleLayout() }
    case .find:
      type(LineEditor(label: "/", hint: "Enter finds, Esc cancels", text: ""))
    case .nextMatch: moveMatch(by: steps)
    case .previousMatch: moveMatch(by: -steps)
    case .nextFound: goToFound(by: steps)
    case .previousFound: goToFound(by: -steps)
    case .search: presenter.openSearch()
    case .turnRightToLeft:
      pane.turnsRightToLeft.toggle()
      onChange()
    case .issues, .issuePages: presenter.openIssues(showsPages: command == .issuePages)
    case .readAgain: presenter.readAgain()
    case .openInBrowser: presenter.openInBrowser()
    case .saveAs: if isDownloading { presenter.saySaving() } else { download { await $0.save() } }
    case .clip: clip()
    case .queue: carryOut { await $0.queueIssue() }
    case .copyCitation, .citeAs: carryOut { await $0.cite(choosesStyle: command == .citeAs) }
    case .refresh: refreshText()
    default:
      if let part = CopiedPart(command) {
        presenter.copy(part)
      } else if !move(command, count) {
        return super.handle(command, count: count)
      }
    }
    return true
  }

  func move(_ command: Command, _ count: Int?) -> Bool {
    guard pane.move(command, count: count) else { return false }
    notePlace()
    onChange()
    return true
  }

  private func notePlace() {
    guard presenter.state.content != nil else { return }
    presenter.place = pane.place
    presenter.isAtEnd = pane.isAtEnd
  }

  /// A closed or covered screen may not come back.
  public override func left() { carryOut { await $0.keepPosition() } }

  public override func abandonParts() -> Bool { abandonScan() }

  public override var canRefreshParts: Bool { reloadsScan && scan.canRetry(presenter.page, now: clock.now) }

  public override func gaveUp() { sayGivenUp() }

  public override func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool {
    handleScan(mouse, in: rect) || scrollText(mouse)
  }

  /// Notes may have been written in another screen.
  public override func cameToTop() {
    super.cameToTop()
    if presenter.mayHaveOtherText { perform { await $0.showChosenText() } }
    if presenter.state.content != nil { carryOut { await $0.showNotes() } }
  }

  public override func promptSubmitted(_ text: String) {
    pane.showsMatch = true
    presenter.find(text, from: pane.place)
    markScan()
  }

  /// Which page it is, and how much text it has in what quality; shown above every state of the screen.
  public override func drawTop(on canvas: inout Canvas, in rect: Rect, theme: Theme) -> Rect {
    let line = rect.top(1).inset(columns: 1)
    let heading = (presenter.isBookmarked ? "★ " : "") + presenter.heading.words
    canvas.write(
      TextWidth.truncated(heading, to: line.columns), row: line.row, column: line.column, width: line.columns,
      style: theme[.accent])
    // Which page it is matters more than the quality.
    let words = measures(room: line.columns - TextWidth.of(heading) - 2)
    let width = TextWidth.of(words)
    if width > 0 {
      canvas.write(
        words, row: line.row, column: line.column + line.columns - width, width: width, style: theme[.muted])
    }
    return drawScan(on: &canvas, in: rect.dropTop(rect.rows > 8 ? 2 : 1), theme: theme)
  }

  public override func drawContent(
    _ content: PageReaderContent, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    markFound()
    guard rect.rows > 0 else { return }
    beginAtMatch(of: content.heading.page)
    if pane.draw(content, place: presenter.place, on: &canvas, in: rect.inset(columns: 1), theme: theme) {
      presenter.place = pane.place
    }
    presenter.isAtEnd = pane.isAtEnd
  }
}
