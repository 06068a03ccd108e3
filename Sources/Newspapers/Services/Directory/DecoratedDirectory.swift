/// Another directory, with only some answers changed.
public protocol DecoratedDirectory: NewspaperDirectory {
  /// The other directory.
  var directory: any NewspaperDirectory { get }
}

extension DecoratedDirectory {
  public var name: String { directory.name }
  public var isLocal: Bool { directory.isLocal }

  public func newspaper(
    _ lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperRecord {
    try await directory.newspaper(lccn, freshness: freshness)
  }

  public func coverage(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> DigitizedCoverage? {
    try await directory.coverage(of: lccn, freshness: freshness)
  }

  public func states() async throws(NewspaperError) -> [StateTally] { try await directory.states() }

  public func tallies(matching query: NewspaperQuery) async throws(NewspaperError) -> NewspaperTallies {
    try await directory.tallies(matching: query)
  }

  public func decades(
    matching query: NewspaperQuery
  ) async throws(NewspaperError) -> [NewspaperTallies.Tally] {
    try await directory.decades(matching: query)
  }

  public func abilities() async throws(NewspaperError) -> ListAbilities { try await directory.abilities() }

  public func knowsDigitized() async throws(NewspaperError) -> Bool {
    try await directory.knowsDigitized()
  }

  public func refresh() async { await directory.refresh() }
}
