import MVP
import Newspapers

extension Bookshelf {
  /// Asks which of `scopes`, and what from their pages, to download, and queues that for reading without a
  /// network.
  /// - Parameter files: those that pages of their source may have.
  /// - Returns: what a job of the queue now downloads; nil if nothing was chosen.
  @discardableResult
  public func queue(
    _ scopes: [JobScope], title: String?, files: [PageFile], _ router: (any Router<Route>)?
  ) async -> QueuedJob.Wanted? {
    guard let desk else {
      router?.announce("Nothing can be queued here")
      return nil
    }
    guard desk.canTake(router) else { return nil }
    let offers = desk.offers(of: scopes, files: files)
    guard let offer = await router?.ask({ .queuePicker(offers, reply: $0) }) else { return nil }
    let isTaken = await desk.take(offer.wanted, offer.parts, title: offer.title ?? title, router)
    return isTaken ? offer.wanted : nil
  }

  /// What downloading `pages` takes, as far as that is known.
  /// - Parameter held: newspapers for which no server is contacted.
  public func extent(of pages: [PageID], held: Set<LCCN>) async -> JobExtent? {
    await desk?.pricing.extent(of: pages, held: held)
  }

  /// What `issues` take of servers: of those whose lists of pages are here, only what is not.
  public func extent(of issues: [IssueID], held: Set<LCCN>) async -> JobExtent? {
    await desk?.pricing.extent(of: issues, held: held)
  }

  /// Asks what of an issue to take, and queues that.
  /// - Parameter archive: receives no requests: if its list of pages is not here, the price is estimated.
  public func queue(
    _ issue: IssueID, title: String?, from archive: any NewspaperArchive, _ router: (any Router<Route>)?
  ) async {
    var extent = JobExtent(unlisted: [issue], held: archive.held)
    if let desk, !desk.isOffline, let listed = try? await archive.issue(issue, freshness: .kept) {
      extent = await desk.pricing.extent(of: listed, held: archive.held)
    }
    await queue(
      [JobScope(.issue(issue), extent: extent)], title: title,
      files: archive.files(of: PageID(issue: issue, sequence: 1)), router)
  }
}
