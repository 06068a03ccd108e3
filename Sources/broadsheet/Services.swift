import Catalog
import Clock
import CorpusFolder
import HTTP
import NewspaperHTTP
import Newspapers
import PageIndex
import Presentation
import ReadersLibrary
import Recognition
import Scenes

/// Picks the source that the options or the settings name.
struct Services: Sendable {
  let source: any NewspaperSource
  private let backEnds: BackEnds
  /// For screens, which show what is here beside what would have to be requested.
  private let kept: OfflineSource?
  /// Whether the reader chose the source of a command, which has no fallback then.
  private let isChosen: Bool
  /// Puts pages into the index: a command that reads or saves pages has it finish before it ends.
  let keeping: PageKeeping

  /// - Parameters:
  ///   - named: the source named on the command line; nil to use the settings.
  ///   - usual: offline, the source whose local pages are used; nil to use the settings.
  ///   - isForScreen: whether it is for a screen, which keeps drawing meanwhile.
  ///   - purpose: the purpose of its requests.
  init(
    settings: Settings, named: Source?, usual: Source? = nil, log: AccessLog, isForScreen: Bool = false,
    purpose: Access.Purpose = .reader
  ) {
    let named = named ?? settings.source
    isChosen = !isForScreen && named != nil && named != .offline
    let sites = [named?.site, settings.locURL, settings.tileURL].compactMap(\.self)
    let backEnds = BackEnds(
      settings: settings,
      access: Access(
        settings: settings, sites: sites, log: log, isOffline: named == .offline, purpose: purpose),
      isForScreen: isForScreen)
    kept =
      isForScreen
      ? OfflineSource(
        BackEnds(
          settings: settings, access: Access(settings: settings, sites: sites, log: log, isOffline: true),
          isForScreen: true),
        usual: named == .offline ? settings.source : named)
      : nil
    let source: any NewspaperSource =
      switch named {
      case .offline: OfflineSource(backEnds, usual: usual ?? settings.source)
      case .site(let address): SiteSource(address, backEnds)
      case .loc: LocGovSource(backEnds)
      case nil: DefaultSource(backEnds)
      }
    (self.backEnds, self.source) = (backEnds, source)
    keeping = PageKeeping(shelf: backEnds.shelf(of: source), seen: backEnds.seen, log: log)
  }

  /// What feeds presenters.
  var service: NewspaperService {
    let service = source.service
    let rereader = rereader(of: service)
    return NewspaperService(
      directory: watched(service.directory),
      archive: RereadArchive(rereader.original, store: backEnds.readings),
      kept: kept?.archive, search: service.search.expanding(SavedSearches(ownLibrary())), rereader: rereader,
      ocrArchives: service.ocrArchives, known: OwnKnowledge(backEnds, archive: service.archive))
  }

  private func watched(_ directory: any NewspaperDirectory) -> any NewspaperDirectory {
    WatchedDirectory(
      directory, tell: { [keeping] in await keeping.take($0) },
      tellRecord: { [keeping] in await keeping.take($0, of: $1) })
  }

  /// Reads pages again on this machine, and provides their sources' own texts.
  var rereader: Rereader { rereader(of: source.service) }

  private func rereader(of service: NewspaperService) -> Rereader {
    let stored = StoredScans(of: backEnds.downloaded(service.archive))
    let shelved = ShelvedArchive(stored, holdings: holdings) {
      [backEnds, isChosen] page async throws(NewspaperError) in
      let name = isChosen ? service.archive.name(of: page.issue.lccn) : nil
      return try await backEnds.keptText(of: page, from: name)
    }
    let original = WatchedArchive(
      shelved, tell: { [keeping] in await keeping.take($0) },
      tellIssue: { [keeping] in await keeping.take($0) })
    return backEnds.rereader(of: original, directory: service.directory)
  }

  /// Seconds per request that a host, with or without a port, allows; 0 if there is no limit.
  @Sendable func pace(of host: String) -> Double {
    WebOrigin.host(of: "https://" + host).flatMap { backEnds.settings.pace(of: $0) }?.interval ?? 0
  }

