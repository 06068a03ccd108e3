import MVP

/// Several screens at once, and its own, to be reopened.
extension Navigator {
  public func openApart(all routes: [Route]) { open(all: routes, isApart: true) }

  /// Opens `routes`, the last on top. Those below it do not appear, so their requests do not delay those of the
  /// last.
  func open(all routes: [Route], isApart: Bool = false) {
    guard isShown, NewTab.wanted == nil, routes.count > 1 else {
      for (number, route) in routes.enumerated() { open(route, isApart: isApart && number == 0) }
      return
    }
    top?.disappear()
    hide()
    for (number, route) in routes.enumerated() {
      open(build(route, self), as: route, isApart: isApart && number == 0)
    }
    show()
  }

  /// The routes to its current screens, except for popups and screens without a route.
  var places: [OpenTabs<Route>.Place] {
    entries.compactMap { entry in
      guard let route = entry.lastingRoute else { return nil }
      return OpenTabs.Place(
        route, name: entry.screen.tabName, isApart: entry.isApart,
        row: (entry.screen as? any RowReturning)?.leftRow)
    }
  }

  /// Opens screens that were open before, the last on top, while its tab is hidden: none of them appears, so none loads.
  func restore(_ places: [OpenTabs<Route>.Place]) {
    for place in places {
      let screen = build(place.route, self)
      if let row = place.row { (screen as? any RowReturning)?.willReturn(to: row) }
      open(screen, as: place.route, isApart: place.isApart)
    }
  }
}

extension Navigator.Entry {
  /// The route to the screen as it is now, since the reader may have searched, or turned to another page; nil
  /// for a popup, and for a screen without a route.
  @MainActor var lastingRoute: Route? {
    screen.placement.isPopup ? nil : screen.currentRoute(as: Route.self) ?? route
  }
}
