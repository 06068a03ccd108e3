import ALTO
import Catalogue
import ChronAm
import Clock
import Demonstration
import HTTP
import LocGov
import NewspaperHTTP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes

/// Assembles the services of a source: the one place that names concrete back ends.
struct Services: Sendable {
  private let settings: Settings
  private let access: Access
  private let source: Source?
  private let isForScreen: Bool

  /// - Parameters:
  ///   - named: the source named on the command line; nil leaves it to the settings.
  ///   - isForScreen: whether it is for a screen, which keeps drawing meanwhile.
  init(settings: Settings, named: Source?, log: AccessLog, isForScreen: Bool = false) {
    self.settings = settings
    self.isForScreen = isForScreen
    source = named ?? settings.source
    var sites = [settings.locURL, settings.tileURL]
    if let site = source?.site { sites.insert(site, at: 0) }
    access = Access(settings: settings, sites: sites, log: log)
  }

  /// Lists of newspapers, and their records.
  func directory() -> any NewspaperDirectory {
    switch source {
    case .offline where !hasCatalogue: NewspaperRepository(source: StarterCatalogue())
    case .offline: DemonstratedDirectory(NewspaperRepository(source: catalogue))
    case .site(let address):
      DemonstratedDirectory(NewspaperRepository(source: site(address, access.client)))
    case .loc: DemonstratedDirectory(NewspaperRepository(source: library(access.client)))
    case nil where hasCatalogue:
      DemonstratedDirectory(NewspaperRepository(source: catalogue))
    case nil:
      DemonstratedDirectory(
        NewspaperRepository(source: library(access.client), substitute: StarterCatalogue()))
    }
  }

  /// Issues and pages, which only a network source has, except for the demonstration newspaper: the source
  /// that the reader named, otherwise the Library, or a site that lists the newspaper if the Library does
  /// not.
  func archive() -> any NewspaperArchive {
    let demonstration = DemonstrationArchive(readLayout: readLayout)
    return switch source {
    case .offline: ArchiveRepository([demonstration])
    case .site(let address): ArchiveRepository([demonstration, site(address, access.client)])
    case .loc: ArchiveRepository([demonstration, library(access.client)])
    case nil:
      ArchiveRepository([
        demonstration,
        SourcedArchive(library: library(access.client), sources: CatalogueSources(file: catalogueFile)) {
          site($0, access.client)
        },
      ])
    }
  }

  /// Saves files of pages to `folder`, at a pace that their servers allow.
  func saver(into folder: String) -> any PageSaver {
    FolderSaver(folder: folder, client: access.client, now: now)
  }

  /// The bare source, for `doctor`: without a stand-in, a cache or retries.
  /// - Parameter watch: sees every request before it waits for its turn.
  func bareSource(watch: (any HTTPClient) -> any HTTPClient) -> any NewspaperDirectory {
    switch source {
    case .offline: offline()
    case .site(let address): site(address, watch(access.paced), isThorough: false)
    case nil where hasCatalogue: offline()
    case .loc, nil: library(watch(access.paced))
    }
  }

  /// A network source by itself, for `doctor --live`, and what downloads its files.
  struct BareService {
    let service: any NewspaperService
    /// The directory of all newspapers; nil if the source has none.
    let directory: (any NewspaperList)?
    let saver: any PageSaver
  }

  /// - Parameter watch: as in `bareSource`.
  /// - Returns: nil for the newspapers of this machine.
  func bareService(watch: (any HTTPClient) -> any HTTPClient) -> BareService? {
    let client = watch(access.paced)
    let saver = FolderSaver(folder: "", client: client, now: now)
    switch source {
    case .offline: return nil
    case .site(let address):
      return BareService(service: site(address, client), directory: nil, saver: saver)
    case .loc, nil:
      return BareService(
        service: library(client),
        directory: LibraryDirectory(client: client, site: settings.locURL, now: now), saver: saver)
    }
  }

  /// Follows the requests to the current server: with a catalogue, the Library, which has the pages.
  func meter() -> any RequestMeter {
    switch source {
    case .offline: NoRequestMeter()
    case .site(let address): access.meter(for: address.url)
    case .loc, nil: access.meter(for: settings.locURL.url)
    }
  }

  func ownLibrary() -> any PersonalLibrary { settings.ownLibrary() }

  /// Imports newspapers into this machine's catalogue.
  func importer() -> any NewspaperImporter { CatalogueImporter(file: catalogueFile, now: now) }

  /// A source whose list of newspapers can be fetched.
  struct ListedSource {
    let list: any NewspaperList
    /// Whose list it is, without credentials.
    let source: IssueSource
    /// 0 if there is no limit.
    let secondsPerRequest: Double
  }

  /// The bare source, or the Library if none is named; nil offline.
  /// - Parameter wantsDirectory: whether to include newspapers that are not digitized; the result is nil if
  ///   the source has no such list.
  func listedSource(wantsDirectory: Bool) -> ListedSource? {
    func pace(_ address: SiteAddress) -> Double { settings.pace(of: address.origin.host)?.interval ?? 0 }
    switch source {
    case .offline: return nil
    case .site where wantsDirectory: return nil
    case .site(let address):
      return ListedSource(
        list: DigitisedList(of: site(address, access.client)),
        source: IssueSource(address.url) ?? .site(address.url), secondsPerRequest: pace(address))
    case .loc, nil:
      let list: any NewspaperList =
        wantsDirectory
        ? LibraryDirectory(client: access.client, site: settings.locURL.url, now: now)
        : library(access.client).digitisedList
      return ListedSource(
        list: list, source: .library, secondsPerRequest: pace(settings.locURL))
    }
  }

  /// Reads all of the catalogue, and fails if it is damaged.
  @Sendable func verifyCatalogue() async throws(NewspaperError) { try await catalogue.verify() }

  /// Whether newspapers were imported, which are then asked where no source is named.
  var hasCatalogue: Bool { catalogueFile.exists }

  private var catalogue: Catalogue { Catalogue(file: catalogueFile, use: isForScreen ? .screen : .command) }

  private var catalogueFile: CatalogueFile {
    CatalogueFile(path: settings.dataDirectory + "/catalogue.sqlite")
  }

  /// What is on this machine.
  func offline() -> any NewspaperDirectory {
    hasCatalogue ? catalogue : StarterCatalogue()
  }

  private func library(_ client: any HTTPClient) -> LocGovService {
    LocGovService(
      client: client, site: settings.locURL.url, tiles: settings.tileURL.url, readLayout: readLayout, now: now
    )
  }

  private func site(_ address: SiteAddress, _ client: any HTTPClient) -> ChronAmService {
    site(address.url, client)
  }

  private func site(
    _ address: String, _ client: any HTTPClient, isThorough: Bool = true
  ) -> ChronAmService {
    ChronAmService(
      client: client, site: address, readLayout: readLayout,
      readRecord: isThorough ? MARCRecordFile.detail : nil, now: now)
  }

  private let readLayout: LayoutReading = { file, host throws(NewspaperError) in
    do throws(ALTOError) {
      return try ALTODocument.layout(of: file)
    } catch {
      throw error.newspaperError(host: host)
    }
  }

  private let now: @Sendable () -> Double = { SystemClock().now }
}

extension Settings {
  /// What belongs to the reader.
  func ownLibrary() -> LibraryFile { LibraryFile(path: dataDirectory + "/library.sqlite") }
}
