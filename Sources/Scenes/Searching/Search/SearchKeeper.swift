import Clock
import MVP
import Newspapers
import Presentation

/// Saves searches for commands.
@MainActor public struct SearchKeeper {
  private let library: any PersonalLibrary
  private let output: any TextOutput
  private let clock: any WallClock

  public init(library: any PersonalLibrary, output: any TextOutput, clock: any WallClock = SystemClock()) {
    self.library = library
    self.output = output
    self.clock = clock
  }

  /// - Parameters:
  ///   - name: `SavedSearch.isName`.
  ///   - source: as for `--source`, without a password; nil if the user named none.
  ///   - order: nil for the default one.
  /// - Returns: the exit code if it could not be saved; nil if it was.
  public func save(
    _ query: SearchQuery, as name: String, source: String?, order: SearchOrder?
  ) async -> Int32? {
    let search = SavedSearch(
      name: name, query: query.description, source: source, order: order, created: clock.now,
      changed: clock.now)
    do throws(NewspaperError) {
      try await SavedSearches(library).check(search)
      let former = try await library.put(search)
      output.note("\(former == nil ? "saved as" : "saved over the old") \(search.field)")
      return nil
    } catch {
      return output.fail(Failure(error))
    }
  }
}
