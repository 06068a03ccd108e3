import Clock
import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// A newspaper's issues for `browse`: the year, the month, the day, and all years at a glance, if they fit.
public final class IssueCalendarScreen: BaseScreen<IssueCalendarPresenter> {
  let frontPage: FrontPagePane
  var showsFrontPage = false
  private var cells = CalendarCells()

  public init(
    presenter: IssueCalendarPresenter, pictures: ThumbnailsPresenter, preview: FrontPagePreview = .ask,
    clock: any WallClock, components: [any ScreenComponent] = []
  ) {
    frontPage = FrontPagePane(presenter: pictures, preview: preview)
    super.init(presenter: presenter, clock: clock, components: [AgeTicker(), frontPage] + components)
  }

  public override var title: String {
    let known = presenter.title?.nonEmpty.map(Sanitizer.sanitized)
    return "Issues of \(presenter.state.content?.title ?? known ?? "\(presenter.lccn)")"
  }

  public override var bindings: [KeyBinding] { IssueCalendarKeys.bindings }

  /// The front page can be loaded only where it is shown.
  public override var contentHints: [KeyBinding] {
    guard showsFrontPage, frontPage.canLoad || frontPage.canSharpen else { return bindings }
    let words = frontPage.canLoad ? "front page" : "sharper picture"
    return bindings.map { $0.command == .loadPicture ? $0.hinting(words) : $0 }
  }

  public override var contentName: String { "Issues" }

  public override func needsContent(_ command: Command) -> Bool {
    command != .refresh && bindings.contains { $0.command == command }
  }

  public override var placement: ScreenPlacement { .whole }
  public override var beginsAnywhere: Bool { true }

  public override var status: ScreenStatus {
    StatusWords.status(
      of: presenter.state, position: presenter.state.content?.date.description ?? "", clock: clock)
  }

  // MARK: Commands

  public override func handle(_ command: Command, count: Int?) -> Bool {
    let steps = count ?? 1
    switch command {
    case .nextDay: presenter.move(days: steps)
    case .previousDay: presenter.move(days: -steps)
    case .nextWeek: presenter.move(days: 7 * steps)
    case .previousWeek: presenter.move(days: -7 * steps)
    case .nextMonth: presenter.move(months: steps)
    case .previousMonth: presenter.move(months: -steps)
    case .nextYear: presenter.move(years: steps)
    case .previousYear: presenter.move(years: -steps)
    case .nextIssue: presenter.goToNext(steps)
    case .previousIssue: presenter.goToPrevious(steps)
    case .nextGap: presenter.goToGap(isForward: true)
    case .previousGap: presenter.goToGap(isForward: false)
    case .firstIssue: presenter.goToFirst()
    case .lastIssue: presenter.goToLast()
    case .thisDay: presenter.goToThisDay(yearsAgo: count)
    case .nextEdition: presenter.selectNextEdition()
    case .search: presenter.openSearch()
    case .open: presenter.open()
    case .bookmark: carryOut { await $0.toggleBookmark() }
    case .undo: carryOut { await $0.undo() }
    case .redo: carryOut { await $0.redo() }
    case .issuePages: presenter.openPages()
    case .loadPicture: loadFrontPage()
    case .goToDate:
      askForDate()
    case .copyCitation, .citeAs: carryOut { await $0.cite(choosesStyle: command == .citeAs) }
    case .queue: carryOut { await $0.queueIssue() }
    case .queueYear: carryOut { await $0.queueYear() }
    case .refresh: reload(telling: presenter.router) { await $0.refresh() }
    default: return super.handle(command, count: count)
    }
    askForYearInSight()
    return true
  }

  public override func abandonParts() -> Bool { isOnTop && frontPage.abandon() }

  public override func gaveUp() { presenter.gaveUp() }

