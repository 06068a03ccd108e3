import MVP
import Terminal

/// The tabs of the window.
extension ScreenWindow {
  /// The screens of the visible tab.
  public var navigator: Navigator<Route> { tabs.current.navigator }

  var palette: CommandPalette? {
    get { tabs.current.palette }
    set { tabs.current.palette = newValue }
  }

  func connect(_ navigator: Navigator<Route>) {
    navigator.afterFrame = afterFrame
    navigator.onTop = { [weak self] in self?.screenCameToTop() }
    navigator.onAside = { [weak self] in self?.tellNames(to: $0) }
    navigator.onChange = { [weak self, weak navigator] in
      guard let self, let navigator else { return }
      // Other tabs are not drawn, except for their names.
      if navigator === self.navigator || tabs.areRenamed() { changed() }
    }
    navigator.onAnnounce = { [weak self, weak navigator] message in
      guard let self, let navigator else { return }
      announce(named(message, from: navigator), from: navigator)
    }
    navigator.onWithdraw = { [weak self, weak navigator] message in
      guard let self, let navigator else { return }
      withdraw(named(message, from: navigator))
    }
    navigator.onNewTab = { [weak self, weak navigator] route, tab in
      guard let self, let navigator else { return }
      open(route, in: tab, from: navigator)
    }
  }

  /// A hidden tab says which one it is.
  private func named(_ notice: Notice, from navigator: Navigator<Route>) -> Notice {
    guard navigator !== self.navigator, let place = tabs.place(of: navigator) else { return notice }
    return notice.saying("Tab \(place + 1): \(notice.words)")
  }

  /// Opens a screen in a new tab, which is shown unless the reader has gone elsewhere since.
  private func open(_ route: Route, in tab: NewTab, from opener: Navigator<Route>) {
    // Work started by the new screens does not inherit the request.
    NewTab.$wanted.withValue(nil) {
      if let navigator = tab.router as? Navigator<Route> { return navigator.open(route) }
      guard tabs.place(of: opener) != nil else { return }
      guard tabs.hasRoom else { return announce(fullWords) }
      let navigator = opener.another()
      navigator.open(route)
      // A popup belongs to the screen below it.
      guard navigator.top?.placement.isPopup == false else { return opener.open(route) }
      tab.router = navigator
      connect(navigator)
      tabs.add(navigator, openedBy: opener)
      if opener === self.navigator {
        go(to: tabs.all.count - 1)
      } else {
        announce("Opened in tab \(tabs.all.count)")
      }
    }
  }

  func go(to place: Int) {
    pointer.forget()
    tabs.go(to: place)
  }

  // MARK: Commands

  /// Performs a tab command; false for any other.
  func handleTabs(_ command: Command, count: Int?, on screen: any Screen, key: Key) -> Bool {
    switch command {
    case .openInTab: NewTab.$wanted.withValue(NewTab()) { _ = screen.handle(.open, count: nil) }
    case .tab: goToTab(count ?? key.digit)
    case .nextTab: step(by: count ?? 1)
    case .previousTab: step(by: -(count ?? 1))
    case .closeTab: closeTab()
    case .reopenTab:
      pointer.forget()
      tabs.reopen()
    default: return false
    }
    return true
  }

  /// Why a tab command can do nothing now; nil if it can.
  func tabObstacle(to command: Command, on screen: any Screen) -> String? {
    switch command {
    case .openInTab:
      // A popup gives an answer; it is not a place to go to.
      if screen.placement.isPopup || !bindings.contains(where: { $0.command == .open }) {
        return "Nothing here opens in a tab"
      }
      return tabs.hasRoom ? screen.obstacle(to: .open) : fullWords
    case .tab, .nextTab, .previousTab:
      return tabs.all.count > 1 ? nil : "This is the only tab; \(key(of: .openInTab)) opens another"
    case .closeTab: return tabs.all.count > 1 ? nil : "This is the only tab; \(key(of: .quit)) quits"
    case .reopenTab: return tabs.canReopen ? nil : tabs.hasRoom ? "No closed tab to reopen" : fullWords
    default: return nil
    }
  }

  var fullWords: String {
    "All \(Tabs<Route>.most) tabs are in use; \(key(of: .closeTab)) closes one"
  }

  private func goToTab(_ number: Int?) {
    guard let number else { return announce("Which tab? Type its number, too: tab 2") }
    guard number > 0, tabs.all.indices.contains(number - 1) else {
      return announce("No tab \(number); there are \(tabs.all.count)")
    }
    go(to: number - 1)
  }

  private func step(by count: Int) {
    let total = tabs.all.count
    go(to: ((tabs.place + count) % total + total) % total)
  }

  private func closeTab() {
    pointer.forget()
    tabs.close()
    announce("Tab closed; \(key(of: .reopenTab)) reopens it")
  }

  /// The first screen of one of several tabs: q closes the tab, and other keys lead to the one that opened it.
  func leaveTab(by key: Key) {
    guard key != "q" else { return closeTab() }
    if let opener = tabs.current.opener.flatMap(tabs.place(of:)) { return go(to: opener) }
    announce("This is the tab's first screen; \(self.key(of: .closeTab)) closes the tab")
  }

  /// The command of a key that types nothing, while a line is being typed: to go to another tab, or to suspend the
  /// program.
  func commandWhileTyping(_ key: Key) -> Command? {
    guard !key.modifiers.isDisjoint(with: [.alt, .control]) else { return nil }
    return bindings.first { binding in
      [.tab, .nextTab, .previousTab, .suspend].contains(binding.command)
        && binding.keys.contains(KeySequence([key]))
    }?.command
  }

  // MARK: Names

  /// Which tab is shown, and how many there are; nil if there is only one.
  var tabNumber: (number: Int, total: Int)? {
    tabs.all.count > 1 ? (tabs.place + 1, tabs.all.count) : nil
  }

  /// Whether there is nothing to go back to.
  var isFirstScreen: Bool { navigator.screens.count < 2 && tabs.all.count < 2 }

  /// Waits until open and closed screens have finished writing.
  public func finishPendingWrites() async { await tabs.finishPendingWrites() }
}

extension Key {
  fileprivate var digit: Int? {
    if case .character(let character) = code {
      character.isASCII ? character.wholeNumberValue : nil
    } else {
      nil
    }
  }
}
