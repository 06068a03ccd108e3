import Catalogue
import Demonstration
import HTTP
import Newspapers
import Presentation

/// What is on this machine; no request is ever sent.
struct OfflineSource: NewspaperSource {
  private let backEnds: BackEnds

  init(_ backEnds: BackEnds) { self.backEnds = backEnds }

  var service: NewspaperService {
    NewspaperService(
      // The starter catalogue lists the demonstration newspaper itself.
      directory: backEnds.hasCatalogue
        ? DemonstratedDirectory(NewspaperRepository(source: backEnds.catalogue))
        : NewspaperRepository(source: StarterCatalogue()),
      archive: ArchiveRepository([backEnds.demonstration]))
  }

  func bareDirectory(watch: (any HTTPClient) -> any HTTPClient) -> any NewspaperDirectory { backEnds.offline }

  func bare(watch: (any HTTPClient) -> any HTTPClient) -> BareSource? { nil }

  var meter: any RequestMeter { NoRequestMeter() }

  func list(wantsDirectory: Bool) -> ListedSource? { nil }
}
