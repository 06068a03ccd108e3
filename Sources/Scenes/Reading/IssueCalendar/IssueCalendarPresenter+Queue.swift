import MVP
import Newspapers
import Presentation

/// Taking issues, to be read without a network.
extension IssueCalendarPresenter {
  public func queueIssue() async {
    guard let issue = selectedIssue else { return }
    // What is not here is not asked for: the price is estimated.
    let pages = try? await archive.issue(issue, freshness: .kept).pages.count
    let extent = JobExtent(issues: 1, pages: pages, isHere: archive.held.contains(lccn))
    await queue(JobScope(.issue(issue), extent: extent), like: issue)
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
    let first = IssueID(lccn: lccn, date: content.date, edition: 1)
    await queue(JobScope(.year(lccn, content.year.year), extent: extent), like: first)
  }

  private func queue(_ scope: JobScope, like issue: IssueID) async {
    let files = archive.files(of: PageID(issue: issue, sequence: 1))
    await shelf?.queue([scope], title: title, files: files, router)
  }
}
