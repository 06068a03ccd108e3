import MVP

/// What was open, and is opened again.
extension ScreenWindow {
  /// What is open; when the window is finished, what was open last.
  public var openTabs: OpenTabs<Route> {
    lastTabs
      ?? OpenTabs(tabs.all.map { $0.navigator.places }, front: tabs.place)
  }

  /// Opens the first screens: `routes`, the last on top, or else `former` tabs.
  func begin(from routes: [Route], or former: OpenTabs<Route>?) {
    if let former, reopen(former) > 0 { return }
    for route in routes { navigator.open(route) }
  }

  /// Opens tabs as they were: behind those that are open, or instead of a first screen that led nowhere yet. Only the screen
  /// in front begins to load; the others do when the reader comes to them.
  /// - Returns: how many there was room for; if not for all, that is said.
  @discardableResult public func reopen(_ former: OpenTabs<Route>) -> Int {
    let replaces = isFirstScreen
    let room = Tabs<Route>.most - (replaces ? 0 : tabs.all.count)
    guard room > 0 else {
      announce(fullWords)
      return 0
    }
    guard !former.tabs.isEmpty else { return 0 }
    // What the screens begin is not part of a wish for a tab.
    NewTab.$wanted.withValue(nil) {
      pointer.forget()
      let first = replaces ? 0 : tabs.all.count
      navigator.hide()
      if replaces { navigator.finish() }
      for (number, places) in former.tabs.prefix(room).enumerated() {
        let restored = replaces && number == 0 ? navigator : add()
        restored.restore(places)
      }
      tabs.show(min(first + former.front, tabs.all.count - 1))
    }
    let total = former.tabs.count
    if total > room { announce("\(room) of \(total) tabs reopened: all \(Tabs<Route>.most) are in use") }
    return min(room, total)
  }

  private func add() -> Navigator<Route> {
    let added = navigator.another()
    connect(added)
    tabs.add(added, openedBy: nil)
    return added
  }

  // MARK: Work

  /// Starts work that outlives the screen on which it was wanted; keys wait for it as for that of a screen.
  public func perform(_ intent: @escaping @MainActor () async -> Void) { performer.perform(intent) }

  /// Whether something was begun that the screen in use does not know of.
  var isBusy: Bool { performer.isRunning }
}
