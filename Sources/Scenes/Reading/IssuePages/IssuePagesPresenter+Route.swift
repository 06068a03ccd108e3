import MVP
import Presentation

extension IssuePagesPresenter: RoutePresenting {
  public var currentRoute: Route { .issue(issue, title: title ?? state.content?.title, first: first) }
}
