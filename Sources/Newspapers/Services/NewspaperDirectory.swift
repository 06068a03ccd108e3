/// Lists newspapers and finds one by its LCCN.
///
/// Every method fails with a `NewspaperError`; an empty listing means that nothing matches, never that
/// something went wrong. All may take as long as a server takes, and end with `.cancelled` when their task is.
public protocol NewspaperDirectory: Sendable {
  /// For people: `www.loc.gov`, `oregonnews.uoregon.edu`, `starter catalogue`.
  var name: String { get }

  /// Whether answers come from this machine, so that asking is free and instant.
  var isLocal: Bool { get }

  /// The newspapers that match `query` and fall into `window`. A window past the end is empty.
  func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing

  /// The record of one newspaper; `.notFound` if the source has none.
  func newspaper(_ lccn: LCCN, freshness: Freshness) async throws(NewspaperError) -> NewspaperRecord

  /// What of a newspaper is digitised, for records that do not say so themselves.
  func coverage(of lccn: LCCN, freshness: Freshness) async throws(NewspaperError) -> DigitisedCoverage?

  /// The states and territories that `NewspaperQuery.state` can name at this source.
  func states() async throws(NewspaperError) -> [StateTally]

  /// How many of the newspapers that match `query` there are of each state, language and so on; `.unsupported` where
  /// the source cannot count them.
  func tallies(matching query: NewspaperQuery) async throws(NewspaperError) -> NewspaperTallies

  /// How many of the newspapers that match `query` were alive in each decade, as `NewspaperTallies.decades` has them;
  /// asked for with each list that is shown, so a source that counts all the rest at a cost should not do so here.
  func decades(matching query: NewspaperQuery) async throws(NewspaperError) -> [NewspaperTallies.Tally]

  /// Forgets what it keeps in memory, so that the next questions are asked anew.
  func refresh() async
}

extension NewspaperDirectory {
  public func decades(
    matching query: NewspaperQuery
  ) async throws(NewspaperError) -> [NewspaperTallies.Tally] {
    try await tallies(matching: query).decades
  }

  public func tallies(matching query: NewspaperQuery) async throws(NewspaperError) -> NewspaperTallies {
    throw .unsupported(source: name, what: "counts of newspapers")
  }

  /// As the record says.
  public func coverage(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> DigitisedCoverage? {
    try await newspaper(lccn, freshness: freshness).detail.newspaper.coverage
  }

  public func newspapers(
    matching query: NewspaperQuery, window: Window
  ) async throws(NewspaperError) -> NewspaperListing {
    try await newspapers(matching: query, window: window, freshness: .recent)
  }

  public func newspaper(_ lccn: LCCN) async throws(NewspaperError) -> NewspaperRecord {
    try await newspaper(lccn, freshness: .recent)
  }

  public func coverage(of lccn: LCCN) async throws(NewspaperError) -> DigitisedCoverage? {
    try await coverage(of: lccn, freshness: .recent)
  }
}
