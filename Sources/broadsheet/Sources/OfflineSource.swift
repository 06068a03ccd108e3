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

  /// - Parameter usual: the source in the settings, from which the stored pages come.
  init(_ backEnds: BackEnds, usual: Source?) {
    self.backEnds = backEnds
    let client = backEnds.access.client
    let cached: any NewspaperArchive =
      if let site = usual?.site {
        backEnds.site(site.url, client)
      } else {
        backEnds.sourcedArchive(library: backEnds.locGov(client))
      }
    archive = backEnds.archive(
      SearchedFrontPages(KeptArchive(of: cached), search: backEnds.localSearch))
  }

  var service: NewspaperService {
    NewspaperService(
      // The starter catalog lists the demonstration newspaper itself.
      directory: backEnds.imported(
        DemonstratedDirectory(NewspaperRepository(source: backEnds.catalog)),
        orElse: NewspaperRepository(source: StarterCatalog())),
      archive: archive,
      search: SearchSources(
        local: backEnds.localSearch, vocabulary: backEnds.vocabulary,
        completion: backEnds.completion))
  }

  func bareDirectory(watch: (any HTTPClient) -> any HTTPClient) -> any NewspaperDirectory { backEnds.offline }

  func bare(watch: (any HTTPClient) -> any HTTPClient) -> BareSource? { nil }

  var meter: any RequestMeter { NoRequestMeter() }

  func list(wantsDirectory: Bool) -> ListedSource? { nil }
}
