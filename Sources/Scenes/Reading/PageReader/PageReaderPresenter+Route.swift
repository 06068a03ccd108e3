import MVP
import Newspapers
import Presentation

extension PageReaderPresenter: RoutePresenting {
  public var currentRoute: Route {
    .page(page, title: knownIssue?.title ?? title, found: found)
  }
}
