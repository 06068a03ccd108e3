import MVP
import Presentation

extension StateMapPresenter: RoutePresenting {
  public var currentRoute: Route { .map(state: isChosen ? tile.state : nil) }
}
