import Clock
import MVP
import Presentation
import TerminalUI

/// The status bar of every scene that shows a source's data.
enum StatusWords {
  /// - Parameter waiting: what the screen is waiting for, in words; nil for newer content.
  static func status<Content: SourcedContent>(
    of state: ViewState<Content>, position: String, clock: any WallClock, waiting: String? = nil
  ) -> ScreenStatus {
    let origin = state.content?.origin
    var status = ScreenStatus(
      source: origin?.words(now: clock.now) ?? "", notice: (origin?.notice).map { Notice($0, .caveat) },
      position: position)
    switch state {
    case .refreshing:
      let updating = "updating \(origin?.awaited.map { "\($0) " } ?? "")…"
      status.notices = [Notice(waiting ?? updating), ScreenStatus.wayOut]
    case .stale(_, let failure): status.notices = [.failure(failure.message)]
    case .idle, .loading, .content, .empty, .failed: break
    }
    return status
  }
}
