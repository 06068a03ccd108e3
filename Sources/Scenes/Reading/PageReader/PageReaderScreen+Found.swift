import MVP
import Newspapers
import Presentation
import TerminalUI

/// Going through the matches.
extension PageReaderScreen {
  /// Goes to another match. After the last one on a page found by a search, it takes another keystroke to go
  /// to the next page.
  func moveMatch(by steps: Int) {
    guard presenter.isLastMatch(going: steps) else {
      endedMatches = nil
      pane.showsMatch = true
      // The only match is gone to again.
      spoken.match = nil
      presenter.moveMatch(by: steps)
      return markScan()
    }
    guard endedMatches == presenter.page else {
      endedMatches = presenter.page
      return presenter.sayLastMatch(going: steps)
    }
    goToFound(by: steps.signum())
  }

  func goToFound(by steps: Int) {
    endedMatches = nil
    perform { await $0.goToFound(by: steps) }
  }

  /// Only with the new page: the previous one is drawn until then.
  func beginAtMatch(of page: PageID) {
    guard presenter.beginsAtMatch == page else { return }
    presenter.beginsAtMatch = nil
    pane.showsMatch = true
  }

  /// Marks the words that the search found, once there is a scan to mark them on.
  func markFound() {
    guard presenter.found != nil, markedPage != presenter.page, scanPlace != .hidden,
      scan.isShown(presenter.page)
    else { return }
    markedPage = presenter.page
    markScan()
  }
}
