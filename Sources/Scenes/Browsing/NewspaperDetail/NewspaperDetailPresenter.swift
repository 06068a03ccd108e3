import MVP
import Newspapers
import Pending
import Presentation

/// Shows the record of one newspaper.
public final class NewspaperDetailPresenter: MvpPresenter<NewspaperDetailContent>, DocumentPresenting {
  let lccn: LCCN
  let preview: NewspaperDetailContent?
  let archive: (any IssueArchive)?
  private let countsAllYears: Bool
  let directory: any NewspaperDirectory
  private let freshness: Freshness
  let router: (any Router<Route>)?
  let desktop: (any Desktop)?
  let citer: Citer?
  let shelf: Bookshelf?
  let holdings: (any MachineHoldings)?
  let namesNeighbors: Bool
  /// Nil if there is none or it is not known yet.
  var bookmark: BookmarkContent?
  var isVisitRecorded = false
  /// Whether the record is being loaded, or was until that was canceled.
  private var isUnfinished = false
  /// The page for which it is shown; nil if it is shown for itself.
  let page: PageID?
  /// The pages that may be shown as its picture, the best one first; nil until they are known.
  var frontPages: [PageID]?
  /// The issue of the first of them that can be read on this machine.
  var heldIssue: IssueID?
  /// Those of them that can be read on this machine.
  var heldPages: Set<PageID> = []

  /// - Parameters:
  ///   - page: the page for which it is shown, whose picture then represents it.
  ///   - preview: what a list knows about the newspaper.
  ///   - archive: for requesting the number of issues per year, once the record is loaded; nil for none.
  ///   - countsAllYears: whether to request them even if that takes many requests.
  ///   - freshness: how new the first answer has to be. An expired one is shown at once if allowed, while a
  ///     newer one is loading.
  ///   - shelf: the reader's bookmarks and history; nil for a view that shows none.
  ///   - holdings: what this machine has of it and of others from the same city, if the view names those.
  public init(
    lccn: LCCN, page: PageID? = nil, preview: NewspaperDetailContent? = nil,
    directory: any NewspaperDirectory,
    archive: (any IssueArchive)? = nil, countsAllYears: Bool = false, freshness: Freshness = .recent,
    shelf: Bookshelf? = nil, holdings: (any MachineHoldings)? = nil, namesNeighbors: Bool = true,
    router: (any Router<Route>)? = nil, desktop: (any Desktop)? = nil, citer: Citer? = nil
  ) {
    (self.lccn, self.page, self.preview) = (lccn, page, preview)
    (self.directory, self.archive, self.holdings) = (directory, archive, holdings)
    (self.countsAllYears, self.freshness) = (countsAllYears, freshness)
    (self.router, self.desktop) = (router, desktop)
    (self.citer, self.namesNeighbors) = (citer, namesNeighbors)
    self.shelf = shelf
    bookmark = preview?.bookmark
    frontPages = page.map(NewspaperDetailPresenter.pages)
  }

  public override func start() async {
    if let preview, state.content == nil { show(.content(preview)) }
    if state.content?.isPreview != false || isUnfinished {
      await load(withYears: true)
    } else if let content = state.content, content.issueYears == nil {
      await loadYears(of: content)
    }
    await lookForFrontPages()
    await showNeighbors()
  }

  /// Starts as a preview beside a list: loads the record only if that costs no request.
  public func startBeside() async {
    guard let preview else { return await start() }
    show(.content(preview))
    if !preview.origin.isLive {
      await load(withYears: false)
    } else if preview.isRemembered {
      await showKept()
    }
    // The keys are the list's, and wait only for the record.
    PendingWork.current?.settle()
    await lookForFrontPages()
    await showNeighbors()
  }

  public func refresh() async {
    await directory.refresh()
    await archive?.refresh()
    await load(withYears: true)
    await lookForFrontPages()
    await showNeighbors()
  }

