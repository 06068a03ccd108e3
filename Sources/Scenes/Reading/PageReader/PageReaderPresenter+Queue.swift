import MVP
import Newspapers
import Presentation

/// Queuing the rest of the issue, for reading without a network.
extension PageReaderPresenter {
  public func queueIssue() async {
    await shelf?.queue(page.issue, title: knownIssue?.title ?? title, from: archive, router)
  }
}