  /// A click goes to a day or a month, a second one opens the day; the wheel goes from month to month.
  public override func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool {
    switch mouse.action {
    case .wheel(.up): presenter.move(months: -1)
    case .wheel(.down): presenter.move(months: 1)
    case .press(.left):
      guard let (day, isShown) = cells.day(row: mouse.row, column: mouse.column) else { return false }
      if day == presenter.selected, isShown { presenter.open() } else { presenter.go(to: day) }
    default: return false
    }
    askForYearInSight()
    return true
  }

  /// In another screen, notes may have been written, and pages read, up to another day.
  public override func cameToTop() {
    super.cameToTop()
    presenter.followReader()
    // Before there is a day, the years are only just being loaded.
    if presenter.selected != nil { askForYearInSight() }
    follow { await $0.showOwn() }
    carryOut { await $0.showOwn() }
  }

  public override func promptSubmitted(_ text: String) {
    guard !text.isEmpty else { return }
    guard presenter.go(toWritten: text) else { return askForDate(text) }
    askForYearInSight()
  }

  private func askForDate(_ typed: String = "") {
    type(LineEditor(label: "Go to date: ", hint: "1865, 1865-10-02, April 15, 1865", text: typed))
  }

  private func askForYearInSight() {
    guard let year = presenter.yearToAsk else { return }
    perform { await $0.ask(for: year) }
  }

  // MARK: Drawing

  public override func drawContent(
    _ content: IssueCalendarContent, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    let whole = rect
    let rect = drawFrontPage(content, on: &canvas, in: rect, theme: theme)
    cells = CalendarCells()
    let years = content.years.rows
    let decades = years.isEmpty ? 0 : years[years.count - 1].year / 10 - years[0].year / 10 + 1
    let legend = legend(of: content, width: rect.columns - 1)
    let layout = IssueCalendarLayout(rect, decades: decades, legendRows: legend.count)
    drawHead(content, on: &canvas, in: layout.head, theme: theme)
    if let map = layout.map {
      let year = YearMap(content: content, cell: layout.cell, hasGaps: layout.hasGaps)
      year.draw(on: &canvas, in: map, theme: theme, isFocused: isFocused)
      cells.note(map.left(YearMap.labelWidth), of: whole, showsDays: false, day: year.dayOfMonth)
      cells.note(map, of: whole, showsDays: true, day: year.day)
    }
    if let grid = layout.grid {
      let month = MonthGrid(content: content)
      month.draw(on: &canvas, in: grid, theme: theme, isFocused: isFocused)
      cells.note(month, drawnIn: grid, of: whole)
    }
    // All months of the year, or else those after the selected one.
    let first = layout.months.count == 12 ? 1 : min(content.date.month + 1, 13 - layout.months.count)
    for (number, rect) in layout.months.enumerated() {
      let month = MonthGrid(content: content, month: first + number, marksSelected: false)
      month.draw(on: &canvas, in: rect, theme: theme, isFocused: false)
      cells.note(month, drawnIn: rect, of: whole)
    }
    if let day = layout.day {
      DayPanel(content: content).draw(on: &canvas, in: day, theme: theme, isFocused: isFocused)
    }
    if let rect = layout.years {
      let years = YearsOverview(years: content.years, selected: content.date)
      years.draw(on: &canvas, in: rect, theme: theme)
      cells.note(rect, of: whole, showsDays: false) { years.day(row: $0, column: $1, in: rect) }
    }
    if let room = layout.legend { draw(legend, on: &canvas, in: room, theme: theme) }
  }

  private func drawHead(
    _ content: IssueCalendarContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    let head = StyledText([
      .init("\(content.year.year)", .heading), .init("  \(keyNames.resolved(content.yearWords))", .accent),
    ])
    let used = canvas.write(
      head, row: rect.row, column: rect.column + 1, width: max(0, rect.columns - 1), theme: theme)
    let whole = content.wholeWords
    let start = rect.columns - whole.count - 1
    guard start > used + 3 else { return }
    canvas.write(
      whole, row: rect.row, column: rect.column + start, width: whole.count, style: theme[.muted])
  }
}
