import Newspapers
import Synchronization

/// The imported newspapers as soon as there are any, and before that what stands in for them: another program may
/// import some while this one runs.
///
/// A list stays with the directory that began it, since rows of both would not be one list.
final class ImportableDirectory: NewspaperDirectory {
  private let catalog: any NewspaperDirectory
  private let substitute: any NewspaperDirectory
  private let hasCatalog: @Sendable () -> Bool
  private let usesCatalog: Mutex<Bool>

  /// - Parameter hasCatalog: whether newspapers were imported.
  init(
    _ catalog: any NewspaperDirectory, orElse substitute: any NewspaperDirectory,
    hasCatalog: @escaping @Sendable () -> Bool
  ) {
    (self.catalog, self.substitute, self.hasCatalog) = (catalog, substitute, hasCatalog)
    usesCatalog = Mutex(hasCatalog())
  }

  private var current: any NewspaperDirectory { usesCatalog.withLock { $0 } ? catalog : substitute }

  private func look() {
    let isThere = hasCatalog()
    usesCatalog.withLock { $0 = isThere }
  }

  var name: String { current.name }
  var isLocal: Bool { current.isLocal }
  var standIn: (any NewspaperDirectory)? { current.standIn }

  func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    if window.offset == 0 { look() }
    return try await current.newspapers(matching: query, window: window, freshness: freshness)
  }

  func lccns(
    matching query: NewspaperQuery, among some: Set<LCCN>?
  ) async throws(NewspaperError) -> Set<LCCN> {
    try await current.lccns(matching: query, among: some)
  }

  func newspaper(_ lccn: LCCN, freshness: Freshness) async throws(NewspaperError) -> NewspaperRecord {
    try await current.newspaper(lccn, freshness: freshness)
  }

  func coverage(of lccn: LCCN, freshness: Freshness) async throws(NewspaperError) -> DigitizedCoverage? {
    try await current.coverage(of: lccn, freshness: freshness)
  }

  func states() async throws(NewspaperError) -> [StateTally] { try await current.states() }

  func tallies(matching query: NewspaperQuery) async throws(NewspaperError) -> NewspaperTallies {
    try await current.tallies(matching: query)
  }

  func decades(
    matching query: NewspaperQuery
  ) async throws(NewspaperError) -> [NewspaperTallies.Tally] {
    try await current.decades(matching: query)
  }

  func abilities() async throws(NewspaperError) -> ListAbilities { try await current.abilities() }

  func refresh() async {
    look()
    await current.refresh()
  }
}
