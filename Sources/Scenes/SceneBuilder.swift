import Citations
import Clock
import MVP
import Newspapers
import Presentation
import TerminalUI

/// Builds the screen of each route from its presenter and the services that all scenes share.
@MainActor public struct SceneBuilder {
  let service: NewspaperService
  let saver: (any PageSaver)?
  let desktop: any Desktop
  let clock: any WallClock
  private let meter: any RequestMeter
  let shelf: Bookshelf
  let places = ReadingPlaces()
  let turnsRightToLeft: Bool
  let preview: FrontPagePreview
  private let searched: SearchedSource
  private let asksOnRest: Bool
  private let queries: any QueryHistory
  let citer: Citer
  private let addresses: AddressReading
  private let clipMaker: ClipMaker?
  let result: any CorpusResult
  let holdings: any MachineHoldings
  let pace: @Sendable (String) -> Double
  let ahead: PageAhead?
  let session: SessionKeeper?

  /// - Parameters:
  ///   - library: the reader's bookmarks; without it none can be added.
  ///   - saver: saves pages; without it they cannot be saved.
  ///   - meter: shown on every screen; nothing is shown without it.
  ///   - searched: which source that is, as for `--source`.
  ///   - asksOnRest: whether a search requests the text of a found page when the reader pauses on it.
  ///   - preview: when a front page is shown beside its subject.
  ///   - queries: the reader's earlier queries.
  ///   - citation: the initial citation style.
  ///   - addresses: reads what is typed after g a.
  ///   - clipMaker: clips regions of pages; without it nothing can be clipped.
  ///   - result: the opened result of a corpus job.
  ///   - holdings: what this machine has, for the first screen.
  ///   - pace: seconds per request that a host allows; 0 if it has no rule.
  ///   - desk: the queue of downloads to read later; without it nothing can be queued.
  ///   - ahead: prefetches the next page while a page is being read; nil turns that off.
  ///   - session: remembers what was open; nil if nothing is remembered.
  ///   - turnsRightToLeft: whether the terminal leaves the order of Hebrew and Arabic lines to programs.
  public init(
    service: NewspaperService,
    library: any PersonalLibrary = NoLibrary(), saver: (any PageSaver)? = nil, desktop: any Desktop,
    clock: any WallClock, meter: any RequestMeter = NoRequestMeter(),
    turnsRightToLeft: Bool = true, searched: SearchedSource = SearchedSource(), asksOnRest: Bool = true,
    preview: FrontPagePreview = .ask,
    queries: any QueryHistory = NoQueryHistory(), citation: CitationStyle = .chicago,
    addresses: @escaping AddressReading = { _ in .fault("addresses cannot be opened here") },
    clipMaker: ClipMaker? = nil, result: any CorpusResult = NoCorpusResult(),
    holdings: any MachineHoldings = NoHoldings(),
    pace: @escaping @Sendable (_ host: String) -> Double = { _ in 0 }, desk: JobDesk? = nil,
    ahead: PageAhead? = nil, session: SessionKeeper? = nil
  ) {
    (self.clipMaker, self.result, self.holdings) = (clipMaker, result, holdings)
    (self.pace, self.ahead, self.session) = (pace, ahead, session)
    self.service = service
    self.saver = saver
    self.desktop = desktop
    self.clock = clock
    self.meter = meter
    self.turnsRightToLeft = turnsRightToLeft
    self.searched = searched
    self.asksOnRest = asksOnRest
    self.preview = preview
    self.queries = queries
    self.addresses = addresses
    citer = Citer(style: citation, service: service, desktop: desktop)
    shelf = Bookshelf(library: library, desk: desk, clock: clock)
  }

