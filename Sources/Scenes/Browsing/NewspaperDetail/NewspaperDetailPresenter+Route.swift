import MVP
import Presentation

extension NewspaperDetailPresenter: RoutePresenting {
  public var currentRoute: Route { .newspaper(lccn, preview: state.content ?? preview) }
}
