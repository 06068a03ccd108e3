/// The batches that a server has: they show what is new, since counts can stay the same while pages are
/// replaced.
public protocol BatchList: Sendable {
  /// For display: `www.loc.gov`.
  var name: String { get }

  /// Whether the server finds the pages of a batch; if not, the rows of its searches name their batch.
  var findsByBatch: Bool { get }

  /// All batches, at most a day old.
  /// - Throws: `.unsupported` if the server has no such list; `.malformed` if it is empty.
  func batches() async throws(NewspaperError) -> BatchListing

  /// From now on the server is asked again, regardless of stored responses.
  func refresh() async
}

/// The batches of a server.
public struct BatchListing: Hashable, Sendable {
  public let batches: [Batch]
  public let origin: Origin

  public init(batches: [Batch], origin: Origin) {
    self.batches = batches
    self.origin = origin
  }
}
