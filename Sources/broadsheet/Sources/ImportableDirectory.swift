import Newspapers
import Synchronization

/// The imported newspapers as soon as there are any, and before that what stands in for them: another program may
/// import some while this one runs.
///
/// A list stays with the directory that began it, since rows of both would not be one list.
final class ImportableDirectory: DecoratedDirectory {
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

  var directory: any NewspaperDirectory { usesCatalog.withLock { $0 } ? catalog : substitute }

  private func look() {
    let isThere = hasCatalog()
    usesCatalog.withLock { $0 = isThere }
  }

  var standIn: (any NewspaperDirectory)? { directory.standIn }

  func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    if window.offset == 0 { look() }
    return try await directory.newspapers(matching: query, window: window, freshness: freshness)
  }

  func lccns(
    matching query: NewspaperQuery, among some: Set<LCCN>?
  ) async throws(NewspaperError) -> Set<LCCN> {
    try await directory.lccns(matching: query, among: some)
  }

  func refresh() async {
    look()
    await directory.refresh()
  }
}
