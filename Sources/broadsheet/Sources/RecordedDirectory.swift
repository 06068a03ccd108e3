import Newspapers

/// Another directory, and the records on this machine of newspapers that it does not have.
struct RecordedDirectory: DecoratedDirectory {
  let directory: any NewspaperDirectory
  /// The directories that may have sent a newspaper's record, in the order to try them. They are only asked for what is
  /// stored.
  let senders: @Sendable (LCCN) -> [any NewspaperDirectory]

  var fallback: (any NewspaperDirectory)? { directory.fallback }

  func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    try await directory.newspapers(matching: query, window: window, freshness: freshness)
  }

  func lccns(
    matching query: NewspaperQuery, among some: Set<LCCN>?
  ) async throws(NewspaperError) -> Set<LCCN> {
    try await directory.lccns(matching: query, among: some)
  }

  func newspaper(
    _ lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperRecord {
    do {
      return try await directory.newspaper(lccn, freshness: freshness)
    } catch .notFound(let what, let source) {
      for sender in senders(lccn) {
        // A record that cannot be read is not here.
        if let record = try? await sender.newspaper(lccn, freshness: .kept) { return record }
      }
      throw .notFound(what: what, source: source)
    }
  }
}
