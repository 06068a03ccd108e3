import MVP

/// Saving what was open, and reopening it.
extension ScreenWindow {
  /// What is open; once the window is closed, what was last open.
  public var openTabs: OpenTabs<Route> {
    lastTabs
      ?? OpenTabs(tabs.all.map { $0.navigator.places }, front: tabs.place)
  }

  /// Opens the first screens: `routes`, the last on top, or else `former` tabs.
  func begin(from routes: [Route], or former: OpenTabs<Route>?) {
    if let former, reopen(former) > 0 { return }
    navigator.open(all: routes)
  }

  /// Reopens tabs: behind the open ones, or in place of a first screen that has led nowhere yet. Only the
  /// front screen starts to load; the others do when the reader switches to them.
  /// - Returns: how many there was room for; a message says so if some did not fit.
  @discardableResult public func reopen(_ former: OpenTabs<Route>) -> Int {
    let replaces = isFirstScreen
    let room = Tabs<Route>.most - (replaces ? 0 : tabs.all.count)
    guard room > 0 else {
      announce(fullWords)
      return 0
    }
    guard !former.tabs.isEmpty else { return 0 }
    // Work started by these screens does not inherit a request for a new tab.
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

  /// Starts work that outlives the screen that requested it; keys wait for it as for a screen's work.
  public func perform(_ intent: @escaping @MainActor () async -> Void) { performer.perform(intent) }

  /// Whether work was started that the active screen does not know about.
  var isBusy: Bool { performer.isRunning }
}
