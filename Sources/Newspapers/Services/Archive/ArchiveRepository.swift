/// The issues and pages for presenters: of several archives, the first that holds a newspaper answers for it.
public struct ArchiveRepository: CombinedArchive {
  private let archives: [any NewspaperArchive]
  private let keptNewspapers: @Sendable () -> Set<LCCN>

  /// - Parameters:
  ///   - archives: in the order to try them; the last is the source that the reader named, or the
  ///     Library, and answers for days.
  ///   - kept: the newspapers with pages in this machine's cache.
  public init(_ archives: [any NewspaperArchive], kept: @escaping @Sendable () -> Set<LCCN> = { [] }) {
    self.archives = archives
    keptNewspapers = kept
  }

  public var name: String { archives.last?.name ?? "this machine" }

  public func name(of lccn: LCCN) -> String {
    archives.first { $0.holds(lccn) }?.name(of: lccn) ?? name
  }

  public func holds(_ lccn: LCCN) -> Bool { archives.contains { $0.holds(lccn) } }

  public var held: Set<LCCN> { archives.reduce(into: []) { $0.formUnion($1.held) } }

  public var kept: Set<LCCN> { keptNewspapers() }

  public func frontPages(
    of date: IssueDate, state: String?, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> FrontPageList {
    guard let archive = archives.last else { throw .unsupported(source: name, what: "front pages of a day") }
    return try await archive.frontPages(of: date, state: state, window: window, freshness: freshness)
  }

  public func webAddress(of lccn: LCCN) -> String? {
    archives.first { $0.holds(lccn) }?.webAddress(of: lccn)
  }

  public func webAddress(of page: PageID) -> String? {
    archives.first { $0.holds(page.issue.lccn) }?.webAddress(of: page)
  }

  public func refresh() async {
    for archive in archives { await archive.refresh() }
  }

  func archive(of lccn: LCCN) throws(NewspaperError) -> any NewspaperArchive {
    guard let archive = archives.first(where: { $0.holds(lccn) }) else {
      throw .notHere(what: .newspaper(lccn))
    }
    return archive
  }
}
