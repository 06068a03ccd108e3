import MVP
import Newspapers
import Presentation

/// Shows the pages of an issue, and what this machine has for them.
public final class IssuePagesPresenter: MvpPresenter<IssuePagesContent>, PageGridPresenting,
  LibraryFollowing
{
  public internal(set) var issue: IssueID
  public internal(set) var title: String?
  let archive: any NewspaperArchive
  public let router: (any Router<Route>)?
  public let citer: Citer?
  public let shelf: Bookshelf?
  let holdings: any MachineHoldings
  /// The initial page; nil once it was shown.
  private(set) var first: Int?
  /// Where the reader stopped in pages of the newspaper.
  private var positions: [PageID: ReadingPosition] = [:]
  private var follower: PageFollower
  /// Whether the reader went from here to a page, and may have turned to others from there.
  private var hasOpenedPage = false

  /// - Parameters:
  ///   - title: the newspaper's, if known.
  ///   - first: the sequence of the page to select.
  ///   - holdings: knows which pages of the issue are on this machine.
  ///   - follower: knows which page was read last.
  public init(
    issue: IssueID, title: String? = nil, first: Int? = nil, archive: any NewspaperArchive,
    router: (any Router<Route>)? = nil, citer: Citer? = nil, shelf: Bookshelf? = nil,
    holdings: any MachineHoldings = NoHoldings(), follower: PageFollower = PageFollower()
  ) {
    self.issue = issue
    self.title = title
    self.first = first
    self.archive = archive
    self.router = router
    self.citer = citer
    self.shelf = shelf
    self.holdings = holdings
    self.follower = follower
  }

  public override func start() async { await load(.atHand) }

  public func refresh() async {
    await archive.refresh()
    await load(.recent)
  }

  /// All pages are there from the start.
  public func reveal(_ rows: Range<Int>) async {}

  public var pictureNeeds: String { "Pictures need colors and 40 columns" }

  public func page(row: Int) -> (page: PageID, title: String)? {
    guard let content = state.content, let row = content.row(at: row) else { return nil }
    return (row.page, title ?? content.title)
  }

  public func open(row: Int) {
    guard let (page, title) = page(row: row) else { return }
    hasOpenedPage = NewTab.wanted == nil
    router?.open(.page(page, title: title))
  }

  /// Goes to the next known edition of the day, from the last to the first.
  public func showNextEdition(by steps: Int) async {
    guard let editions = state.content?.editions, editions.count > 1,
      let index = editions.firstIndex(of: issue)
    else {
      router?.announce("No other edition of this day is known")
      return
    }
    issue = editions[(index + steps % editions.count + editions.count) % editions.count]
    await load(.atHand)
  }

  /// The reader does not wait for another edition: the one shown stays.
  func gaveUp() {
    if let content = state.content { (issue, first) = (content.identity, nil) }
  }

  public func openCalendar() {
    router?.open(
      .calendar(
        issue.lccn, title: title ?? state.content?.title, date: issue.date, edition: issue.edition))
  }

  /// Queues the issue, for reading without a network.
  public func queueIssue() async {
    await shelf?.queue(issue, title: title ?? state.content?.title, from: archive, router)
  }

  /// Searches the pages of the issue.
  public func openSearch() {
    router?.open(.search("lccn:\(issue.lccn) date:\(issue.date) ", isAsked: false))
  }

  // MARK: How far pages were read

  /// Shows the current reading progress.
  public func lookForPositions() async {
    let found = await shelf?.positions(of: issue.lccn) ?? []
    positions = Dictionary(found.map { ($0.page, $0) }) { last, _ in last }
    showAgain { $0.read(to: positions) }
  }

  /// Selects the page that was read last, once.
  /// - Returns: that page if the reader went on from here to another issue of the newspaper, which has to be loaded.
  public func followReader() -> PageID? {
    defer { hasOpenedPage = false }
    guard let page = follower.lastPage(), let content = state.content else { return nil }
    if let row = content.rows.firstIndex(where: { $0.page == page }) {
      moveReader(to: row)
      return nil
    }
    return hasOpenedPage && page.issue.lccn == issue.lccn && page.issue != issue ? page : nil
  }

  /// Goes to the issue of `page`, and selects the page.
  public func goToIssue(of page: PageID) async {
    (issue, first) = (page.issue, page.sequence)
    await load(.atHand)
  }

  /// A page may not be stored until after its issue is shown again.
  public func followWrites(_ reload: @escaping @MainActor () -> Void) { shelf?.onWrite.add(self, reload) }

  // MARK: Loading

  private func load(_ freshness: Freshness) async {
    let asked = issue
    showWaiting("Loading the issue of \(asked.date.words) from \(archive.name(of: asked.lccn))")
    do throws(NewspaperError) {
      let found = try await archive.issue(asked, freshness: freshness)
      guard asked == issue, !Task.isCancelled else { return }
      guard !found.pages.isEmpty else {
        return show(
          .empty(EmptyState("\(found.origin.name) has no pages of this issue", advice: [otherIssues])))
      }
      await show(found, await editions())
    } catch {
      guard error != .canceled, await !showHeld(instead: error) else { return }
      let failure = await failure(of: error)
      guard asked == issue, !Task.isCancelled else { return }
      // Pages of another edition do not stay under the heading of this one.
      showFailure(failure, keeping: { $0.identity == issue })
    }
  }

  /// - Parameter isHeldOnly: whether only pages on this machine are known.
  func show(_ found: Issue, _ editions: [IssueID], isHeldOnly: Bool = false) async {
    let anchor = first.flatMap { first in found.pages.firstIndex { $0.sequence == first } }
    first = nil
    let content = IssuePagesContent(
      found, title: title, editions: editions, words: [:], anchor: anchor, isHeldOnly: isHeldOnly)
    show(.content(content.read(to: positions)))
    let words = await countWords(of: found)
    guard issue == found.id, !words.isEmpty else { return }
    let counted = IssuePagesContent(
      found, title: title, editions: editions, words: words, isHeldOnly: isHeldOnly)
    show(.content(counted.read(to: positions)))
  }

  /// Those that this machine knows about.
  private func editions() async -> [IssueID] {
    let (lccn, date) = (issue.lccn, issue.date)
    // The calendar requests them; here they are optional, and without them only this issue is shown.
    let list = try? await archive.issues(of: lccn, in: date.year...date.year, freshness: .kept)
    return list?.issues.filter { $0.date == date }.map { $0.id(of: lccn) } ?? []
  }

  private func countWords(of found: Issue) async -> [PageID: Int] {
    var words: [PageID: Int] = [:]
    for page in found.pages.map({ PageID(issue: found.id, sequence: $0.sequence) }) {
      // A page whose text is not here, or cannot be read, says so once it is opened.
      guard let text = try? await archive.text(of: page, freshness: .kept) else { continue }
      words[page] = await IssuePagesPresenter.count(text.text)
    }
    return words
  }

  @concurrent private static func count(_ text: String) async -> Int { PrintedText(text).wordCount }
}
