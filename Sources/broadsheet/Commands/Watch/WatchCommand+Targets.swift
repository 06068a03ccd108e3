import ArgumentParser
import HTTP
import MVP
import Newspapers
import Presentation
import Scenes

/// Which saved searches are watched, and where.
extension WatchCommand {
  @MainActor func targets(
    in library: any PersonalLibrary, _ settings: Settings, _ log: AccessLog
  ) async throws(NewspaperError) -> [WatchTarget] {
    let saved = SavedSearches(library)
    var searches: [SavedSearch] = []
    for name in names {
      let search = try await saved.search(named: name)
      if !searches.contains(search) { searches.append(search) }
    }
    if names.isEmpty { searches = try await saved.all() }
    guard !searches.isEmpty else {
      throw .notFound(what: "saved search to watch", source: "reader’s library")
    }
    var services: [Source?: Services] = [:]
    var (targets, local): ([WatchTarget], [WatchTarget]) = ([], [])
    for search in searches {
      let source: Source?
      do throws(NewspaperError) { source = try self.source(of: search, settings) } catch {
        targets.append(WatchTarget(search, failing: error))
        continue
      }
      let known = services[source] ?? Services(settings: settings, named: source, log: log)
      services[source] = known
      let service = known.service
      let target = WatchTarget(search, watcher: service.search.watcher) {
        Citing.address(of: $0, service.archive)
      }
      if service.search.watcher == nil, names.isEmpty { local.append(target) } else { targets.append(target) }
    }
    // If there is nothing else, they say why they are not watched.
    return targets.isEmpty ? local : targets
  }

  /// The source that the option names, else that of the search; nil to use the settings.
  private func source(
    of search: SavedSearch, _ settings: Settings
  ) throws(NewspaperError) -> Source? {
    if let named = source.source { return named }
    guard let written = search.source else { return nil }
    // The settings may also have the password.
    if let usual = settings.source, usual.name == written { return usual }
    do throws(SiteAddressError) {
      return try Source(written)
    } catch {
      throw .unreadable(what: "the source of the saved search “\(search.name)” cannot be read: \(error)")
    }
  }

  /// The same with the existing names, if a name is unknown.
  @MainActor static func failure(_ error: NewspaperError, _ library: any PersonalLibrary) async -> Failure {
    let failure = Failure(error)
    guard failure.exitCode == ExitStatus.notFound,
      // Problems with the library have already been reported.
      let names = try? await SavedSearches(library).all().map(\.name), !names.isEmpty
    else { return failure }
    let list = names.map { "“\($0)”" }.joined(separator: ", ")
    return Failure(
      failure.message, advice: ["Saved searches: \(list)."], exitCode: failure.exitCode)
  }
}
