import MVP

extension BaseScreen {
  public final func currentRoute<Route: Hashable & Sendable>(as type: Route.Type) -> Route? {
    (presenter as? any RoutePresenting<Route>)?.currentRoute
  }
}
