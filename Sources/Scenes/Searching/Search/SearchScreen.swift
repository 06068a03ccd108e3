import Clock
import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// A search of the text of pages, for `browse`.
public final class SearchScreen: ListScreen<SearchPresenter> {
  private var isFolded = false
  /// What is being typed.
  var typed = Typed.query
  /// What is wrong with the dates that were typed.
  var datesFault: String?
  /// Which hit of the selected row is shown, and on which page.
  var hit: (page: PageID, number: Int)?
  /// The page whose last hit was announced to the reader.
  var endedPage: PageID?
  let passages: PassageLoader
  let preview: HitPreviewPane
  let facets: FacetColumn
  /// Whether there was room for the preview when the screen was last drawn.
  var isPreviewShown = false

  /// - Parameters:
  ///   - scan: a pane for local scans; nil shows none.
  ///   - isAsked: whether the query is searched for at once; otherwise the reader continues typing it.
  ///   - asksOnRest: whether to load a passage that takes a request when the reader pauses on its row.
  public init(
    presenter: SearchPresenter, scan: PageScanPresenter? = nil, isAsked: Bool, asksOnRest: Bool = true,
    clock: any WallClock, components: [any ScreenComponent] = []
  ) {
    let pane: PageScanPane? = if let scan { PageScanPane(presenter: scan) } else { nil }
    passages = PassageLoader(presenter: presenter, rest: asksOnRest ? PassageLoader.usualRest : nil)
    preview = HitPreviewPane(presenter: HitPreviewPresenter(archive: presenter.archive), scan: pane)
    facets = FacetColumn(presenter: SearchFacetsPresenter(of: presenter))
    // Not as one expression: the optimizer of Swift 6.3 crashes on it.
    var parts: [any ScreenComponent] = [AgeTicker(), passages, preview, facets]
    if let pane { parts.append(pane) }
    super.init(presenter: presenter, clock: clock, components: parts + components)
    if !isAsked || presenter.line.query == nil, presenter.asked != nil { edit(presenter.line.text) }
  }

  public override var title: String { "Search" }
  public override var tabName: String { presenter.line.name.map { "Search \($0)" } ?? title }
  public override var startsTrail: Bool { true }

  /// It divides the space itself.
  public override var placement: ScreenPlacement { .whole }

  public override var bindings: [KeyBinding] { SearchKeys.bindings }
  public override var contentName: String { "Pages" }

  public override func needsContent(_ command: Command) -> Bool {
    if command == .more, presenter.isCutShort { return false }
    return SearchKeys.needingPage.contains(command) || super.needsContent(command)
  }

  public override var contentHints: [KeyBinding] { offered(bindings) }

  public override var status: ScreenStatus {
    guard let content = presenter.state.content else { return ScreenStatus() }
    var status = StatusWords.status(
      of: presenter.state, position: markedPosition, clock: clock,
      waiting: presenter.awaitedServer.map { "searching \($0) …" })
    status.source = content.isLocal ? content.summary : "\(content.pages) · \(status.source)"
    if presenter.line.error != nil { status.source = "found before: \(status.source)" }  // not its answer
    // A failure comes first, then what the count beside it lacks, then which sources could not be asked, and
    // last the order.
    let place = if case .content = presenter.state { 0 } else { status.notices.count }
    let lacks = content.notes.filter { $0 != content.orderNote }
    status.notices.insert(contentsOf: lacks.map { Notice($0, .caveat) }, at: place)
    if let order = content.orderNote { status.notices.append(Notice(order)) }
    return status
  }

  public override var positionRoom: Int { super.positionRoom + SearchScreen.markedRoom }

  // MARK: Typing

  /// The purpose of a typed line.
  enum Typed {
    case query, dates
    /// Part of an earlier query; with what was typed before.
    case history(LineEditor)
  }

  public override var promptFault: String? {
    if case .dates = typed { datesFault } else { presenter.line.error?.sentence }
  }
  public override func promptChanged(_ text: String) { take(text) }
  public override func promptSubmitted(_ text: String) { submit(text) }
  public override func promptCanceled() { giveUp() }
  public override func promptIgnored(_ key: Key) { useWhileTyping(key) }

  // MARK: Commands

