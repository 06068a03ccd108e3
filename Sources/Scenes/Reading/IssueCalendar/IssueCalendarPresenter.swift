import MVP
import Newspapers
import Presentation

/// Navigates the issues of a newspaper, day by day. If a source is queried year by year, only the years that
/// become visible are loaded.
public final class IssueCalendarPresenter: MvpPresenter<IssueCalendarContent> {
  public let lccn: LCCN
  let router: (any Router<Route>)?
  let citer: Citer?
  let shelf: Bookshelf?
  let holdings: any MachineHoldings
  let today: IssueDate
  let archive: any NewspaperArchive
  let directory: any NewspaperDirectory
  private let freshness: Freshness
  var title: String?
  var frequency: String?
  private var isFrequencyAsked = false

  private(set) var calendar = IssueCalendar()
  private(set) var coverage: IssueCoverage?
  private var origin: Origin?
  private var failure: Failure?
  /// The year being loaded.
  var awaitedYear: Int?
  /// The year whose request failed or was canceled: it is requested again only if the reader says so.
  var refusedYear: Int?
  /// The incomplete years to request again, once they are visible: the reader has requested a reload.
  private var yearsToRepeat: Set<Int> = []
  var arrival: Arrival?
  /// The selected day; nil until it is known where to start.
  var date: IssueDate?
  /// The number of the edition wanted on that day, whether or not there is one; nil for the first.
  var edition: Int?
  var own = OwnDays()
  var follower: PageFollower
  /// Whether only days of pages on this machine are known, and years whose lists are on it.
  var isHeldOnly = false
  /// What the newspaper's record says is digitized, for want of a list of the issues.
  var recorded: DigitizedCoverage?
  /// From the first to the last day that the record, a list or a page on this machine names, then.
  var heldSpan: ClosedRange<IssueDate>?
  private var yearsKept: [Int: IssueYear] = [:]
  private var overview: CalendarYears?

  /// - Parameters:
  ///   - date, edition: the initial day and edition; nil for the first issue.
  ///   - directory: for requesting how often the newspaper appears.
  ///   - holdings, follower: what this machine has for the newspaper, and which of it was read last.
  public init(
    lccn: LCCN, title: String? = nil, date: IssueDate? = nil, edition: Int? = nil, today: IssueDate,
    archive: any NewspaperArchive,
    directory: any NewspaperDirectory, freshness: Freshness = .recent, router: (any Router<Route>)? = nil,
    citer: Citer? = nil, shelf: Bookshelf? = nil, holdings: any MachineHoldings = NoHoldings(),
    follower: PageFollower = PageFollower()
  ) {
    (self.lccn, self.title, self.date, self.edition, self.today) = (lccn, title, date, edition, today)
    (self.archive, self.directory, self.freshness) = (archive, directory, freshness)
    (self.router, self.citer, self.shelf) = (router, citer, shelf)
    (self.holdings, self.follower) = (holdings, follower)
  }

  /// The year to request; nil if the year shown is loaded, loading, or was refused.
  public var yearToAsk: Int? {
    guard let year = date?.year, coverage != nil, year != awaitedYear, year != refusedYear,
      !calendar.isKnown(year) || yearsToRepeat.contains(year)
    else { return nil }
    return year
  }

  public override func start() async { await ask(freshness) }

  public func refresh() async {
    await archive.refresh()
    refusedYear = nil
    yearsToRepeat = calendar.incompleteYears
    await ask(.recent)
  }

  // MARK: Loading

