import MVP
import Newspapers
import TerminalUI

/// Stores where the reader is in a page once they rest there: a program may end without warning.
@MainActor final class PositionKeeper: ScreenComponent {
  var onChange: @MainActor () -> Void = {}
  private let presenter: PageReaderPresenter
  private let interval: Duration
  private let ticker = Performer()
  private let writer = Performer()
  /// Where the reader was at the last look.
  private var former: (page: PageID, place: Int)?

  /// - Parameter interval: how long the reader must rest in one place; a place merely passed is not worth a
  ///   write.
  init(presenter: PageReaderPresenter, interval: Duration = .seconds(4)) {
    (self.presenter, self.interval) = (presenter, interval)
  }

  func didAppear() { ticker.perform(every: interval) { [weak self] in self?.look() } }

  func didDisappear() {
    ticker.cancel()
    former = nil
  }

  private func look() {
    let now = (page: presenter.page, place: presenter.place)
    defer { former = now }
    guard let former, former == now else { return }
    writer.perform { [presenter] in await presenter.keepPosition() }
  }
}