  public override func handle(_ command: Command, count: Int?) -> Bool {
    let row = cursor.row
    defer { presenter.hasFailedCounts = false }
    switch command {
    case .open: presenter.open(row: row, at: shownHit)
    case .nextMatch: moveHit(by: count ?? 1)
    case .previousMatch: moveHit(by: -(count ?? 1))
    case .nextFound: moveCursor(to: row + (count ?? 1))
    case .previousFound: moveCursor(to: row - (count ?? 1))
    case .more: perform { await $0.more() }
    case .sort: perform { await $0.chooseOrder() }
    case .filter: perform { await $0.chooseFacet() }
    case .removeFilter: perform { await $0.removeField() }
    case .trend: perform { await $0.chooseTrend() }
    case .countAll: perform { await $0.countAll() }
    case .countExactly: perform { await $0.countExactly() }
    case .variants: perform { await $0.chooseVariants() }
    case .foldSnippets:
      isFolded.toggle()
      onChange()
    case .issues: presenter.openIssues(row: row)
    case .openInBrowser: presenter.openInBrowser(row: row)
    case .refresh: reload(telling: presenter.router) { await $0.refresh() }
    case .back:
      if super.handle(command, count: count) || presenter.hasFormer {
        presenter.giveBack()
      } else {
        return presenter.leaveFailedCounts()
      }
    case .copyCitation, .citeAs: carryOut { await $0.cite(row: row, choosesStyle: command == .citeAs) }
    default:
      if handleOther(command, count: count) { return true }
      guard let part = CopiedPart(command) else { return super.handle(command, count: count) }
      presenter.copy(part, row: row)
    }
    return true
  }

  // MARK: Drawing

  private var columns = SearchColumns()
  /// How many lines of passages each row has.
  private var passageRows = 1

  public override func drawTop(on canvas: inout Canvas, in rect: Rect, theme: Theme) -> Rect {
    let top = rect.top(queryRows(in: rect))
    let editor = prompt.flatMap { $0.isInPlace ? $0 : nil }
    let note = prompt == nil ? nil : presenter.note(on: presenter.line.text)
    let line = presenter.line.naming(presenter.state.content?.titles ?? [:])
    QueryLineView(
      line: line, prompt: editor, here: presenter.here, asked: presenter.enterAsks, note: note
    ).draw(on: &canvas, in: top, theme: theme)
    return rect.dropTop(top.rows)
  }

  public override func drawContent(
    _ content: SearchContent, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    columns.hasPlaces = content.hasPlaces
    passages.rest(on: isOnTop ? content.row(at: cursor.row) : nil)
    let list = drawBeside(content, on: &canvas, in: rect, theme: theme)
    passageRows = passageRows(of: content, in: list)
    super.drawContent(content, on: &canvas, in: list, theme: theme, isFocused: isFocused)
  }

  public override var rowHeight: Int { isFolded ? 1 : 1 + passageRows }

  public override var headerRows: Int { 1 }

  public override func drawHeader(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    columns.fitted(to: rect.columns).drawHeader(on: &canvas, in: rect, theme: theme)
  }

  public override func footerRows(for content: SearchContent) -> Int { content.rest == nil ? 0 : 1 }

  public override func drawFooter(
    _ content: SearchContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    canvas.write(
      keyNames.resolved(content.rest ?? ""), row: rect.row, column: rect.column + 2,
      width: max(0, rect.columns - 2),
      style: theme[.accent])
  }

  public override func drawRow(
    _ row: SearchRow, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool, isFocused: Bool
  ) {
    let style = RowStyle(isSelected: isSelected, isFocused: isFocused, theme: theme)
    style.drawSelection(on: &canvas, in: rect)
    drawMarks(of: row, on: &canvas, in: rect, style: style, theme: theme)
    columns.fitted(to: rect.columns).draw(row, on: &canvas, in: rect.top(1), style: style)
    drawSnippet(of: row, on: &canvas, in: rect, style: style, isSelected: isSelected, theme: theme)
  }

  /// Notes may have been written in another screen.
  public override func cameToTop() {
    super.cameToTop()
    // Readers who come back do not expect counts that failed meanwhile.
    presenter.hasFailedCounts = false
    carryOut { await $0.lookForNotes() }
  }
}
