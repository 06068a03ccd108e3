import MVP
import Presentation

extension FrontPagesPresenter: RoutePresenting {
  public var currentRoute: Route { .frontPages(date, state: placeState) }
}
