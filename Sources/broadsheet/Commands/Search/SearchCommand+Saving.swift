import ArgumentParser
import Clock
import HTTP
import MVP
import Newspapers
import Presentation
import Scenes

/// Saved searches.
extension SearchCommand {
  /// The source and the order of the saved search that `text` names, if it names nothing else, or the site of
  /// a pasted address; options take precedence.
  @MainActor func asSaved(
    _ text: String, at home: AddressHome, _ output: StandardOutput
  ) async throws -> (SourceOptions, SearchOrder?) {
    var given = source
    if given.source == nil, home != .anywhere {
      given.source = try home.source(named: nil, Settings.forCommand())
    }
    guard let query = try? SearchQuery.read(text).query else { return (given, sort) }
    let (source, order) = try await given.asSaved(query, output)
    return (source, sort ?? order)
  }

  /// Saves the query in `text`.
  /// - Parameter source: nil for that of the settings, which may be others when it is searched for again.
  @MainActor func keep(
    _ text: String, as name: String, source: Source?, order: SearchOrder?, _ output: StandardOutput
  ) async throws {
    guard let query = try? SearchQuery.read(text).query else { return }
    let settings = try Settings.forCommand()
    let keeper = SearchKeeper(library: settings.ownLibrary(), output: output, clock: SystemClock())
    let used = source ?? settings.source
    if let exitCode = await keeper.save(query, as: name, source: used?.name, order: order, replaces: force) {
      throw ExitCode(exitCode)
    }
  }
}

extension SourceOptions {
  /// The source of the saved search that `query` names, if it names nothing else and no other source is
  /// named; and its order, nil for the default one.
  @MainActor func asSaved(
    _ query: SearchQuery, _ output: StandardOutput
  ) async throws -> (SourceOptions, SearchOrder?) {
    guard query.namesSavedSearches else { return (self, nil) }
    let settings = try Settings.forCommand()
    do throws(NewspaperError) {
      guard let saved = try await SavedSearches(settings.ownLibrary()).search(namedBy: query) else {
        return (self, nil)
      }
      var options = self
      if source == nil, let written = saved.source {
        do throws(SiteAddressError) {
          let named = try Source(written)
          // The settings may also have the password.
          options.source = settings.source?.name == named.name ? settings.source : named
        } catch {
          throw .unreadable(what: "the source of the saved search “\(saved.name)” cannot be read: \(error)")
        }
      }
      return (options, saved.order)
    } catch {
      throw ExitCode(output.fail(Failure(error)))
    }
  }
}