  func screen(for route: Route, router: any Router<Route>) -> any Screen {
    switch route {
    case .home: home(router)
    case .newspapers(let query):
      NewspaperListScreen(
        presenter: NewspaperListPresenter(
          query: query, directory: service.directory, archive: service.archive, freshness: .atHand,
          shelf: shelf, router: router, desktop: desktop, citer: citer),
        clock: clock, components: components)
    case .newspaper(let lccn, let preview): record(of: lccn, preview, router)
    case .pageOrRecord(let page, let lccn, let preview):
      record(of: lccn, preview, isPageFirst: true, about: page, router)
    case .page(let page, let title, let found): reader(page, title: title, found: found, router)
    case .excerpt(let excerpt):
      reader(excerpt.page, title: excerpt.newspaper.title.nonEmpty, excerpt: excerpt, router)
    case .jobs:
      JobsScreen(
        presenter: JobsPresenter(desk: shelf.desk, router: router), clock: clock, components: components)
    case .jobFailurePicker(let job, let reply):
      picker(JobFailureOptions(job: job).title, JobFailureOptions(job: job), reply, router)
    case .queuePicker(let offers, let reply):
      picker(
        offers.title, QueueOptions(offers: offers), reply, router, columns: QueueOptions.columns)
    case .notes:
      NotesScreen(
        presenter: NotesPresenter(
          shelf: shelf, service: service, router: router, desktop: desktop, citer: citer),
        clock: clock, components: components)
    case .address:
      AddressScreen(
        presenter: AddressPresenter(read: addresses, router: router), clock: clock, components: components)
    case .clipping(let page, let title, let start, let query):
      ClippingScreen(
        presenter: ClippingPresenter(
          page: page, title: title, start: start, foundBy: query, archive: service.archive, maker: clipMaker,
          shelf: shelf, router: router),
        scan: scan, turnsRightToLeft: turnsRightToLeft, clock: clock, components: components)
    case .rereading(let page, let region):
      RereadingScreen(
        presenter: RereadingPresenter(
          Rereader.Order(page: page, region: region), rereader: service.rereader, showsKept: true,
          router: router),
        clock: clock, components: components)
    case .calendar(let lccn, let title, let date, let edition):
      IssueCalendarScreen(
        presenter: IssueCalendarPresenter(
          lccn: lccn, title: title, date: date, edition: edition, today: .today(clock),
          archive: service.archive,
          directory: service.directory, freshness: .atHand, router: router, citer: citer, shelf: shelf,
          holdings: holdings, follower: PageFollower(places)),
        pictures: thumbnails(router), preview: preview, clock: clock, components: components)
    case .issue(let id, let title, let first): issue(id, title: title, first: first, router)
    case .frontPages(let date, let state): frontPages(of: date, in: state, router)
    case .bookmarks, .reading, .savedSearches:
      BookmarksScreen(
        presenter: BookmarksPresenter(
          route == .savedSearches ? .searches : route == .reading ? .reading : .bookmarks, shelf: shelf,
          isLocal: service.directory.isLocal,
          archive: service.archive, router: router,
          desktop: desktop, citer: citer),
        clock: clock, components: components)
    case .places(let query):
      PlaceListScreen(
        presenter: PlaceListPresenter(
          path: PlacePath(state: query.state), filters: PlacePath().query(query),
          directory: service.directory, router: router),
        clock: clock, components: components)
    case .map(let state): map(at: state, router)
    case .search(let text, let isAsked, let order, let source):
      SearchScreen(
        presenter: SearchPresenter(
          text, isAsked: isAsked, order: order, sources: service.search, archive: service.archive,
          freshness: .atHand, history: queries, shelf: shelf, searched: searched, savedFor: source,
          router: router, desktop: desktop, citer: citer),
        scan: service.kept.map {
          PageScanPresenter(archive: $0, renderer: ScanRenderer(), pause: .zero, asksNobody: true)
        },
        isAsked: isAsked, asksOnRest: asksOnRest, clock: clock, components: components)
    case .result(let place): screen(in: result, at: place, router)
    case .searchFacetPicker(let facets, let reply):
      picker("Narrow by", SearchFacetOptions(facets: facets), reply, router)
    case .searchValuePicker(let facet, let reply):
      picker(SearchValueOptions(facet: facet).title, SearchValueOptions(facet: facet), reply, router)
    case .searchFieldPicker(let fields, let reply):
      picker("Remove", SearchFieldOptions(fields: fields), reply, router)
    case .searchOrderPicker(let current, let reply):
      picker("Sort by", SearchOrderOptions(current: current), reply, router)
    case .searchTrendPicker(let trend, let notes, let reply): periods(of: trend, notes, reply, router)
    case .variantPicker(let proposals, let reply):
      VariantPickerScreen(
        presenter: VariantPickerPresenter(proposals, reply: reply, router: router), clock: clock,
        components: components)
    case .facetPicker(let query, let reply):
      picker("Filter by", FacetOptions(directory: service.directory, query: query), reply, router)
    case .facetValuePicker(let filter, let query, let reply):
      values(of: filter, query, reply, router)
    case .frontPageStatePicker(let day, let current, let reply): states(of: day, current, reply, router)
    case .activeFilterPicker(let query, let reply):
      picker("Remove", ActiveFilterOptions(query: query), reply, router)
    case .orderPicker(let query, let reply):
      picker("Sort by", OrderOptions(directory: service.directory, query: query), reply, router)
    case .citationPicker(let reference, let current, let reply):
      CitationPickerScreen(
        presenter: CitationPickerPresenter(reference, current: current, reply: reply, router: router),
        clock: clock, components: components)
    case .saveAsPicker(let files, let reply):
      picker("Save this page as", SaveAsOptions(files: files), reply, router)
    case .pictureOrderPicker(let offers, let reply):
      picker("Load pictures?", PictureOrderOptions(offers: offers), reply, router)
    case .existingFilePicker(let otherName, let reply):
      picker("That file exists", ExistingFileOptions(otherName: otherName), reply, router)
    }
  }

  /// The components of every screen. Each screen has its own, because components live as long as their
  /// screen.
  var components: [any ScreenComponent] {
    [BudgetFooter(presenter: BudgetPresenter(meter: meter, clock: clock))]
  }
}
