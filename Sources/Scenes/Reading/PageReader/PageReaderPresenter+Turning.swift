import MVP
import Newspapers
import Presentation

/// What the reader of a page can do: change the view, search, turn pages.
extension PageReaderPresenter {
  public func toggleMode() {
    mode = mode.other
    showAgain { content ?? $0 }
  }

  /// Switches between the file with word positions and the plain text.
  public func toggleLayout() async {
    usesLayout.toggle()
    await load(freshness)
  }

  /// Finds words in this page and later ones; empty words end the search.
  /// - Parameter place: the number of characters before the first visible line.
  public func find(_ words: String, from place: Int) {
    sought = words.isEmpty ? nil : .words(words)
    showAgain { $0.finding(sought, from: place) }
    sayNoMatch()
  }

  /// Says that the words are not on this page; says nothing if they are, or if there is no search.
  func sayNoMatch() {
    guard let find = state.content?.find, find.matches.isEmpty else { return }
    router?.announce("“\(find.words)” is not on this page")
  }

  public func moveMatch(by steps: Int) {
    if sought == nil { router?.announce("No search yet; press \(key: "find", "/")") }
    showAgain { $0.movingMatch(by: steps) }
    sayNoMatch()
  }

  /// Opens the calendar at the current issue, or the pages of this issue.
  public func openIssues(showsPages: Bool = false) {
    guard !showsPages else {
      router?.open(.issue(page.issue, title: heading.title, first: page.sequence))
      return
    }
    router?.open(
      .calendar(page.issue.lccn, title: heading.title, date: page.issue.date, edition: page.issue.edition))
  }

  /// Turns that many pages forward, or back if negative.
  public func turn(by steps: Int) async {
    if knownIssue == nil { await showIssue(freshness) }
    guard !Task.isCancelled else { return }
    let sequences = knownIssue?.pages.map(\.sequence) ?? []
    guard let index = sequences.firstIndex(of: page.sequence) else {
      // The issue could not be loaded or does not list the page: it may still exist.
      return await turnUnlisted(by: steps, sequences)
    }
    let target = max(0, min(index + steps, sequences.count - 1))
    guard target != index else { return sayEnd(steps) }
    await open(PageID(issue: page.issue, sequence: sequences[target]))
  }

  /// Goes to the first page of the issue `steps` issues later, or earlier if negative; at most to the last one
  /// known.
  public func turnIssue(by steps: Int) async {
    if knownIssue == nil { await showIssue(freshness) }
    guard !Task.isCancelled else { return }
    let isForward = steps > 0
    let years = years(around: page.issue.date.year, isForward: isForward)
    do throws(NewspaperError) {
      guard let target = try await issue(stepsAway: steps) else {
        router?.announce(isForward ? "No later issue known" : "No earlier issue known")
        return
      }
      await open(PageID(issue: target.issue, sequence: 1))
      if target.steps < abs(steps) {
        router?.announce(
          PageReaderPresenter.ended(
            target.steps, isForward, "listed in \(years.lowerBound) and \(years.upperBound)"))
      }
    } catch {
      guard error != .canceled, await !turnHeldIssue(by: steps, instead: error) else { return }
      showFailure(Failure(error))
    }
  }

  /// Goes to the nearest issue with local pages, for when the list of all issues is unavailable.
  /// - Returns: false if no page of the newspaper is here, so that the error says more.
  private func turnHeldIssue(by steps: Int, instead error: NewspaperError) async -> Bool {
    let (lccn, present) = (page.issue.lccn, page)
    guard error.leavesWhatIsHere, let days = try? await holdings.pagesByDay(of: lccn),
      days[present.issue.date] != nil, !Task.isCancelled, page == present
    else { return false }
    let others = days.keys.filter { steps > 0 ? $0 > present.issue.date : $0 < present.issue.date }.sorted()
    let passed = Array((steps > 0 ? others : others.reversed()).prefix(abs(steps)))
    guard let day = passed.last, let first = try? await holdings.pages(of: lccn, on: day).first else {
      router?.announce("No \(steps > 0 ? "later" : "earlier") issue on this machine")
      return true
    }
    await open(first)
    if passed.count < abs(steps) {
      router?.announce(PageReaderPresenter.ended(passed.count, steps > 0, "on this machine"))
    }
    return true
  }

  /// Fewer issues were left than asked for.
  private static func ended(_ passed: Int, _ isForward: Bool, _ place: String) -> String {
    "Went only \(Numerals.count(passed, "issue")) \(isForward ? "on" : "back"), to the "
      + "\(isForward ? "last" : "first") one \(place)"
  }

  /// The issue that many steps away, or the last known one before it, and how many steps away that is.
  private func issue(stepsAway steps: Int) async throws(NewspaperError) -> (issue: IssueID, steps: Int)? {
    if abs(steps) == 1 { return try await neighbor(isForward: steps > 0).map { ($0, 1) } }
    let ids = try await issuesAround(isForward: steps > 0).sorted()
    let others = steps > 0 ? ids.filter { $0 > page.issue } : ids.reversed().filter { $0 < page.issue }
    let passed = others.prefix(abs(steps))
    return passed.last.map { ($0, passed.count) }
  }

  /// The adjacent issue according to the issue itself; otherwise the nearest in the lists of its year and the
  /// adjacent year.
  private func neighbor(isForward: Bool) async throws(NewspaperError) -> IssueID? {
    if let issue = knownIssue, let known = isForward ? issue.next : issue.previous { return known }
    let present = page.issue
    let ids = try await issuesAround(isForward: isForward)
    return isForward ? ids.first { $0 > present } : ids.last { $0 < present }
  }

  /// Those of the current year and of the adjacent one.
  private func issuesAround(isForward: Bool) async throws(NewspaperError) -> [IssueID] {
    let lccn = page.issue.lccn
    let years = years(around: page.issue.date.year, isForward: isForward)
    return try await archive.issues(of: lccn, in: years, freshness: freshness).issues.map { $0.id(of: lccn) }
  }

  private func years(around year: Int, isForward: Bool) -> ClosedRange<Int> {
    isForward ? year...year + 1 : year - 1...year
  }
}

extension PageReaderPresenter {
  /// The current page's issue, if it was loaded.
  var knownIssue: Issue? { issue?.id == page.issue ? issue : nil }

  func showIssue(_ freshness: Freshness) async {
    let asked = page
    do throws(NewspaperError) {
      let found = try await archive.issue(asked.issue, freshness: freshness)
      guard asked == page else { return }
      issue = found
      if let content { show(.content(content)) }
    } catch {
      guard asked == page else { return }
      // A local text needs no list of its issue's pages; turning a page says what is missing.
      if let content, error.isNotHere || error.leavesWhatIsHere && freshness != .recent && isOwn(content) {
        return show(.content(content))
      }
      fail(error)
    }
  }

  /// Whether the text does not come from the source, such as one from a file on this machine.
  private func isOwn(_ content: PageReaderContent) -> Bool {
    !content.origin.isLive || content.origin.source != archive.name(of: page.issue.lccn)
  }

  /// Finds the newspaper's title in the catalog if neither the route nor the issue has it.
  func nameNewspaper() async {
    guard knownIssue == nil else { return }
    title = await citer?.title(of: page.issue.lccn, knownAs: title) ?? title
  }

  var waiting: String {
    "Loading \(heading.pageWords) of \(heading.day) from \(archive.name(of: page.issue.lccn))"
  }
}
