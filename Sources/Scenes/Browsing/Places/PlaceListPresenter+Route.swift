import MVP
import Presentation

extension PlaceListPresenter: RoutePresenting {
  /// A county is left for its state, since no route leads there.
  public var currentRoute: Route { .places(state: path.state) }
}
