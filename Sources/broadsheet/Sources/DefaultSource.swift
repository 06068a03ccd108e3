import Catalog
import Demonstration
import HTTP
import LocGov
import Newspapers
import Presentation

/// Used if the user named no source: imported newspapers, if any, otherwise the Library, with the starter
/// catalog as its fallback; issues and pages from where the reader found them, from the Library, or from the site
/// that lists the newspaper.
struct DefaultSource: NewspaperSource {
  private let library: LocGovSource
  /// One instance, which knows who lists an issue.
  private let archive: SourcedArchive
  private let backEnds: BackEnds

  init(_ backEnds: BackEnds) {
    self.backEnds = backEnds
    library = LocGovSource(backEnds)
    archive = backEnds.sourcedArchive(library: library.locGov, remembered: backEnds.remembered)
  }

  var service: NewspaperService {
    let repository = backEnds.imported(
      NewspaperRepository(source: backEnds.catalog),
      orElse: NewspaperRepository(source: library.locGov, fallback: StarterCatalog()))
    return NewspaperService(
      directory: DemonstratedDirectory(repository),
      archive: backEnds.archive(SearchedFrontPages(archive, search: backEnds.localSearch)),
      search: SearchSources(
        local: backEnds.localSearch,
        remote: SearchRepository(source: library.search, fallback: backEnds.localSearch),
        vocabulary: backEnds.vocabulary, completion: backEnds.completion, watcher: library.watcher),
      ocrArchives: library.locGov.ocrArchives)
  }

  func bareDirectory(watch: (any HTTPClient) -> any HTTPClient) -> any NewspaperDirectory {
    backEnds.hasCatalog ? backEnds.offline : library.bareDirectory(watch: watch)
  }

  func bare(watch: (any HTTPClient) -> any HTTPClient) -> BareSource? { library.bare(watch: watch) }

  /// With a catalog, too, since the Library has the pages.
  var meter: any RequestMeter { library.meter }

  func list(wantsDirectory: Bool) -> ListedSource? { library.list(wantsDirectory: wantsDirectory) }
}
