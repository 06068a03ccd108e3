import MVP
import Newspapers
import Presentation

/// Taking issues, to be read without a network.
extension IssueCalendarPresenter {
  public func queueIssue() async {
    guard let content = state.content, content.editions.indices.contains(content.edition) else {
      router?.announce("No issue on this day; n: next issue")
      return
    }
    await shelf?.queue(.issue(content.editions[content.edition]), title: knownTitle, router)
  }

  public func queueYear() async {
    guard let content = state.content else { return }
    guard content.year.issueCount != 0 else {
      router?.announce("No issues in \(content.year.year)")
      return
    }
    await shelf?.queue(.year(lccn, content.year.year), title: knownTitle, router)
  }

  /// Nil where the LCCN stands in for it.
  private var knownTitle: String? {
    state.content.flatMap { $0.title == lccn.description ? nil : $0.title }
  }
}
