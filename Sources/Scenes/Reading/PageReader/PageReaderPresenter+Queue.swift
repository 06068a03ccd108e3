import MVP
import Newspapers
import Presentation

/// Taking the rest of the issue, to be read without a network.
extension PageReaderPresenter {
  public func queueIssue() async {
    await shelf?.queue(.issue(page.issue), title: knownIssue?.title ?? title, router)
  }
}