  /// Loads everything that the source has at once, or else the list of years and the year shown.
  private func ask(_ freshness: Freshness) async {
    showWaiting("Loading issues of newspaper \(lccn) from \(archive.name(of: lccn))", isAgain: true)
    (failure, awaitedYear) = (nil, nil)
    do throws(NewspaperError) {
      let coverage = try await archive.coverageByYear(of: lccn, freshness: freshness)
      self.coverage = coverage
      // The local days said nothing about the other days of their years.
      if isHeldOnly { calendar = IssueCalendar() }
      origin = coverage.origin
      let first = coverage.digitized.firstIssue ?? coverage.years.keys.min().map(IssueDate.start)
      if !coverage.isComplete, let start = date ?? first {
        date = start
        overview = nil
        return await ask(for: start.year, freshness)
      }
      take(try await archive.issues(of: lccn, in: nil, freshness: freshness))
      guard let span else {
        return show(.empty(EmptyState("\(coverage.origin.name) has no issues of newspaper \(lccn)")))
      }
      date = date ?? span.lowerBound
      await finish(freshness, again: ask)
    } catch {
      guard error != .canceled else { return }
      if await showHeld(instead: error) { return }
      let words = await failure(of: error)
      failure = words
      showFailure(words)
    }
  }

  /// Loads the issues of `year`; what is already loaded stays visible.
  public func ask(for year: Int) async { await ask(for: year, freshness) }

  private func ask(for year: Int, _ freshness: Freshness) async {
    awaitedYear = year
    failure = nil
    showNow()
    do throws(NewspaperError) {
      let list = try await archive.issues(of: lccn, in: year...year, freshness: freshness)
      guard !Task.isCancelled else { throw .canceled }
      take(list)
      if awaitedYear == year { awaitedYear = nil }
      if date?.year == year { arrive() }
      await finish(freshness) { await self.ask(for: year, $0) }
    } catch {
      // The reader is already going elsewhere, or `gaveUp` was called.
      guard !Task.isCancelled else { return }
      if awaitedYear == year { giveUp(year) }
      guard error != .canceled else { return }
      failure = Failure(error)
      showNow()
    }
  }

  /// - Parameter isPart: whether the newspaper also has other issues.
  func take(_ list: IssueList, isPart: Bool = false) {
    calendar.add(list, isPart: isPart)
    isHeldOnly = isPart
    yearsToRepeat = list.years.map { years in yearsToRepeat.filter { !years.contains($0) } } ?? []
    origin = list.origin
    (yearsKept, overview, refusedYear) = ([:], nil, nil)
  }

  /// Shows what arrived, requests it again if it has expired, and then loads how often the newspaper appears.
  private func finish(_ freshness: Freshness, again: (Freshness) async -> Void) async {
    showNow()
    if origin?.isStale == true, freshness == .atHand { return await again(.recent) }
    guard !isFrequencyAsked else { return }
    // This is optional: without it the issues alone determine what is expected.
    let newspaper = try? await directory.newspaper(lccn, freshness: .atHand).detail.newspaper
    guard !Task.isCancelled else { return }
    isFrequencyAsked = true
    frequency = newspaper?.frequency
    title = title ?? newspaper?.title
    yearsKept = [:]
    showNow()
  }

  // MARK: Showing

  /// Shows what is known now around the selected day.
  func showNow() {
    guard let date, let origin else { return }
    let content = IssueCalendarContent(
      lccn: lccn, title: title, date: date, today: today, year: year(date.year), years: years(),
      calendar: calendar, digitized: coverage?.digitized ?? recorded, edition: edition,
      awaitedYear: awaitedYear,
      own: own, isHeldOnly: isHeldOnly, origin: origin)
    if awaitedYear != nil {
      show(.refreshing(content))
    } else if let failure {
      show(.stale(content, failure))
    } else {
      show(.content(content))
    }
  }

  func year(_ number: Int) -> IssueYear {
    if let year = yearsKept[number] { return year }
    let year = IssueYear(number, of: calendar, frequency: frequency, span: span)
    yearsKept[number] = year
    return year
  }

  private func years() -> CalendarYears {
    let made = overview ?? span.map { CalendarYears(calendar, coverage: coverage, span: $0) } ?? .nothing
    overview = made
    return made
  }
}
