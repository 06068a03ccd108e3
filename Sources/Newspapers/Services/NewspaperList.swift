/// A list of newspapers that is fetched whole.
public protocol NewspaperList: Sendable {
  /// For people: `www.loc.gov`.
  var name: String { get }

  /// Whether what it lists is digitised at its source.
  var isOfDigitised: Bool { get }

  /// How long the list is and how much asking it takes: one request, whose answer `newspapers` needs, too.
  /// - Throws: what asking failed with; an old answer that stands in for an outage is none.
  func size() async throws(NewspaperError) -> NewspaperListProgress

  /// All newspapers, each once; what is missing the origin says (`Origin.shortfall`).
  /// - Parameter progress: told after each answer.
  /// - Throws: as `size`; also where so much is missing that it is not the list.
  func newspapers(
    _ progress: @Sendable (NewspaperListProgress) async -> Void
  ) async throws(NewspaperError) -> NewspaperListing
}

/// How far a list has been fetched.
public struct NewspaperListProgress: Hashable, Sendable {
  public let fetched: Int
  /// The length of the list; nil where the source does not say.
  public let total: Int?
  /// Requests that the whole takes; nil where that is not known.
  public let requests: Int?

  public init(fetched: Int, total: Int?, requests: Int?) {
    (self.fetched, self.total, self.requests) = (fetched, total, requests)
  }
}
