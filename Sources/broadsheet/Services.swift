import Catalogue
import ChronAm
import HTTP
import LocGov
import Newspapers
import Scenes

/// Assembles the service of a source: the one place that names concrete back ends.
struct Services: Sendable {
  private let settings: Settings
  private let access: Access
  private let source: Source?

  /// - Parameter named: the source that the command line names; nil leaves it to the settings.
  init(settings: Settings, named: Source?, log: AccessLog) {
    self.settings = settings
    access = Access(settings: settings, log: log)
    source = named ?? settings.source
  }

  func service() -> any NewspaperService {
    switch source {
    case .offline: NewspaperRepository(source: offline())
    case .site(let address):
      NewspaperRepository(source: ChronAmService(client: access.client, site: address, now: now))
    case .loc: NewspaperRepository(source: library())
    case nil where catalogueFile.exists: NewspaperRepository(source: Catalogue(file: catalogueFile))
    case nil: NewspaperRepository(source: library(), substitute: StarterCatalogue())
    }
  }

  /// Follows the requests to the server that is asked.
  func meter() -> any RequestMeter {
    switch source {
    case .offline: NoRequestMeter()
    case .site(let address): access.meter(for: address)
    case nil where catalogueFile.exists: NoRequestMeter()
    case .loc, nil: access.meter(for: settings.locURL)
    }
  }

  /// What imports newspapers into the catalogue of this machine.
  func importer() -> any NewspaperImporter { CatalogueImporter(file: catalogueFile, now: now) }

  private var catalogueFile: CatalogueFile {
    CatalogueFile(path: settings.dataDirectory + "/catalogue.sqlite")
  }

  private func offline() -> any NewspaperService {
    catalogueFile.exists ? Catalogue(file: catalogueFile) : StarterCatalogue()
  }

  private func library() -> LocGovService {
    LocGovService(client: access.client, site: settings.locURL, now: now)
  }

  private let now: @Sendable () -> Double = { SystemClock().now }
}
