import Clock
import MVP
import Presentation
import TerminalUI

/// The status bar of every scene that shows a source's data.
enum StatusWords {
  static func status<Content: SourcedContent>(
    of state: ViewState<Content>, position: String, clock: any WallClock
  ) -> ScreenStatus {
    let origin = state.content?.origin
    var status = ScreenStatus(
      source: origin?.words(now: clock.now) ?? "", notice: (origin?.notice).map { Notice($0) },
      position: position)
    switch state {
    case .refreshing: status.notices = ["updating \(origin?.awaited.map { "\($0) " } ?? "")…"]
    case .stale(_, let failure): status.notices = [.failure(failure.message)]
    case .idle, .loading, .content, .empty, .failed: break
    }
    return status
  }
}
