import MVP
import Newspapers
import Presentation

/// Moving from day to day. Nothing here waits: the screen loads the visible year afterward if necessary.
extension IssueCalendarPresenter {
  /// Where to go once the year shown is loaded.
  struct Arrival {
    let days: ClosedRange<IssueDate>
    /// The first issue of these days, or the last one.
    let isFirst: Bool
  }

  /// The first and last issue that the source has; nil if unknown.
  var span: ClosedRange<IssueDate>? {
    isHeldOnly ? heldSpan : calendar.span(digitized: coverage?.digitized)
  }

  /// The selected day; nil before there is anything to move through.
  var selected: IssueDate? { state.content?.date }

  /// Selects a day.
  func select(_ date: IssueDate) {
    if date != self.date { edition = nil }
    if date.year != self.date?.year { refusedYear = nil }
    self.date = date
    showNow()
  }

  /// Selects the next edition of the day.
  public func selectNextEdition() {
    guard let content = state.content, content.editions.count > 1 else { return }
    edition = content.editions[(content.edition + 1) % content.editions.count].edition
    showNow()
  }

  public func move(days: Int) { selected.map { go(to: $0.adding(days: days)) } }

  public func move(months: Int) { selected.map { go(to: $0.adding(months: months)) } }

  public func move(years: Int) { selected.map { go(to: $0.adding(years: years)) } }

  /// Goes to the day of the newspaper's page that was read last, once.
  public func followReader() {
    guard let issue = follower.lastPage()?.issue, issue.lccn == lccn, issue != state.content?.selectedIssue
    else { return }
    go(to: issue.date)
    if date == issue.date { edition = issue.edition }
    showNow()
  }

  /// Goes to `wanted`, within the years that have issues.
  public func go(to wanted: IssueDate) {
    guard selected != nil else { return }
    arrival = nil
    guard let span else { return select(wanted) }
    let years = IssueDate.start(of: span.lowerBound.year)...IssueDate.end(of: span.upperBound.year)
    let reached = min(max(wanted, years.lowerBound), years.upperBound)
    if reached != wanted { announceSpan(span) }
    select(reached)
  }

  private func announceSpan(_ span: ClosedRange<IssueDate>) {
    router?.announce("Issues run from \(span.lowerBound.words) to \(span.upperBound.words)")
  }

  public func goToFirst() { span.map { go(to: $0.lowerBound) } }

  public func goToLast() { span.map { go(to: $0.upperBound) } }

  /// Goes to the next issue, `count` times; if it is in a year not loaded yet, goes to that year.
  public func goToNext(_ count: Int = 1) {
    guard var date = selected else { return }
    arrival = nil
    for step in 0..<count {
      switch calendar.day(after: date, within: span ?? date...IssueDate.end(of: date.year)) {
      case .day(let next): date = next
      case .unknown(let year):
        date = max(date, .start(of: year))
        arrival = Arrival(days: date...IssueDate.end(of: year), isFirst: true)
        return select(date)
      case .none:
        if step == 0 { announceEnd("This is the last issue", "No later issue") }
        return select(date)
      }
    }
    select(date)
  }

  public func goToPrevious(_ count: Int = 1) {
    guard var date = selected else { return }
    arrival = nil
    for step in 0..<count {
      switch calendar.day(before: date, within: span ?? IssueDate.start(of: date.year)...date) {
      case .day(let previous): date = previous
      case .unknown(let year):
        date = min(date, .end(of: year))
        arrival = Arrival(days: IssueDate.start(of: year)...date, isFirst: false)
        return select(date)
      case .none:
        if step == 0 { announceEnd("This is the first issue", "No earlier issue") }
        return select(date)
      }
    }
    select(date)
  }

  private func announceEnd(_ here: String, _ elsewhere: String) {
    let hasIssue = state.content?.editions.isEmpty == false
    router?.announce((hasIssue ? here : elsewhere) + (isHeldOnly ? " on this machine" : ""))
  }

  /// Goes to the next or previous day with a missing issue.
  public func goToGap(isForward: Bool) {
    guard let span, var day = selected else { return }
    arrival = nil
    while true {
      day = day.adding(days: isForward ? 1 : -1)
      guard span.contains(day) else {
        router?.announce("No \(isForward ? "later" : "earlier") gap")
        return
      }
      guard calendar.isKnown(day.year) else {
        router?.announce("No known gap; the issues of \(day.year) are not loaded yet")
        return
      }
      guard !calendar.incompleteYears.contains(day.year) else {
        router?.announce("No known gap; the issues of \(day.year) are incomplete")
        return
      }
      if year(day.year)[day] == .absent { return select(day) }
    }
  }

  /// Goes to today's month and day in the year shown, or in the year `yearsAgo`.
  public func goToThisDay(yearsAgo: Int?) {
    guard let date = selected else { return }
    go(to: today.adding(years: yearsAgo.map { -$0 } ?? date.year - today.year))
  }

  /// Goes to a date as a person writes it: for a year or month, to its first issue.
  /// - Returns: false if it is not a date.
  public func go(toWritten written: String) -> Bool {
    let days: ClosedRange<IssueDate>
    do throws(WrittenDate.Fault) { days = try WrittenDate(written).days } catch {
      router?.announce(
        failure: "Not a date: \(error.words ?? "try 1865, 1865-10, 1865-10-02, 10/2/1865 or April 15, 1865")")
      return false
    }
    go(to: days.lowerBound)
    guard let date = selected, date == days.lowerBound else { return true }
    arrival = Arrival(days: days, isFirst: true)
    if calendar.isKnown(date.year) { arrive() }
    return true
  }

  /// Completes the pending move into a year that is now loaded.
  func arrive() {
    guard let arrival else { return }
    self.arrival = nil
    let days = arrival.days
    let issues = calendar.issues(in: days.lowerBound.year).filter { days.contains($0.date) }
    if let day = (arrival.isFirst ? issues.first : issues.last)?.date { return select(day) }
    let (first, last) = (days.lowerBound.words, days.upperBound.words)
    let time = first == last ? "on \(first)" : "from \(first) to \(last)"
    announceNothing(time, isForward: arrival.isFirst)
  }
}
