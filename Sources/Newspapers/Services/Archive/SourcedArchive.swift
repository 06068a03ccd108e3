import Synchronization

/// Issues and pages from whichever source has them: where the reader found them, or else whoever lists the issue: the
/// first source known to have the newspaper's issues, or the Library if none is known.
public final class SourcedArchive: CombinedArchive {
  private struct Memory {
    /// Nil for a newspaper that no source is known to have.
    var sources: [LCCN: IssueSource?] = [:]
    var sites: [String: any NewspaperArchive] = [:]
    /// Of newspapers of which the reader found something at a site.
    var listers: [LCCN: IssueListers] = [:]
  }

  private let library: any NewspaperArchive
  private let sources: any IssueSources
  let remembered: any RememberedSources
  private let site: @Sendable (String) -> any NewspaperArchive
  private let memory = Mutex(Memory())

  /// - Parameters:
  ///   - remembered: where the reader found issues and pages.
  ///   - site: makes the archive of a site, given its address.
  public init(
    library: any NewspaperArchive, sources: any IssueSources,
    remembered: any RememberedSources = NoRememberedSources(),
    site: @escaping @Sendable (_ address: String) -> any NewspaperArchive
  ) {
    self.library = library
    self.sources = sources
    self.remembered = remembered
    self.site = site
  }

  public var name: String { library.name }

  public func name(of lccn: LCCN) -> String { sender(of: lccn).name(of: lccn) }

  public func holds(_ lccn: LCCN) -> Bool { known(.newspaper(lccn)).holds(lccn) }

  /// Days are requested from the Library.
  public func frontPages(
    of date: IssueDate, state: String?, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> FrontPageList {
    try await library.frontPages(of: date, state: state, window: window, freshness: freshness)
  }

  public func webAddress(of lccn: LCCN) -> String? { sender(of: lccn).webAddress(of: lccn) }

  public func webAddress(of page: PageID) -> String? { known(.page(page)).webAddress(of: page) }

  public func refresh() async {
    let sites = memory.withLock { memory in
      memory.sources = [:]
      memory.listers = [:]
      return memory.sites.values
    }
    await library.refresh()
    for site in sites { await site.refresh() }
  }

  /// Whose the record of a newspaper is: of one that no source is known to have, the site where the reader found it.
  private func sender(of lccn: LCCN) -> any NewspaperArchive {
    if (try? source(of: lccn)) == nil, let site = try? siteFound(of: lccn) { return site }
    return known(.newspaper(lccn))
  }

  /// Errors in the lookup are reported when something is requested.
  private func known(_ work: PageAddress) -> any NewspaperArchive {
    do { return try archive(for: work) } catch { return library }
  }

  func archive(of lccn: LCCN) throws(NewspaperError) -> any NewspaperArchive {
    guard case .site(let address) = try source(of: lccn) else { return library }
    return archive(at: address)
  }

  func archive(for work: PageAddress) throws(NewspaperError) -> any NewspaperArchive {
    guard let issue = work.issue else { return try archive(of: work.lccn) }
    switch remembered.source(of: work) {
    case .site(let address): return archive(at: address)
    case .library, .demonstration: return try archive(of: issue.lccn)
    case nil:
      if let lister = lister(of: issue) { return lister.archive }
      return try archive(of: issue.lccn)
    }
  }

  /// Who lists an issue; nil if no list has said so.
  func lister(of issue: IssueID) -> IssueListers.Lister? {
    memory.withLock { $0.listers[issue.lccn]?[issue.date.year] }
  }

  /// Whether it has to be found out who lists an issue.
  func needsLister(of issue: IssueID) -> Bool { lister(of: issue)?.isFirm != true }

  /// Remembers who lists the issues of `years`, or all if it is nil.
  func note(
    _ archive: any NewspaperArchive, listing lccn: LCCN, in years: ClosedRange<Int>?, isFirm: Bool
  ) {
    let lister = IssueListers.Lister(archive: archive, isFirm: isFirm)
    memory.withLock { $0.listers[lccn, default: IssueListers()].note(lister, in: years) }
  }

  /// The site where the reader found something of a newspaper; nil if a site is asked for it anyway, or if the
  /// reader found nothing at one.
  func siteFound(of lccn: LCCN) throws(NewspaperError) -> (any NewspaperArchive)? {
    if case .site = try source(of: lccn) { return nil }
    guard case .site(let address) = remembered.source(of: .newspaper(lccn)) else { return nil }
    return archive(at: address)
  }

  /// The first source known to have the newspaper's issues; nil if none is known.
  func source(of lccn: LCCN) throws(NewspaperError) -> IssueSource? {
    if let source = memory.withLock({ $0.sources[lccn] }) { return source }
    let source = try sources.sources(of: lccn).first
    memory.withLock { $0.sources[lccn] = .some(source) }
    return source
  }

  private func archive(at address: String) -> any NewspaperArchive {
    memory.withLock { memory in
      let archive = memory.sites[address] ?? site(address)
      memory.sites[address] = archive
      return archive
    }
  }
}
