import MVP
import Newspapers
import Presentation

extension IssueCalendarPresenter: RoutePresenting {
  public var currentRoute: Route {
    let shown = edition ?? state.content?.selectedIssue?.edition ?? 1
    return .calendar(lccn, title: title, date: date, edition: date == nil ? nil : shown)
  }
}
