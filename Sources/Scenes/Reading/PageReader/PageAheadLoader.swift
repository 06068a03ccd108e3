import MVP
import Newspapers
import TerminalUI

/// Requests the next page once the reader pauses on a page, and says when it is here. Never two pages ahead.
@MainActor final class PageAheadLoader: ScreenComponent {
  var onChange: @MainActor () -> Void = {}
  private let presenter: PageReaderPresenter
  private let ticker = Performer()
  private let loader = Performer()
  /// The page whose next one was requested.
  private var asked: PageID?
  private var ready: PageID?

  /// A reader who keeps turning pages does not want those in between.
  private static let interval = Duration.seconds(1)

  init(presenter: PageReaderPresenter) { self.presenter = presenter }

  /// `page 2 is ready`, as long as the reader is on the previous page.
  var words: String {
    guard let ready, ready == presenter.nextPage else { return "" }
    return "page \(ready.sequence) is ready"
  }

  func didAppear() {
    guard presenter.ahead != nil else { return }
    ticker.perform(every: PageAheadLoader.interval) { [weak self] in self?.look() }
  }

  func didDisappear() {
    ticker.cancel()
    loader.cancel()
    if ready == nil { asked = nil }
  }

  private func look() {
    guard presenter.page != asked else { return }
    loader.cancel()
    (asked, ready) = (nil, nil)
    guard let next = presenter.nextPage else { return }
    asked = presenter.page
    loader.perform { [weak self, presenter] in
      guard await presenter.prepare(next), !Task.isCancelled else { return }
      self?.ready = next
      self?.onChange()
    }
  }
}
