import MVP
import Newspapers

/// Shows the record of one newspaper.
public final class NewspaperDetailPresenter: MvpPresenter<NewspaperDetailContent>, DocumentPresenting {
  let lccn: LCCN
  private let preview: NewspaperDetailContent?
  private let directory: any NewspaperDirectory
  private let freshness: Freshness
  let router: (any Router<Route>)?
  private let desktop: (any Desktop)?
  let shelf: Bookshelf?
  /// As far as it is known.
  var bookmark: BookmarkContent?
  var isVisitRecorded = false

  /// - Parameters:
  ///   - preview: what a list knows of the newspaper.
  ///   - freshness: how new the first answer has to be. What is past its time is shown at once if that may be, while a
  ///     newer one is asked for.
  ///   - shelf: the reader's bookmarks and history; nil for a view that shows none.
  public init(
    lccn: LCCN, preview: NewspaperDetailContent? = nil, directory: any NewspaperDirectory,
    freshness: Freshness = .recent, shelf: Bookshelf? = nil, router: (any Router<Route>)? = nil,
    desktop: (any Desktop)? = nil
  ) {
    self.lccn = lccn
    self.preview = preview
    self.directory = directory
    self.freshness = freshness
    self.router = router
    self.desktop = desktop
    self.shelf = shelf
    bookmark = preview?.bookmark
  }

  public override func start() async {
    if let preview, state.content == nil { show(.content(preview)) }
    guard state.content?.isPreview != false else { return }
    await load()
  }

  /// As a preview beside a list: asks for the record only where that costs no request.
  public func startBeside() async {
    guard let preview else { return await start() }
    show(.content(preview))
    if !preview.origin.isLive { await load() }
  }

  public func refresh() async {
    await directory.refresh()
    await load()
  }

  private func load() async {
    if state.content?.origin.isLive != false { showWaiting("Asking \(directory.name) for newspaper \(lccn)") }
    do throws(NewspaperError) {
      let content = try await fetch(freshness)
      guard content.origin.isStale, freshness == .atHand else { return }
      // What was kept can be read while the newer is asked for.
      show(.refreshing(content))
      _ = try await fetch(.recent)
    } catch {
      if error != .cancelled { showFailure(Failure(error)) }
    }
  }

  /// Shows the record, and once it is known what of the newspaper is digitised, that with it.
  private func fetch(_ freshness: Freshness) async throws(NewspaperError) -> NewspaperDetailContent {
    let record = try await directory.newspaper(lccn, freshness: freshness)
    let content = NewspaperDetailContent(record, listed: preview?.row).marked(bookmark)
    guard !content.hasCoverage, content.origin.isLive else {
      show(.content(content))
      return content
    }
    // The record can be read while the rest is asked for.
    show(.refreshing(content))
    let coverage = try await directory.coverage(of: lccn, freshness: freshness)
    let covered = (coverage.map(content.covering) ?? content).marked(bookmark)
    show(.content(covered))
    return covered
  }

  // MARK: Intents

  public func follow(link: Int) {
    guard let links = state.content?.links, links.indices.contains(link) else { return }
    router?.open(.newspaper(links[link], preview: nil))
  }

  public func openInBrowser() { state.content?.openInBrowser(with: desktop, router) }

  public func copy(_ part: CopiedPart) { state.content?.copy(part, with: desktop, router) }
}
