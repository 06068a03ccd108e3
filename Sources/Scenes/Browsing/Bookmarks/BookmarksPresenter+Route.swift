import MVP
import Presentation

extension BookmarksPresenter: RoutePresenting {
  /// The lists that no route leads to are a key away from the bookmarks.
  public var currentRoute: Route {
    switch identity.shelf {
    case .bookmarks, .history, .filters: .bookmarks
    case .reading: .reading
    case .searches: .savedSearches
    }
  }
}
