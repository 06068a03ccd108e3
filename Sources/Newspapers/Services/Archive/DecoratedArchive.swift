/// Another archive, with only some answers changed.
protocol DecoratedArchive: CombinedArchive {
  /// The other archive.
  var archive: any NewspaperArchive { get }
}

extension DecoratedArchive {
  public var name: String { archive.name }
  public func name(of lccn: LCCN) -> String { archive.name(of: lccn) }
  public func holds(_ lccn: LCCN) -> Bool { archive.holds(lccn) }
  public var held: Set<LCCN> { archive.held }
  public var kept: Set<LCCN> { archive.kept }

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
