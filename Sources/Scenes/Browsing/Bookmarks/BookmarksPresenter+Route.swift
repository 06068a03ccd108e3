import MVP
import Presentation

extension BookmarksPresenter: RoutePresenting {
  /// Lists without a route of their own are a key away from the bookmarks.
  public var currentRoute: Route {
    switch identity.shelf {
    case .bookmarks, .history, .filters: .bookmarks
    case .reading: .reading
    case .searches: .savedSearches
    }
  }
}
