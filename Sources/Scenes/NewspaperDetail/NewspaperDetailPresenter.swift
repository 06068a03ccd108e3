import MVP
import Newspapers

/// Shows the record of one newspaper.
public final class NewspaperDetailPresenter: MvpPresenter<NewspaperDetailContent>, DocumentPresenting {
  private let lccn: LCCN
  private let preview: NewspaperDetailContent?
  private let directory: any NewspaperDirectory
  private let router: (any Router<Route>)?
  private let desktop: (any Desktop)?

  public init(
    lccn: LCCN, preview: NewspaperDetailContent? = nil, directory: any NewspaperDirectory,
    router: (any Router<Route>)? = nil, desktop: (any Desktop)? = nil
  ) {
    self.lccn = lccn
    self.preview = preview
    self.directory = directory
    self.router = router
    self.desktop = desktop
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
      let content = NewspaperDetailContent(try await directory.newspaper(lccn), listed: preview?.row)
      guard !content.hasCoverage, content.origin.isLive else { return show(.content(content)) }
      // The record can be read while the rest is asked for.
      show(.refreshing(content))
      let coverage = try await directory.coverage(of: lccn)
      show(.content(coverage.map(content.covering) ?? content))
    } catch {
      if error != .cancelled { showFailure(Failure(error)) }
    }
  }

  // MARK: Intents

  public func follow(link: Int) {
    guard let links = state.content?.links, links.indices.contains(link) else { return }
    router?.open(.newspaper(links[link], preview: nil))
  }

  public func openInBrowser() { state.content?.openInBrowser(with: desktop, router) }

  public func copy(_ part: CopiedPart) { state.content?.copy(part, with: desktop, router) }
}
