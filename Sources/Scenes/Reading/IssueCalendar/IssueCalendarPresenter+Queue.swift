import MVP
import Newspapers
import Presentation

/// Queuing issues, for reading without a network.
extension IssueCalendarPresenter {
  public func queueIssue() async {
    guard let issue = selectedIssue else { return }
    await shelf?.queue(issue, title: title, from: archive, router)
  }

  public func queueYear() async {
    guard let content = state.content else { return }
    guard content.year.issueCount != 0 else {
      router?.announce("No issues in \(content.year.year)")
      return
    }
    let year = content.year.year
    var extent: JobExtent?
    if content.year.issueCount != nil {
      extent = await shelf?.extent(of: calendar.issues(in: year).map { $0.id(of: lccn) }, held: archive.held)
    }
    let first = PageID(issue: IssueID(lccn: lccn, date: content.date, edition: 1), sequence: 1)
    await shelf?.queue(
      [JobScope(.year(lccn, year), extent: extent)], title: title,
      files: archive.files(of: first), router)
  }
}
