import MVP
import Newspapers
import Presentation

/// What can be done with the issue of the selected day.
extension IssueCalendarPresenter {
  /// Copies a citation of the issue; or of the newspaper on a day without one.
  public func cite(choosesStyle: Bool) async {
    let work = state.content?.selectedIssue.map(PageAddress.issue) ?? .newspaper(lccn)
    await citer?.copy(work, title: state.content?.title, choosesStyle: choosesStyle, router)
  }

  public func open() {
    guard let issue = selectedIssue else { return }
    router?.open(.page(PageID(issue: issue, sequence: 1), title: state.content?.title))
  }

  /// Shows the pages of the issue.
  public func openPages() {
    guard let issue = selectedIssue else { return }
    router?.open(.issue(issue, title: state.content?.title))
  }

  /// The selected edition; nil if there is none, which is announced.
  var selectedIssue: IssueID? {
    guard let content = state.content else { return nil }
    if content.selectedIssue == nil {
      announceNothing("on this day", isForward: true)
    }
    return content.selectedIssue
  }

  /// Says that there is no issue at a `time`, and which key leads to the next or previous one, if there is
  /// one.
  func announceNothing(_ time: String, isForward: Bool) {
    guard let date else { return }
    let isListed = !isHeldOnly || !calendar.incompleteYears.contains(date.year)
    let nothing = isListed ? "No issue \(time)" : "No page here from an issue \(time)"
    let span = span ?? date...date
    let next =
      calendar.day(after: date, within: span) == .none ? nil : "\(key: "next-issue", "n"): next issue"
    let previous =
      calendar.day(before: date, within: span) == .none
      ? nil : "\(key: "previous-issue", "p"): previous issue"
    let way = isForward ? next ?? previous : previous ?? next
    router?.announce([nothing, way].compactMap(\.self).joined(separator: "; "))
  }

  /// Searches the pages of this newspaper.
  public func openSearch() { router?.open(.search("lccn:\(lccn) ", isAsked: false)) }
}
