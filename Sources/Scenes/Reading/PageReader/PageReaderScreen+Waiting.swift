import MVP
import Newspapers
import Presentation
import TerminalUI

/// Going on to what takes a request, and waiting for it no longer.
extension PageReaderScreen {
  /// Moves a screen forward. Stops at the end of a page, so that holding the key down does not run through
  /// the whole issue, in which each page costs a request.
  func readOn() {
    guard !presenter.state.isWaiting || presenter.state.content != nil else { return }
    if presenter.state.content != nil, !pane.isAtEnd {
      _ = move(.pageDown, nil)
    } else if endedPage == presenter.page {
      endedPage = nil
      perform { await $0.turn(by: 1) }
    } else {
      endedPage = presenter.page
      presenter.router?.announce("End of page; \(key: "read-on", "Space") again: next page")
    }
  }

  /// Cancels loading the scan; false if nobody waits for it: beside a text that has loaded, Esc leaves at
  /// once.
  func abandonScan() -> Bool {
    guard scanPlace == .alone || presenter.state.isWaiting || presenter.state.content == nil else {
      return false
    }
    return scan.abandon() && scanPlace != .hidden
  }

  /// Whether `R` is about the scan, too: it is shown, or missing.
  var reloadsScan: Bool {
    scanPlace != .hidden || scan.hasFailed(presenter.page) || scan.isWithoutScan(presenter.page)
  }

  /// Reloads the text, or says until when its server refuses requests; the scan may come from another one.
  func refreshText() {
    guard let waitWords else { return reload(telling: presenter.router) { await $0.refresh() } }
    presenter.router?.announce(waitWords)
  }

  /// A text that was not waited for says so itself.
  func sayGivenUp() {
    guard isOnTop, presenter.state.content != nil else { return }
    presenter.router?.announce("Loading canceled; \(key: "refresh", "R") retries")
  }
}
