import ALTO
import Catalog
import ChronAm
import Clock
import Demonstration
import HTTP
import LocGov
import NewspaperHTTP
import Newspapers
import PageIndex
import ReadersLibrary
import Recognition

/// Makes the back ends from which sources are assembled.
struct BackEnds: Sendable {
  let settings: Settings
  let access: Access
  /// Whether they are for a screen, which keeps drawing while they work.
  let isForScreen: Bool

  func locGov(_ client: any HTTPClient) -> LocGovService {
    LocGovService(
      client: client, site: settings.locURL.url, tiles: settings.tileURL.url, readLayout: readLayout, now: now
    )
  }

  /// The Library's directory of all newspapers, digitized or not.
  func locGovDirectory(_ client: any HTTPClient) -> LocGovDirectory {
    LocGovDirectory(client: client, site: settings.locURL.url, now: now)
  }

  /// - Parameters:
  ///   - address: without credentials.
  ///   - isThorough: whether records are completed from the site's MARC files.
  func site(_ address: String, _ client: any HTTPClient, isThorough: Bool = true) -> ChronAmService {
    ChronAmService(
      client: client, site: address, readLayout: readLayout,
      readRecord: isThorough ? MARCRecordFile.detail : nil, now: now)
  }

  /// Whether newspapers were imported; they are then used if no source is named.
  var hasCatalog: Bool { catalogFile.exists }

  var catalog: Catalog { Catalog(file: catalogFile, use: isForScreen ? .screen : .command) }

  /// The newspapers on this machine.
  var offline: any NewspaperDirectory { imported(catalog, orElse: StarterCatalog()) }

  /// - Parameter catalog: the imported newspapers.
  func imported(
    _ catalog: any NewspaperDirectory, orElse initial: any NewspaperDirectory
  ) -> any NewspaperDirectory {
    ImportableDirectory(catalog, orElse: initial) { [catalogFile] in catalogFile.exists }
  }

  var importer: CatalogImporter { CatalogImporter(file: catalogFile, now: now) }

  /// Issues and pages from where the reader found them, or from the site that lists the newspaper, as far as the
  /// catalog knows, otherwise from the Library.
  /// - Parameter remembered: where the reader found them.
  func sourcedArchive(
    library: any NewspaperArchive, remembered: any RememberedSources
  ) -> SourcedArchive {
    SourcedArchive(library: library, sources: issueSources, remembered: remembered) {
      site($0, access.client)
    }
  }

  /// Which sites list a newspaper, as far as the catalog knows.
  private var issueSources: CatalogSources { CatalogSources(file: catalogFile) }

  /// Issues and pages for presenters, of the demonstration newspaper and of `archive`.
  func archive(_ archive: any NewspaperArchive) -> ArchiveRepository {
    ArchiveRepository([demonstration, archive]) { [cache = access.cache] in
      Set(cache.labels.compactMap { try? LCCN($0) })
    }
  }

  var demonstration: DemonstrationArchive { DemonstrationArchive(readLayout: readLayout) }

  /// Saves files of pages to `folder`, at a pace that their servers allow.
  func saver(into folder: String, _ client: any HTTPClient) -> FolderSaver {
    FolderSaver(folder: folder, client: client, now: now)
  }

  /// Seconds per request to the server at `address`; 0 if there is no limit.
  func pace(of address: SiteAddress) -> Double { settings.pace(of: address.origin.host)?.interval ?? 0 }

  let catalogFile: CatalogFile

  /// The pages on this machine.
  let pages: PageIndex
  /// What sources said about newspapers since the program started.
  let seen = SeenNewspapers()
  /// The readings made on this machine.
  let readings: ReadingFiles
  /// Where the reader found pages.
  let remembered: JoinedSources

  let readLayout: LayoutReading = { file, host throws(NewspaperError) in
    do throws(ALTOError) {
      return try ALTODocument.layout(of: file)
    } catch {
      throw error.newspaperError(host: host)
    }
  }

  let now: @Sendable () -> Double = { SystemClock().now }

  init(settings: Settings, access: Access, isForScreen: Bool) {
    self.settings = settings
    self.access = access
    self.isForScreen = isForScreen
    catalogFile = CatalogFile(path: settings.dataDirectory + "/catalog.sqlite")
    catalogFile.adopt(settings.dataDirectory + "/catalogue.sqlite")
    let (file, archive) = (catalogFile, DemonstrationArchive(readLayout: readLayout))
    readings = ReadingFiles(folder: settings.dataDirectory + "/readings")
    let index = settings.dataDirectory + "/pages.sqlite"
    remembered = JoinedSources([LibrarySources(settings.ownLibrary()), IndexedSources(path: index)])
    pages = PageIndex(
      path: index,
      ownPages: { () async throws(NewspaperError) in try await BackEnds.pages(of: archive) },
      describe: { [seen] in await BackEnds.newspaper($0, file, seen) })
  }
}
