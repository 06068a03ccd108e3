/// An archive that combines others, one of which answers for each newspaper.
protocol CombinedArchive: NewspaperArchive {
  /// The archive that answers for a newspaper.
  func archive(of lccn: LCCN) throws(NewspaperError) -> any NewspaperArchive

  /// The archive that answers for an issue or a page, which may be another one's.
  func archive(for work: PageAddress) throws(NewspaperError) -> any NewspaperArchive

  /// The same, once it is known which one lists the issue: that may take requests, unless `freshness` is `.kept`.
  func archive(
    asking work: PageAddress, _ freshness: Freshness
  ) async throws(NewspaperError) -> any NewspaperArchive
}

extension CombinedArchive {
  func archive(for work: PageAddress) throws(NewspaperError) -> any NewspaperArchive {
    try archive(of: work.lccn)
  }

  func archive(
    asking work: PageAddress, _ freshness: Freshness
  ) async throws(NewspaperError) -> any NewspaperArchive { try archive(for: work) }

  public func coverageByYear(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> IssueCoverage {
    try await archive(of: lccn).coverageByYear(of: lccn, freshness: freshness)
  }

  public func wholeCoverageByYear(
    of lccn: LCCN, freshness: Freshness, progress: @Sendable (NewspaperListProgress) async -> Void
  ) async throws(NewspaperError) -> IssueCoverage {
    try await archive(of: lccn).wholeCoverageByYear(of: lccn, freshness: freshness, progress: progress)
  }

  public func issues(
    of lccn: LCCN, in years: ClosedRange<Int>?, freshness: Freshness
  ) async throws(NewspaperError) -> IssueList {
    try await archive(of: lccn).issues(of: lccn, in: years, freshness: freshness)
  }

  /// Errors in finding the archive are reported when issues are requested.
  public func keptYears(of lccn: LCCN, in years: ClosedRange<Int>) async -> [Int] {
    do { return try await archive(of: lccn).keptYears(of: lccn, in: years) } catch { return [] }
  }

  public func issue(_ id: IssueID, freshness: Freshness) async throws(NewspaperError) -> Issue {
    try await archive(asking: .issue(id), freshness).issue(id, freshness: freshness)
  }

  public func text(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageText {
    try await archive(asking: .page(page), freshness).text(of: page, freshness: freshness)
  }

  public func layout(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageLayout {
    try await archive(asking: .page(page), freshness).layout(of: page, freshness: freshness)
  }

  public func scan(of page: PageID, _ view: ScanView) async throws(NewspaperError) -> PageScan {
    try await archive(asking: .page(page), .atHand).scan(of: page, view)
  }

  /// Errors in finding the archive are reported when the page is read.
  public func isHere(_ part: PagePart, of page: PageID) async -> Bool {
    do { return try await archive(asking: .page(page), .kept).isHere(part, of: page) } catch { return false }
  }

  /// Errors in finding the archive are reported when the picture is requested.
  public func requests(for view: ScanView, of page: PageID) async -> [String] {
    do { return try await archive(asking: .page(page), .kept).requests(for: view, of: page) } catch {
      return []
    }
  }

  /// Errors in finding the archive are reported when a file is requested.
  public func files(of page: PageID) -> [PageFile] {
    do { return try archive(for: .page(page)).files(of: page) } catch { return PageFile.allCases }
  }

  public func location(of file: PageFile, of page: PageID) async throws(NewspaperError) -> PageFileLocation {
    try await archive(asking: .page(page), .atHand).location(of: file, of: page)
  }

  public func location(
    of file: PageFile, of page: PageID, insteadOf gone: PageFileLocation
  ) async throws(NewspaperError) -> PageFileLocation? {
    try await archive(asking: .page(page), .atHand).location(of: file, of: page, insteadOf: gone)
  }
}
