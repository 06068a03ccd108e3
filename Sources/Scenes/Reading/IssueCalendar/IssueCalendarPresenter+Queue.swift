import MVP
import Newspapers
import Presentation

/// Taking issues, to be read without a network.
extension IssueCalendarPresenter {
  public func queueIssue() async {
    guard let issue = selectedIssue else { return }
    // What is not here is not asked for: the price is estimated.
    let pages = try? await archive.issue(issue, freshness: .kept).pages.count
    await shelf?.queue(issue, pages: pages, title: title, from: archive, router)
  }

  public func queueYear() async {
    guard let content = state.content else { return }
    guard content.year.issueCount != 0 else {
      router?.announce("No issues in \(content.year.year)")
      return
    }
    let extent = content.year.issueCount.map {
      JobExtent(issues: $0, pages: nil, isHere: archive.held.contains(lccn))
    }
    let first = PageID(issue: IssueID(lccn: lccn, date: content.date, edition: 1), sequence: 1)
    await shelf?.queue(
      [JobScope(.year(lccn, content.year.year), extent: extent)], title: title,
      files: archive.files(of: first), router)
  }
}
