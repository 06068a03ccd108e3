import MVP
import Newspapers
import Presentation
import TerminalUI

/// Screens that several routes lead to.
extension SceneBuilder {
  func home(_ router: any Router<Route>) -> any Screen {
    HomeScreen(
      presenter: HomePresenter(
        shelf: shelf, archive: service.archive, holdings: holdings, isLocal: service.directory.isLocal,
        clock: clock, router: router),
      components: components)
  }

  /// - Parameter excerpt: what the page opens at.
  func reader(
    _ page: PageID, title: String?, found: FoundPage? = nil, excerpt: Excerpt? = nil,
    _ router: any Router<Route>
  ) -> any Screen {
    PageReaderScreen(
      presenter: PageReaderPresenter(
        page: page, title: title, found: found, archive: service.archive, freshness: .atHand, places: places,
        returns: excerpt == nil, router: router, saver: saver, desktop: desktop, citer: citer, shelf: shelf),
      scan: PageScanPresenter(archive: service.archive, renderer: ScanRenderer()), opening: excerpt?.id,
      turnsRightToLeft: turnsRightToLeft, clock: clock, components: components)
  }

  func picker<Options: PickerOptions>(
    _ title: String, _ options: Options, _ reply: Reply<Options.Value>, _ router: any Router<Route>
  ) -> any Screen {
    PickerScreen(
      title: title, presenter: PickerPresenter(options: options, reply: reply, router: router),
      components: components)
  }
}
