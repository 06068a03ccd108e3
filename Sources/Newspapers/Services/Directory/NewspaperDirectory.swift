/// Lists newspapers and finds one by its LCCN.
///
/// Every method fails with a `NewspaperError`; an empty listing means that nothing matches, never that
/// something went wrong. Any method may take as long as a server takes, and fails with `.canceled` when its
/// task is canceled.
public protocol NewspaperDirectory: Sendable {
  /// For display: `www.loc.gov`, `oregonnews.uoregon.edu`, `starter catalog`.
  var name: String { get }

  /// Whether answers come from this machine, so that queries are free and instant.
  var isLocal: Bool { get }

  /// The newspapers that match `query` within `window`. A window past the end is empty.
  func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing

  /// All newspapers that match `query`, or those of `some` that do; none if its words only resemble theirs.
  func lccns(matching query: NewspaperQuery, among some: Set<LCCN>?) async throws(NewspaperError) -> Set<LCCN>

  /// The record of one newspaper; `.notFound` if the source does not have it.
  func newspaper(_ lccn: LCCN, freshness: Freshness) async throws(NewspaperError) -> NewspaperRecord

  /// How much of a newspaper is digitized, for records that do not say so themselves.
  func coverage(of lccn: LCCN, freshness: Freshness) async throws(NewspaperError) -> DigitizedCoverage?

  /// The states and territories that `NewspaperQuery.state` can name at this source.
  func states() async throws(NewspaperError) -> [StateTally]

  /// How many of the newspapers that match `query` there are for each state, language and so on;
  /// `.unsupported` if the source cannot count them.
  func tallies(matching query: NewspaperQuery) async throws(NewspaperError) -> NewspaperTallies

  /// How many of the newspapers that match `query` were published in each decade, like
  /// `NewspaperTallies.decades`. Called for every list shown, so a source for which counting the rest is
  /// expensive should not do it here.
  func decades(matching query: NewspaperQuery) async throws(NewspaperError) -> [NewspaperTallies.Tally]

  /// What its lists can be narrowed and sorted by, for menus, excluding what would be refused or would leave
  /// every list unchanged.
  func abilities() async throws(NewspaperError) -> ListAbilities

  /// Whether it is known which of its newspapers are digitized, so that a list of those is not empty for want of a list
  /// that says so (`ListGaps.lacksDigitized`). Makes no request.
  func knowsDigitized() async throws(NewspaperError) -> Bool

  /// Its fallback if the user named no source; nil if there is none.
  var fallback: (any NewspaperDirectory)? { get }

  /// Drops what is kept in memory, so that everything is requested again.
  func refresh() async
}

extension NewspaperDirectory {
  /// Nothing.
  public var fallback: (any NewspaperDirectory)? { nil }

  /// For a source whose lists say it.
  public func knowsDigitized() async throws(NewspaperError) -> Bool { true }

  /// All there are.
  public func abilities() async throws(NewspaperError) -> ListAbilities { .all }

  public func decades(
    matching query: NewspaperQuery
  ) async throws(NewspaperError) -> [NewspaperTallies.Tally] {
    try await tallies(matching: query).decades
  }

  /// As lists have them.
  public func lccns(
    matching query: NewspaperQuery, among some: Set<LCCN>?
  ) async throws(NewspaperError) -> Set<LCCN> {
    let found = try await lccns(matching: query) { _ in true }
    return some.map(found.intersection) ?? found
  }

  /// The newspapers that match `query` and for which `isMeant` is true, as lists give them.
  func lccns(
    matching query: NewspaperQuery, where isMeant: (Newspaper) -> Bool
  ) async throws(NewspaperError) -> Set<LCCN> {
    var (found, window): (Set<LCCN>, Window) = ([], .first)
    while true {
      let list = try await newspapers(matching: query, window: window, freshness: .atHand)
      // If words only resemble those asked for, they do not match.
      if list.closestWords != nil { return [] }
      found.formUnion(list.newspapers.lazy.filter(isMeant).map(\.lccn))
      window = window.next
      guard window.offset < list.total, !list.newspapers.isEmpty else { return found }
    }
  }

  public func tallies(matching query: NewspaperQuery) async throws(NewspaperError) -> NewspaperTallies {
    throw .unsupported(source: name, what: "newspaper counts")
  }

  /// What the record says.
  public func coverage(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> DigitizedCoverage? {
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

  public func coverage(of lccn: LCCN) async throws(NewspaperError) -> DigitizedCoverage? {
    try await coverage(of: lccn, freshness: .recent)
  }
}

extension Window {
  /// The first of those in which a list of newspapers is read to its end.
  static let first = Window(offset: 0, limit: 1000)
}
