import Catalog
import Demonstration
import Files
import HTTP
import MVP
import NewspaperHTTP
import Newspapers
import PageIndex
import Presentation
import ReadersLibrary

/// What the index of this machine's pages needs from other back ends.
extension BackEnds {
  /// The pages of the demonstration newspaper, which can always be searched.
  static func pages(of archive: DemonstrationArchive) async throws(NewspaperError) -> [KeptPage] {
    let newspaper = try DemonstrationNewspaper.record().detail.newspaper
    var pages: [KeptPage] = []
    let issues = try await archive.issues(of: newspaper.lccn, in: nil, freshness: .kept).issues
    for listed in issues {
      let id = IssueID(lccn: newspaper.lccn, date: listed.date, edition: listed.edition)
      let ids = try await archive.issue(id, freshness: .kept).pages.map {
        PageID(issue: id, sequence: $0.sequence)
      }
      // One of them was not filmed.
      for page in ids where archive.files(of: page).contains(.text) {
        let read = try await archive.text(of: page, freshness: .kept)
        pages.append(
          KeptPage(
            page: read.page, text: read.text, title: newspaper.title, languages: newspaper.languages,
            source: read.origin.name, way: .demonstration, fetched: read.origin.asOf))
      }
    }
    return pages
  }

  /// What this machine's catalog says about a newspaper; nil if nothing.
  static func newspaper(_ lccn: LCCN, _ file: CatalogFile) async -> Newspaper? {
    let directory: any NewspaperDirectory = file.exists ? Catalog(file: file, use: .screen) : StarterCatalog()
    // An unreadable catalog is reported by whatever needs it: a page can be stored without a title.
    return try? await directory.newspaper(lccn, freshness: .kept).detail.newspaper
  }

  /// A page's text in this machine's index; nil if it has none.
  /// - Parameter source: the name of the source it must be from; nil for any.
  func keptText(
    of page: PageID, from source: String?
  ) async throws(NewspaperError) -> PageText? {
    if let text = try await pages.text(of: page, from: source) { return text }
    // The Library's texts come from its other server.
    guard source == Site(settings.locURL.url).name else { return nil }
    return try await pages.text(of: page, from: Site(settings.tileURL.url).name)
  }

  /// The texts of those of `ids` that this machine's index has from `source`.
  private func keptTexts(
    of ids: [PageID], from source: String
  ) async throws(NewspaperError) -> [PageID: String] {
    var texts: [PageID: String] = [:]
    for page in try await pages.held(of: ids) {
      if let text = try await keptText(of: page, from: source) { texts[page] = text.text }
    }
    return texts
  }

  /// Searches the pages on this machine.
  var localSearch: PageIndexSearch {
    let known = DemonstratedDirectory(offline)
    let lookup = FieldLookup(titles: known, catalog: known, library: settings.ownLibrary())
    return PageIndexSearch(index: pages, newspapers: lookup)
  }

  /// Where variants of words are looked up.
  var vocabulary: SpelledVocabulary {
    SpelledVocabulary(
      words: localSearch, path: Folder.holding(settings.configurationFile) + "/variants.tsv")
  }

  /// Completes queries as they are typed.
  var completion: LocalCompletion {
    let local = localSearch
    return LocalCompletion(
      catalog: offline, library: settings.ownLibrary(),
      words: { beginning, limit async throws(NewspaperError) in
        try await local.words(beginning: beginning, limit: limit)
      })
  }

  /// Searches a server's pages in as many requests as a query takes.
  /// - Parameters:
  ///   - address: that of the server, which says its pace.
  ///   - titles: what the server lists.
  ///   - isSite: whether it is a state's site, which has no other newspapers than those.
  func search(
    _ server: any SearchingServer, at address: SiteAddress, titles: any NewspaperDirectory,
    isSite: Bool = false
  ) -> PlannedSearch {
    let local = localSearch
    let keeping = KeepingServer(
      server: PricedServer(server, pace: pace(of: address), now: now),
      home: isSite ? IssueSource(address.url) : nil,
      shelf: PageIndexShelf(index: pages, ways: settings.index.ways),
      seen: seen,
      texts: { [self] ids async throws(NewspaperError) in try await keptTexts(of: ids, from: server.name) },
      onTrouble: { [access] error in
        access.log.trouble("not put into the index: \(Failure.words(for: error))")
      })
    let known = fieldLookup(titles: titles, isSite: isSite)
    return PlannedSearch(
      keeping, lookup: lookup(titles: titles, isSite: isSite),
      elsewhere: { field, some async throws(NewspaperError) in
        try await known.newspapers(without: field, among: some)
      },
      vocabulary: { beginning async throws(NewspaperError) in try await local.words(beginning: beginning) },
      // A catalog that cannot be read is reported where it is needed: a server can be searched without it.
      unknownValues: { field in (try? await known.unknownValues(of: field)) ?? [] },
      misplacedNames: { fields in (try? await known.misplacedNames(in: fields)) ?? [] },
      named: { line async throws(NewspaperError) in try await known.newspaper(named: line) },
      now: now)
  }

  /// Finds the new pages of a search.
  /// - Parameters:
  ///   - titles: what the server lists.
  ///   - isSite: whether it is a state's site, which has no other newspapers than those.
  func watcher(
    _ batches: any BatchList, _ search: PlannedSearch, titles: any NewspaperDirectory, isSite: Bool = false
  ) -> SearchWatcher {
    SearchWatcher(
      batches, search: search, lookedUp: [.title, .in, .ethnicity],
      lookup: lookup(titles: titles, isSite: isSite))
  }

  private func fieldLookup(titles: any NewspaperDirectory, isSite: Bool) -> FieldLookup {
    FieldLookup(
      titles: titles, catalog: offline, library: settings.ownLibrary(), titlesAreAll: isSite,
      isOfDigitized: !isSite)
  }

  private func lookup(titles: any NewspaperDirectory, isSite: Bool) -> NewspaperLookup {
    let lookup = fieldLookup(titles: titles, isSite: isSite)
    return { field throws(NewspaperError) in try await lookup.newspapers(with: field) }
  }

  /// Adds files to the pages on this machine.
  var pageImporter: PageImporter { PageImporter(index: pages, readLayout: readLayout, now: now) }
}