  private func load(withYears: Bool) async {
    isUnfinished = true
    defer { isUnfinished = Task.isCancelled }
    showAgain { $0.lackingRecord(nil) }
    if state.content?.origin.isLive != false {
      showWaiting("Loading newspaper \(lccn) from \(directory.name)")
    }
    do throws(NewspaperError) {
      let content = try await fetch(freshness, withYears)
      guard content.origin.isStale, freshness == .atHand else { return }
      // The kept record stays readable while a newer one is loading.
      show(.refreshing(content))
      _ = try await fetch(.recent, withYears)
    } catch {
      guard error != .canceled else { return }
      let failure = await failure(of: error)
      // What a list says about the newspaper stays, and is not out of date. Beside the list nobody asked.
      if withYears, let content = state.content, content.isPreview {
        show(.content(content.lackingRecord(failure)))
      } else {
        showFailure(failure)
      }
    }
  }

  /// Shows the record, then adds how much of the newspaper is digitized.
  private func fetch(
    _ freshness: Freshness, _ withYears: Bool
  ) async throws(NewspaperError) -> NewspaperDetailContent {
    let record = try await directory.newspaper(lccn, freshness: freshness)
    let content = NewspaperDetailContent(record, listed: preview?.row).asked(by: lccn).marked(bookmark)
    if withYears, let archive, archive.holds(lccn) {
      // The record can be read while the rest is loading.
      show(.refreshing(content))
      return await fetchYears(of: content, freshness)
    }
    guard !content.hasCoverage, content.origin.isLive else {
      show(.content(content))
      return content
    }
    show(.refreshing(content))
    let coverage = try await directory.coverage(of: lccn, freshness: freshness)
    let covered = (coverage.map(content.covering) ?? content).marked(bookmark)
    show(.content(covered))
    return covered
  }

  /// For a record that is already loaded.
  private func loadYears(of content: NewspaperDetailContent) async {
    guard let archive, archive.holds(lccn) else { return }
    show(.refreshing(content))
    _ = await fetchYears(of: content, freshness)
  }

  /// Adds the number of issues per year, or why it is unknown; the record stays in either case.
  private func fetchYears(
    of content: NewspaperDetailContent, _ freshness: Freshness
  ) async -> NewspaperDetailContent {
    guard let archive else { return content }
    do throws(NewspaperError) {
      let coverage = try await coverage(archive, freshness, content)
      let covered = content.covering(coverage).marked(bookmark)
      show(.content(covered))
      return covered
    } catch {
      guard error != .canceled else { return content }
      if case .notHere = error, let covered = await covering(content, withKeptListsOf: archive) {
        show(.content(covered.marked(bookmark)))
        return covered
      }
      // On a screen nobody requested it; without a network, only what was read before is available.
      if case .notHere = error, router != nil {
        // A line about issues would claim that there are some.
        let note = "issues by year are not on this machine"
        let shown = content.hasCoverage ? content.lackingCoverage(note) : content
        show(.content(shown.marked(bookmark)))
        return content
      }
      // If this machine knows of none, reporting that issues by year are unavailable would suggest that there
      // are some.
      if router != nil, !content.hasCoverage, !content.origin.isLive {
        show(.content(content))
        return content
      }
      let failure = Failure(error)
      let note = Notice.failure("issues per year: \(failure.message)").text
      show(.stale(content.lackingCoverage(note).marked(bookmark), failure))
      return content
    }
  }

  private func coverage(
    _ archive: any IssueArchive, _ freshness: Freshness, _ content: NewspaperDetailContent
  ) async throws(NewspaperError) -> IssueCoverage {
    guard countsAllYears else { return try await archive.coverageByYear(of: lccn, freshness: freshness) }
    let source = archive.name(of: lccn)
    return try await archive.wholeCoverageByYear(of: lccn, freshness: freshness) { [weak self] progress in
      await self?.show(.refreshing(content.counting(progress, at: source)))
    }
  }
}
