import MVP
import Presentation

extension IssueCalendarPresenter: RoutePresenting {
  public var currentRoute: Route {
    .calendar(lccn, title: title, date: date, edition: date == nil ? nil : edition + 1)
  }
}
