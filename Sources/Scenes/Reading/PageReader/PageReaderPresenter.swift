import MVP
import Newspapers
import Presentation

/// Shows the text of a page, and navigates from page to page and from issue to issue.
///
/// A page takes one request for its text. The first page of an issue takes another for the issue, which lists
/// its pages and the adjacent issues. Only the next page is requested in advance, if that takes no turn from
/// the reader; a stored page is not requested again unless the reader wants that: what was printed does not
/// change.
public final class PageReaderPresenter: MvpPresenter<PageReaderContent> {
  public private(set) var page: PageID
  public internal(set) var mode: PageMode
  /// The newspaper's, until the issue provides it.
  var title: String?
  let holdings: any MachineHoldings
  let archive: any NewspaperArchive
  let freshness: Freshness
  let asksForIssue: Bool
  /// Whether to read words from the file with their positions, which is larger, but has blocks, hyphens and
  /// the OCR confidence.
  var usesLayout: Bool
  private let opensWithLayout: Bool
  private let places: ReadingPlaces
  let router: (any Router<Route>)?
  let saving: PageSaving?
  let desktop: (any Desktop)?
  let citer: Citer?
  let shelf: Bookshelf?
  let ahead: PageAhead?
  /// The reader's notes and clips of the current page.
  var excerpts: [Excerpt] = []
  /// The current page's issue, once known.
  var issue: Issue?
  var words: PageWords?
  /// The search in the text, which continues from page to page.
  var sought: Sought?
  /// The page search from which this one was opened; nil if there was none.
  var found: FoundPage?
  /// The one of the found pages that was opened last: the reader may have turned to others since.
  var listedPage: PageID
  /// Which hit to show on the opened page, until its text is here.
  var opening: (page: PageID, start: Int)?
  /// Which of the matches to show on the opened page, until its text is here.
  var openingMatch: (page: PageID, number: Int)?
  /// The page to open at its match, until it has been drawn.
  var beginsAtMatch: PageID?
  /// The place of that hit.
  var foundPlace: (page: PageID, place: Int)?
  /// Whether the reader may have chosen another text of the page since it was loaded.
  var mayHaveOtherText = false
  /// Whether a page opens where it was left.
  let returns: Bool
  /// The opened page that was scrolled back to where it was left.
  var returnedTo: PageID?
  /// Whether the end of the text is visible.
  var isAtEnd = false
  /// Where pages were left, if not in the library yet; the latest last.
  var unkept: [ReadingPosition] = []
  /// Where the open page was left before.
  var former: ReadingPosition?
  /// What was stored last.
  var kept: ReadingPosition?
  /// Why the current page cannot be shown, or not as requested.
  private(set) var error: NewspaperError?

  /// - Parameters:
  ///   - title: the newspaper's, until the issue provides it.
  ///   - found: the page search that found this one.
  ///   - issue: if already known; it is then not requested.
  ///   - asksForIssue: false for a view that does not need the issue as long as there is text.
  ///   - usesLayout: whether pages are read from ALTO, which costs another request each.
  ///   - places: where pages read before reopen, while the program runs.
  ///   - returns: whether a page opens where it was left; false if it opens at something else.
  ///   - router: nil for a view that cannot go anywhere, such as a pipe.
  ///   - shelf: has the reader's notes; nil for a view without them.
  ///   - ahead: loads the next page before it is read; nil loads nothing ahead.
  ///   - holdings: the issues to go to if the list of all is unavailable.
  public init(
    page: PageID, title: String? = nil, found: FoundPage? = nil, issue: Issue? = nil,
    mode: PageMode = .reading,
    archive: any NewspaperArchive, freshness: Freshness = .recent, asksForIssue: Bool = true,
    usesLayout: Bool = false, places: ReadingPlaces = ReadingPlaces(),
    returns: Bool = true, router: (any Router<Route>)? = nil,
    saver: (any PageSaver)? = nil, desktop: (any Desktop)? = nil, citer: Citer? = nil,
    shelf: Bookshelf? = nil, ahead: PageAhead? = nil, holdings: any MachineHoldings = NoHoldings()
  ) {
    self.holdings = holdings
    (self.page, listedPage) = (page, page)
    self.mode = mode
    self.title = title
    self.found = found
    sought = found.map { .query($0.query) }
    opening = found?.start.map { (page, $0) }
    openingMatch = found?.match.map { (page, $0) }
    beginsAtMatch = found?.returns == false ? page : nil
    self.issue = issue
    self.archive = archive
    self.freshness = freshness
    self.asksForIssue = asksForIssue
    self.usesLayout = usesLayout
    opensWithLayout = usesLayout
    self.places = places
    self.returns = returns
    self.router = router
    saving = saver.map { PageSaving(archive: archive, saver: $0) }
    self.desktop = desktop
    self.citer = citer
    self.shelf = shelf
    self.ahead = ahead
  }

  /// The page's identification, as far as known.
  public var heading: PageHeading {
    let known = issue?.id.lccn == page.issue.lccn ? issue?.title : nil
    return PageHeading(page, issue: knownIssue, title: known ?? title)
  }

  /// The number of characters before the first visible line when the reader left the page.
  public var place: Int {
    get { places[page] }
    set { places[page] = newValue }
  }

  public override func start() async {
    places.last = page
    await shelf?.look()
    await load(freshness)
  }

  public func refresh() async { await load(.recent) }

  // MARK: Loading

  func load(_ freshness: Freshness) async {
    let asked = page
    error = nil
    showWaiting(waiting, isAgain: true)
    if let shelf {
      let found = await shelf.excerpts(of: asked)
      // Another page may have been opened meanwhile, which has its own.
      if asked == page { excerpts = found }
    }
    let former = await formerPosition()
    do throws(NewspaperError) {
      let text = try await archive.text(of: asked, freshness: freshness)
      let read = await PageWords.read(text)
      guard asked == page, !Task.isCancelled else { return }
      goToHit(in: text)
      words = read.lines.isEmpty ? nil : read
    } catch {
      // Without the issue, which was requested for the text, there is no page that might have no text.
      if case .notFound(let what, _) = error, what != .issue(asked.issue) {
        return await showNoText(freshness, after: error)
      }
      await nameNewspaper()
      if asked == page { fail(error) }
      return
    }
    guard words != nil else { return await showNoText(freshness) }
    if usesLayout, await !readLayout(freshness) { return }
    await nameNewspaper()
    goBack(to: former)
    guard let content else { return }
    guard asksForIssue, knownIssue == nil else { return show(.content(content)) }
    // The text can be read while the issue is loading.
    show(.refreshing(content))
    await showIssue(freshness)
  }

  func fail(_ error: NewspaperError) {
    guard error != .canceled else { return }
    self.error = error
    let failure = Failure(error)
    if case .notFound = error { showFailure(leadingOn(failure)) } else { showFailure(failure) }
  }

  /// - Parameter newTitle: of another newspaper; nil stays in this one.
  func open(_ target: PageID, of newTitle: String? = nil) async {
    leave()
    page = target
    places.last = page
    // Only now: the page that is left belongs to its own newspaper.
    title = newTitle ?? title
    isAtEnd = false
    words = nil
    excerpts = []
    usesLayout = opensWithLayout
    // The previous page would not match the heading.
    show(.loading(waiting))
    await load(freshness)
    // It says where the reader had stopped instead.
    if case .words? = sought, target == page, former?.page != page { sayNoMatch() }
    // Writing takes longer than reading: the page comes first.
    if !unkept.isEmpty { await keepPosition() }
  }
}