  /// What is on this machine, for screens.
  var holdings: OwnHoldings { OwnHoldings(directory: backEnds.offline, index: backEnds.pages) }

  var recognizer: any TextRecognizer { backEnds.recognizer }
  var readings: ReadingFiles { backEnds.readings }

  /// Saves files of pages to `folder`, at a pace that their servers allow.
  func saver(into folder: String) -> any PageSaver {
    KeepingSaver(
      saver: backEnds.saver(into: folder, backEnds.access.client), keeping: keeping,
      readLayout: backEnds.readLayout, now: backEnds.now)
  }

  /// Clips regions of pages into `folder`.
  /// - Parameter keepsExcerpts: whether to add clips to the reader's notes.
  func clipMaker(into folder: ClipFolder, keepsExcerpts: Bool = true) -> ClipMaker {
    ClipMaker(
      service: service, cutting: ClipCutter(), files: folder,
      library: keepsExcerpts ? ownLibrary() : nil, clock: SystemClock(),
      program: "\(Program.name) \(Program.version)")
  }

  /// Where a queued job gets its pages and stores them.
  /// - Parameter kept: what this machine has.
  func queueSource(kept: any NewspaperArchive) -> QueueSource {
    let index = backEnds.pages
    let text: @Sendable (PageID) async throws(NewspaperError) -> PageText? = {
      page async throws(NewspaperError) in try await index.text(of: page)
    }
    let archive = source.service.archive
    return QueueSource(
      archive: archive, kept: ShelvedArchive(kept, shelf: text),
      shelf: backEnds.shelf(of: source),
      pdfs: PageSaving(
        archive: archive, saver: backEnds.saver(into: backEnds.pdfFolder, backEnds.access.client)),
      held: { pages async throws(NewspaperError) in try await index.held(of: pages) })
  }

  /// The title of a job's newspaper, as far as this machine knows it; nil for several newspapers.
  func title(of wanted: QueuedJob.Wanted) async -> String? {
    guard let lccn = wanted.newspaper else { return nil }
    return await title(of: lccn)
  }

  /// The title of a newspaper, as far as this machine knows it.
  func title(of lccn: LCCN) async -> String? {
    let cataloged = await BackEnds.newspaper(lccn, backEnds.catalogFile)
    if let cataloged, !cataloged.isUntitled { return cataloged.title }
    // A record that was read, of which nothing is requested.
    return await source.service.directory.titleHere(of: lccn)
  }

  /// The pages on this machine, and what searches and adds them.
  var pages: PageIndex { backEnds.pages }
  var pageSearch: PageIndexSearch { backEnds.localSearch }
  var pageImporter: PageImporter { backEnds.pageImporter }

  func ownLibrary() -> any PersonalLibrary { backEnds.settings.ownLibrary() }

  /// The corpus in a folder.
  func corpus(in folder: String) -> CorpusFolder { backEnds.corpus(in: folder) }

  /// Seconds per archive that the server of an address allows; 0 if it has no rule.
  @Sendable static func archiveInterval(of address: String) -> Double {
    HostPace.archives(of: address) == nil ? 0 : HostPace.libraryArchives.interval
  }

  /// Imports newspapers into this machine's catalog.
  func importer() -> any NewspaperImporter { backEnds.importer }

  /// Whether newspapers were imported; they are then used if no source is named.
  var hasCatalog: Bool { backEnds.hasCatalog }

  /// The newspapers on this machine.
  func offline() -> any NewspaperDirectory { backEnds.offline }

  /// What an interrupted import left behind.
  var catalogLeftover: String? { backEnds.catalogFile.leftover }

  /// Reads the whole catalog, and fails if it is damaged.
  @Sendable func verifyCatalog() async throws(NewspaperError) { try await backEnds.catalog.verify() }
}

extension Settings {
  /// What belongs to the reader.
  func ownLibrary() -> LibraryFile { LibraryFile(path: dataDirectory + "/library.sqlite") }
}
