/// Another directory that reports the newspapers in its answers, unless it is this machine's own.
public struct WatchedDirectory: DecoratedDirectory {
  public let directory: any NewspaperDirectory
  private let tell: @Sendable ([Newspaper]) async -> Void
  private let tellRecord: @Sendable (Newspaper, LCCN) async -> Void

  /// - Parameters:
  ///   - tell: called with the rows of each list before they are returned; must be quick.
  ///   - tellRecord: the same with each record, and the number that it was requested by.
  public init(
    _ directory: any NewspaperDirectory, tell: @escaping @Sendable ([Newspaper]) async -> Void,
    tellRecord: @escaping @Sendable (Newspaper, LCCN) async -> Void
  ) {
    self.directory = directory
    self.tell = tell
    self.tellRecord = tellRecord
  }

  public var fallback: (any NewspaperDirectory)? { directory.fallback }

  public func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    let list = try await directory.newspapers(matching: query, window: window, freshness: freshness)
    if !isLocal { await tell(list.newspapers) }
    return list
  }

  public func lccns(
    matching query: NewspaperQuery, among some: Set<LCCN>?
  ) async throws(NewspaperError) -> Set<LCCN> {
    try await directory.lccns(matching: query, among: some)
  }

  public func newspaper(
    _ lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperRecord {
    let record = try await directory.newspaper(lccn, freshness: freshness)
    if !isLocal { await tellRecord(record.detail.newspaper, lccn) }
    return record
  }
}
