import Newspapers
import Synchronization

/// The imported newspapers as soon as there are any, and before that an initial directory: another program may
/// import some while this one runs.
///
/// A list stays with the directory that began it, since rows of both would not be one list.
final class ImportableDirectory: DecoratedDirectory {
  private struct Choices {
    /// As of the latest check.
    var usesCatalog: Bool
    /// The latest lists, and the directory that each began with.
    var lists: [(query: NewspaperQuery, usesCatalog: Bool)] = []
  }

  private let catalog: any NewspaperDirectory
  private let initial: any NewspaperDirectory
  private let hasCatalog: @Sendable () -> Bool
  private let choices: Mutex<Choices>

  /// More than a reader goes back to.
  private static let mostLists = 32

  /// - Parameter hasCatalog: whether newspapers were imported.
  init(
    _ catalog: any NewspaperDirectory, orElse initial: any NewspaperDirectory,
    hasCatalog: @escaping @Sendable () -> Bool
  ) {
    (self.catalog, self.initial, self.hasCatalog) = (catalog, initial, hasCatalog)
    choices = Mutex(Choices(usesCatalog: hasCatalog()))
  }

  var directory: any NewspaperDirectory { choices.withLock { $0.usesCatalog } ? catalog : initial }

  private func look() {
    let isThere = hasCatalog()
    choices.withLock { $0.usesCatalog = isThere }
  }

  var fallback: (any NewspaperDirectory)? { directory.fallback }

  func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    try await source(of: window, query).newspapers(matching: query, window: window, freshness: freshness)
  }

  private func source(of window: Window, _ query: NewspaperQuery) -> any NewspaperDirectory {
    if window.offset == 0 { look() }
    // A single row is for its count or its place; nobody reads on from there.
    let (begins, isSingle) = (window.offset == 0 && window.limit > 1, window.limit <= 1)
    let usesCatalog = choices.withLock { choices -> Bool in
      if !begins, let list = choices.lists.first(where: { $0.query == query }) { return list.usesCatalog }
      if !isSingle {
        choices.lists.removeAll { $0.query == query }
        choices.lists =
          choices.lists.suffix(ImportableDirectory.mostLists - 1) + [(query, choices.usesCatalog)]
      }
      return choices.usesCatalog
    }
    return usesCatalog ? catalog : initial
  }

  func lccns(
    matching query: NewspaperQuery, among some: Set<LCCN>?
  ) async throws(NewspaperError) -> Set<LCCN> {
    try await directory.lccns(matching: query, among: some)
  }

  func refresh() async {
    look()
    choices.withLock { $0.lists = [] }
    await directory.refresh()
  }
}
