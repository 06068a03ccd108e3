import MVP
import Newspapers
import Presentation

/// Taking issues, to be read without a network.
extension IssueCalendarPresenter {
  public func queueIssue() async {
    guard let issue = selectedIssue else { return }
    await shelf?.queue(.issue(issue), title: title, router)
  }

  public func queueYear() async {
    guard let content = state.content else { return }
    guard content.year.issueCount != 0 else {
      router?.announce("No issues in \(content.year.year)")
      return
    }
    await shelf?.queue(.year(lccn, content.year.year), title: title, router)
  }
}
