import MVP
import Newspapers
import Presentation
import TerminalUI

/// Screens reached by several routes.
extension SceneBuilder {
  func home(_ router: any Router<Route>) -> any Screen {
    HomeScreen(
      presenter: HomePresenter(
        shelf: shelf, archive: service.archive, holdings: holdings, isLocal: service.directory.isLocal,
        clock: clock, session: session, router: router),
      clock: clock, components: components)
  }

  func map(at state: String?, _ router: any Router<Route>) -> any Screen {
    StateMapScreen(
      presenter: StateMapPresenter(directory: service.directory, state: state, router: router),
      list: StateListPresenter(directory: service.directory, router: router), clock: clock,
      components: components)
  }

  /// - Parameters:
  ///   - isPageFirst: whether a picture of it replaces the record.
  ///   - page: the page for which it is shown.
  func record(
    of lccn: LCCN, _ listed: NewspaperDetailContent?, isPageFirst: Bool = false, about page: PageID? = nil,
    _ router: any Router<Route>
  ) -> any Screen {
    NewspaperDetailScreen(
      presenter: NewspaperDetailPresenter(
        lccn: lccn, page: page, preview: listed, directory: service.directory, archive: service.archive,
        freshness: .atHand, shelf: shelf, holdings: holdings, router: router, desktop: desktop, citer: citer),
      pictures: thumbnails(router), preview: preview, isPageFirst: isPageFirst, clock: clock,
      components: components)
  }

  /// - Parameter excerpt: where the page opens.
  func reader(
    _ page: PageID, title: String?, found: FoundPage? = nil, excerpt: Excerpt? = nil,
    _ router: any Router<Route>
  ) -> any Screen {
    let presenter = PageReaderPresenter(
      page: page, title: title, found: found, archive: service.archive, freshness: .atHand, places: places,
      returns: excerpt == nil, router: router, saver: saver, desktop: desktop, citer: citer, shelf: shelf,
      ahead: ahead, holdings: holdings)
    return PageReaderScreen(
      presenter: presenter,
      scan: scan, opening: excerpt?.id, turnsRightToLeft: turnsRightToLeft, clock: clock,
      components: [PageAheadLoader(presenter: presenter), PositionKeeper(presenter: presenter)] + components)
  }

  /// The picture of a page.
  var scan: PageScanPresenter {
    PageScanPresenter(archive: service.archive, renderer: ScanRenderer(), kept: service.kept)
  }

  func issue(_ id: IssueID, title: String?, first: Int?, _ router: any Router<Route>) -> any Screen {
    IssuePagesScreen(
      presenter: IssuePagesPresenter(
        issue: id, title: title, first: first, archive: service.archive, router: router, citer: citer,
        shelf: shelf, holdings: holdings, follower: PageFollower(places)),
      pictures: thumbnails(router), clock: clock, components: components)
  }

  func frontPages(of date: IssueDate, in state: String?, _ router: any Router<Route>) -> any Screen {
    FrontPagesScreen(
      presenter: FrontPagesPresenter(
        date: date, state: state, archive: service.archive, freshness: .atHand, router: router, citer: citer,
        shelf: shelf, holdings: holdings),
      pictures: thumbnails(router), clock: clock, components: components)
  }

  /// Small pictures of pages.
  func thumbnails(_ router: any Router<Route>) -> ThumbnailsPresenter {
    ThumbnailsPresenter(archive: service.archive, kept: service.kept, pace: pace, router: router)
  }

  func values(
    of filter: NewspaperFilter, _ query: NewspaperQuery, _ reply: Reply<FacetChoice>,
    _ router: any Router<Route>
  ) -> any Screen {
    let options = FacetValueOptions(directory: service.directory, filter: filter, query: query)
    return picker(filter.name, options, reply, router)
  }

  func states(
    of day: FrontPageStates?, _ current: String?, _ reply: Reply<FacetChoice>, _ router: any Router<Route>
  ) -> any Screen {
    let options = FrontPageStateOptions(directory: service.directory, day: day, current: current)
    return picker(NewspaperFilter.state.name, options, reply, router)
  }

  func periods(
    of trend: SearchTrend, _ notes: [SearchNote], _ reply: Reply<SearchField>, _ router: any Router<Route>
  ) -> any Screen {
    let options = SearchTrendOptions(trend: trend, notes: notes)
    return picker(options.title, options, reply, router)
  }

  func picker<Options: PickerOptions>(
    _ title: String, _ options: Options, _ reply: Reply<Options.Value>, _ router: any Router<Route>,
    columns: Int = 46
  ) -> any Screen {
    PickerScreen(
      title: title, presenter: PickerPresenter(options: options, reply: reply, router: router),
      columns: columns, clock: clock, components: components)
  }
}
