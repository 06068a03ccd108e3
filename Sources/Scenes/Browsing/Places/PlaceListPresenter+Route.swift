import MVP
import Presentation

extension PlaceListPresenter: RoutePresenting {
  /// A county is replaced with its state, since it has no route.
  public var currentRoute: Route { .places(PlacePath(state: path.state).query(filters)) }
}
