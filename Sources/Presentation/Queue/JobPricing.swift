import Newspapers

/// What jobs take of servers: pages that are on this machine, or belong to a newspaper that is, take nothing.
public struct JobPricing: Sendable {
  private let holdings: any MachineHoldings
  private let kept: (any NewspaperArchive)?

  /// - Parameters:
  ///   - holdings: the pages whose texts cost nothing.
  ///   - kept: what this machine has of pages, which costs nothing, either; it sends nothing.
  public init(holdings: any MachineHoldings, kept: (any NewspaperArchive)?) {
    (self.holdings, self.kept) = (holdings, kept)
  }

  /// What `pages` take.
  /// - Parameter held: newspapers for which no server is contacted.
  public func extent(of pages: [PageID], held: Set<LCCN>) async -> JobExtent {
    JobExtent(of: pages, held: held, here: await here(pages))
  }

  /// What an issue whose list of pages is here takes.
  public func extent(of issue: Issue, held: Set<LCCN>) async -> JobExtent {
    let list = issue.pagesWithScan
    return JobExtent(listed: list, held: held, here: await here(list))
  }

  /// What `issues` take: of those whose lists of pages are here, only the pages that are not; the others are estimated.
  public func extent(of issues: [IssueID], held: Set<LCCN>) async -> JobExtent {
    var (list, unlisted): ([PageID], [IssueID]) = ([], [])
    for id in issues {
      if let issue = try? await kept?.issue(id, freshness: .kept) {
        list += issue.pagesWithScan
      } else {
        unlisted.append(id)
      }
    }
    return JobExtent(listed: list, unlisted: unlisted, held: held, here: await here(list))
  }

  /// Those of `list` whose texts are here, and those whose pictures are, as the queue stores them.
  private func here(_ list: [PageID]) async -> [QueuedJob.Part: Set<PageID>] {
    // An unreadable index is reported where it is searched.
    var texts = (try? await holdings.held(of: list)) ?? []
    var scans: Set<PageID> = []
    guard let kept else { return [.text: texts, .scan: scans] }
    // A year has thousands of pages, whose texts and pictures are only counted.
    for page in list {
      if !texts.contains(page), await kept.isHere(.text, of: page) { texts.insert(page) }
      if await kept.isHere(.scan(QueueSource.scanView), of: page) { scans.insert(page) }
    }
    return [.text: texts, .scan: scans]
  }
}
