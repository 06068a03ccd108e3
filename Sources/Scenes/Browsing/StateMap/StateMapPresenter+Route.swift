import MVP
import Presentation

extension StateMapPresenter: RoutePresenting {
  public var currentRoute: Route { .map(state: tile.state) }
}
