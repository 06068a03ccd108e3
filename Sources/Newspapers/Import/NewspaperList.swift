/// A list of newspapers that is fetched completely.
public protocol NewspaperList: Sendable {
  /// For display: `www.loc.gov`.
  var name: String { get }

  /// Whether what it lists is digitized at its source.
  var isOfDigitized: Bool { get }

  /// The length of the list and the requests it takes: one request, whose response `newspapers` needs as
  /// well.
  /// - Throws: whatever the request failed with; an old answer, the fallback during an outage, does not
  ///   count.
  func size() async throws(NewspaperError) -> NewspaperListProgress

  /// All newspapers, each once; the origin reports what is missing (`Origin.shortfall`).
  /// - Parameter progress: called after each response.
  /// - Throws: like `size`; also if too much of the list is missing.
  func newspapers(
    _ progress: @Sendable (NewspaperListProgress) async -> Void
  ) async throws(NewspaperError) -> NewspaperListing

  /// Requests everything again from now on, however new the stored answers are.
  func refresh() async
}

/// The progress of fetching a list, of newspapers or of issues.
public struct NewspaperListProgress: Hashable, Sendable {
  public let fetched: Int
  /// The length of the list; nil if the source does not say.
  public let total: Int?
  /// The number of requests for the whole list; nil if unknown.
  public let requests: Int?
  /// Where the list comes from, and what is known so far to be missing from it; nil if nothing is known.
  public let origin: Origin?

  public init(fetched: Int, total: Int?, requests: Int?, origin: Origin? = nil) {
    (self.fetched, self.total, self.requests, self.origin) = (fetched, total, requests, origin)
  }
}
