import Catalog
import Demonstration
import HTTP
import Newspapers
import Presentation

/// What is on this machine: newspapers of the catalog, and the issues and pages in the cache; no request is ever sent.
struct OfflineSource: NewspaperSource {
  private let backEnds: BackEnds

  /// Issues and pages; only the cache and the demonstration newspaper answer.
  let archive: any NewspaperArchive
  /// Those of the catalog and, of newspapers that it does not have, the records in the cache.
  private let directory: any NewspaperDirectory

  /// - Parameter usual: the source in the settings, from which the stored pages come.
  init(_ backEnds: BackEnds, usual: Source?) {
    self.backEnds = backEnds
    let client = backEnds.access.client
    let (library, sites) = (backEnds.locGov(client), CachedSources(cache: backEnds.access.cache))
    let cached: any NewspaperArchive =
      if let site = usual?.site {
        backEnds.site(site.url, client)
      } else {
        backEnds.sourcedArchive(library: library, remembered: JoinedSources([backEnds.remembered, sites]))
      }
    archive = backEnds.archive(
      SearchedFrontPages(KeptArchive(of: cached), search: backEnds.localSearch))
    // The starter catalog lists the demonstration newspaper itself.
    let cataloged = backEnds.imported(
      DemonstratedDirectory(NewspaperRepository(source: backEnds.catalog)),
      orElse: NewspaperRepository(source: StarterCatalog()))
    directory = RecordedDirectory(directory: cataloged) { lccn in
      var addresses = [usual?.site?.url].compactMap(\.self)
      if case .site(let address) = sites.source(of: .newspaper(lccn)) { addresses.append(address) }
      return addresses.map { backEnds.site($0, client) as any NewspaperDirectory } + [library]
    }
  }

  var service: NewspaperService {
    NewspaperService(
      directory: directory, archive: archive,
      search: SearchSources(
        local: backEnds.localSearch, vocabulary: backEnds.vocabulary,
        completion: backEnds.completion))
  }

  func bareDirectory(watch: (any HTTPClient) -> any HTTPClient) -> any NewspaperDirectory { backEnds.offline }

  func bare(watch: (any HTTPClient) -> any HTTPClient) -> BareSource? { nil }

  var meter: any RequestMeter { NoRequestMeter() }

  func list(wantsDirectory: Bool) -> ListedSource? { nil }
}
