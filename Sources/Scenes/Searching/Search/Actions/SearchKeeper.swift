import Clock
import MVP
import Newspapers
import Presentation

/// Saves searches for commands.
@MainActor public struct SearchKeeper {
  private let library: any PersonalLibrary
  private let output: any TextOutput
  private let clock: any WallClock

  public init(library: any PersonalLibrary, output: any TextOutput, clock: any WallClock) {
    self.library = library
    self.output = output
    self.clock = clock
  }

  /// - Parameters:
  ///   - name: `SavedSearch.isName`.
  ///   - source: as for `--source`, without a password; nil if the user named none.
  ///   - order: nil for the default one.
  ///   - replaces: whether another search of that name may be replaced: nothing brings it back.
  /// - Returns: the exit code if it could not be saved; nil if it was.
  public func save(
    _ query: SearchQuery, as name: String, source: String?, order: SearchOrder?, replaces: Bool
  ) async -> Int32? {
    let search = SavedSearch(
      name: name, query: query.description, source: source, order: order, created: clock.now,
      changed: clock.now)
    do throws(NewspaperError) {
      let searches = SavedSearches(library)
      try await searches.check(search)
      let former = try await searches.all().first { $0.name == search.name }
      let isSame = former.map { $0.query == search.query && $0.source == source && $0.order == order }
      if let former, isSame == false, !replaces {
        return output.fail(
          Failure(
            "\(former.field) is saved already: \(former.query)",
            commandAdvice: ["Save under another name, or use --force to replace it."],
            exitCode: ExitStatus.usage))
      }
      try await library.put(search)
      output.note("\(isSame == false ? "saved over the old" : "saved as") \(search.field)")
      return nil
    } catch {
      return output.fail(Failure(error))
    }
  }
}
