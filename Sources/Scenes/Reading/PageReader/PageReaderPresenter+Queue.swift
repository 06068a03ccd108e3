import MVP
import Newspapers
import Presentation

/// Taking the rest of the issue, to be read without a network.
extension PageReaderPresenter {
  public func queueIssue() async {
    let extent = JobExtent(
      issues: 1, pages: knownIssue?.pages.count, isHere: archive.held.contains(page.issue.lccn))
    await shelf?.queue(
      [JobScope(.issue(page.issue), extent: extent)], title: knownIssue?.title ?? title,
      files: archive.files(of: page), router)
  }
}
