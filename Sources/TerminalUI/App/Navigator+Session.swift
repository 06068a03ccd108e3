import MVP

/// Its screens, to be reopened.
extension Navigator {
  /// The routes to its current screens, except for popups and screens without a route.
  var places: [OpenTabs<Route>.Place] {
    entries.compactMap { entry in
      let screen = entry.screen
      guard !screen.placement.isPopup, let route = screen.currentRoute(as: Route.self) ?? entry.route else {
        return nil
      }
      return OpenTabs.Place(route, name: screen.tabName, isApart: entry.isApart)
    }
  }

  /// Opens screens that were open before, the last on top, while its tab is hidden: none of them appears, so none loads.
  func restore(_ places: [OpenTabs<Route>.Place]) {
    for place in places { open(build(place.route, self), as: place.route, isApart: place.isApart) }
  }
}
