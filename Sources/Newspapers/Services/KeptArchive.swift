/// What was kept of another archive's issues and pages: the same, by this machine's name.
///
/// It asks the other archive, whose client must send nothing.
public struct KeptArchive: CombinedArchive {
  private let archive: any NewspaperArchive

  public init(of archive: any NewspaperArchive) { self.archive = archive }

  public var name: String { "this machine" }

  public func holds(_ lccn: LCCN) -> Bool { archive.holds(lccn) }

  func archive(of lccn: LCCN) -> any NewspaperArchive { archive }

  public func frontPages(
    of date: IssueDate, state: String?, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> FrontPageList {
    try await archive.frontPages(of: date, state: state, window: window, freshness: freshness)
  }

  public func webAddress(of lccn: LCCN) -> String? { archive.webAddress(of: lccn) }

  public func webAddress(of page: PageID) -> String? { archive.webAddress(of: page) }

  public func refresh() async { await archive.refresh() }
}
