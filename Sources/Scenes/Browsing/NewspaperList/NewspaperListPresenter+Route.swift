import MVP
import Presentation

extension NewspaperListPresenter: RoutePresenting {
  public var currentRoute: Route { .newspapers(query) }
}
