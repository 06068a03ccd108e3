/// The issues and pages for presenters: of several archives, the first that holds a newspaper answers for it.
public struct ArchiveRepository: NewspaperArchive {
  private let archives: [any NewspaperArchive]

  /// - Parameter archives: in the order to try them; the last is the source that the reader named, or the
  ///   Library, and answers for days.
  public init(_ archives: [any NewspaperArchive]) { self.archives = archives }

  public var name: String { archives.last?.name ?? "this machine" }

  public func name(of lccn: LCCN) -> String {
    archives.first { $0.holds(lccn) }?.name(of: lccn) ?? name
  }

  public func holds(_ lccn: LCCN) -> Bool { archives.contains { $0.holds(lccn) } }

  public var held: Set<LCCN> { archives.reduce(into: []) { $0.formUnion($1.held) } }

  public func coverageByYear(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> IssueCoverage {
    try await archive(of: lccn).coverageByYear(of: lccn, freshness: freshness)
  }

  public func issues(
    of lccn: LCCN, in years: ClosedRange<Int>?, freshness: Freshness
  ) async throws(NewspaperError) -> IssueList {
    try await archive(of: lccn).issues(of: lccn, in: years, freshness: freshness)
  }

  public func issue(_ id: IssueID, freshness: Freshness) async throws(NewspaperError) -> Issue {
    try await archive(of: id.lccn).issue(id, freshness: freshness)
  }

  public func frontPages(
    of date: IssueDate, state: String?, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> FrontPageList {
    guard let archive = archives.last else { throw .unsupported(source: name, what: "front pages of a day") }
    return try await archive.frontPages(of: date, state: state, window: window, freshness: freshness)
  }

  public func text(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageText {
    try await archive(of: page.issue.lccn).text(of: page, freshness: freshness)
  }

  public func layout(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageLayout {
    try await archive(of: page.issue.lccn).layout(of: page, freshness: freshness)
  }

  public func scan(of page: PageID, _ view: ScanView) async throws(NewspaperError) -> PageScan {
    try await archive(of: page.issue.lccn).scan(of: page, view)
  }

  public func location(
    of file: PageFile, of page: PageID
  ) async throws(NewspaperError) -> PageFileLocation {
    try await archive(of: page.issue.lccn).location(of: file, of: page)
  }

  public func webAddress(of page: PageID) -> String? {
    archives.first { $0.holds(page.issue.lccn) }?.webAddress(of: page)
  }

  public func refresh() async {
    for archive in archives { await archive.refresh() }
  }

  private func archive(of lccn: LCCN) throws(NewspaperError) -> any NewspaperArchive {
    guard let archive = archives.first(where: { $0.holds(lccn) }) else {
      throw .notHere(what: "issues and pages of newspaper \(lccn)")
    }
    return archive
  }
}
