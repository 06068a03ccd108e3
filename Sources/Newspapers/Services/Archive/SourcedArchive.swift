import Synchronization

/// Issues and pages from whichever source has them: the first source known to have the newspaper's issues, or
/// the Library if none is known.
public final class SourcedArchive: CombinedArchive {
  private struct Memory {
    var sources: [LCCN: IssueSource] = [:]
    var sites: [String: any NewspaperArchive] = [:]
  }

  private let library: any NewspaperArchive
  private let sources: any IssueSources
  private let site: @Sendable (String) -> any NewspaperArchive
  private let memory = Mutex(Memory())

  /// - Parameter site: makes the archive of a site, given its address.
  public init(
    library: any NewspaperArchive, sources: any IssueSources,
    site: @escaping @Sendable (_ address: String) -> any NewspaperArchive
  ) {
    self.library = library
    self.sources = sources
    self.site = site
  }

  public var name: String { library.name }

  public func name(of lccn: LCCN) -> String { known(lccn).name(of: lccn) }

  public func holds(_ lccn: LCCN) -> Bool { known(lccn).holds(lccn) }

  /// Days are requested from the Library.
  public func frontPages(
    of date: IssueDate, state: String?, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> FrontPageList {
    try await library.frontPages(of: date, state: state, window: window, freshness: freshness)
  }

  public func webAddress(of lccn: LCCN) -> String? { known(lccn).webAddress(of: lccn) }

  public func webAddress(of page: PageID) -> String? {
    known(page.issue.lccn).webAddress(of: page)
  }

  public func refresh() async {
    let sites = memory.withLock { memory in
      memory.sources = [:]
      return memory.sites.values
    }
    await library.refresh()
    for site in sites { await site.refresh() }
  }

  /// Errors in the lookup are reported when something is requested.
  private func known(_ lccn: LCCN) -> any NewspaperArchive {
    do { return try archive(of: lccn) } catch { return library }
  }

  func archive(of lccn: LCCN) throws(NewspaperError) -> any NewspaperArchive {
    var source = memory.withLock { $0.sources[lccn] }
    if source == nil {
      source = try sources.sources(of: lccn).first ?? .library
      memory.withLock { $0.sources[lccn] = source }
    }
    guard case .site(let address) = source else { return library }
    return memory.withLock { memory in
      let archive = memory.sites[address] ?? site(address)
      memory.sites[address] = archive
      return archive
    }
  }
}
