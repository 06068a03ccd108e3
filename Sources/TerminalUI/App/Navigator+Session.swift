import MVP

/// Its screens, to be reopened.
extension Navigator {
  /// The routes to its current screens, except for popups and screens without a route.
  var places: [OpenTabs<Route>.Place] {
    entries.compactMap { entry in
      guard let route = entry.lastingRoute else { return nil }
      return OpenTabs.Place(route, name: entry.screen.tabName, isApart: entry.isApart)
    }
  }

  /// Opens screens that were open before, the last on top, while its tab is hidden: none of them appears, so none loads.
  func restore(_ places: [OpenTabs<Route>.Place]) {
    for place in places { open(build(place.route, self), as: place.route, isApart: place.isApart) }
  }
}

extension Navigator.Entry {
  /// The route to the screen as it is now, since the reader may have searched, or turned to another page; nil
  /// for a popup, and for a screen without a route.
  @MainActor var lastingRoute: Route? {
    screen.placement.isPopup ? nil : screen.currentRoute(as: Route.self) ?? route
  }
}
