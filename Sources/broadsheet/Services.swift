import Catalogue
import ChronAm
import HTTP
import LocGov
import Newspapers
import Scenes

/// Assembles the service of a source: the one place that names concrete back ends.
struct Services {
  private let settings: Settings

  init(settings: Settings) { self.settings = settings }

  /// - Parameter named: the source that the command line names; nil leaves it to the settings.
  func service(for named: Source?) -> any NewspaperService {
    switch named ?? settings.source {
    case .offline: NewspaperRepository(source: StarterCatalogue())
    case .site(let address):
      NewspaperRepository(source: ChronAmService(client: client(), site: address, now: now))
    case .loc: NewspaperRepository(source: library())
    case nil: NewspaperRepository(source: library(), substitute: StarterCatalogue())
    }
  }

  private func library() -> LocGovService {
    LocGovService(client: client(), site: settings.locURL, now: now)
  }

  /// libcurl, kept to the pace that servers can bear, together with all other running programs of the user.
  private func client() -> any HTTPClient {
    let agent = UserAgent(
      program: Program.name, version: Program.version, page: Program.page, contact: settings.contact)
    return PacedClient(
      CurlClient(userAgent: agent.description), directory: settings.stateDirectory + "/pace", pace: pace)
  }

  /// What is put in the place of a host of the Library is as slow as that, unless it is this machine.
  private func pace(_ host: String) -> HostPace? {
    guard HostPace.of(host: host) != nil else { return nil }
    if host == HostPace.host(of: settings.locURL) { return .libraryOfCongress }
    if host == HostPace.host(of: settings.tileURL) { return .libraryOfCongressTiles }
    return HostPace.of(host: host)
  }

  private let now: @Sendable () -> Double = { SystemClock().now }
}
