import MVP

/// The open screens, the last on top, and how to navigate between them: forward, back, and beside.
@MainActor public final class Navigator<Route: Hashable & Sendable>: Router {
  private(set) var entries: [Entry] = []
  /// Those of the entries, cached because every key needs them.
  public private(set) var screens: [any Screen] = []
  private var companion: (route: Route, screen: any Screen)?
  /// The screens left by going back, the most recent last, until the reader goes elsewhere.
  private(set) var left: [Entry] = []
  /// What closed screens still have to write.
  private var unfinishedWork: [Task<Void, Never>] = []
  /// Those that wait for a network.
  private var unfinishedDownloads: [Task<Void, Never>] = []
  let build: @MainActor (Route, Navigator) -> any Screen
  /// Whether its screens are visible; those of other tabs are kept as they are.
  private(set) var isShown: Bool

  var afterFrame = AfterFrame()
  /// Another screen has come to the top and is about to appear.
  var onTop: @MainActor () -> Void = {}
  /// A screen that is not on top is about to be shown.
  var onAside: @MainActor (any Screen) -> Void = { _ in }
  /// Something on a screen has changed.
  var onChange: @MainActor () -> Void = {}
  var onAnnounce: @MainActor (Notice) -> Void = { _ in }
  var onWithdraw: @MainActor (Notice) -> Void = { _ in }
  /// A route should open in a new tab.
  var onNewTab: @MainActor (Route, NewTab) -> Void = { _, _ in }

  /// - Parameter build: turns a route into its screen. Exhaustive, so a new route must be handled there.
  public convenience init(build: @escaping @MainActor (Route, Navigator) -> any Screen) {
    self.init(isShown: true, build: build)
  }

  private init(isShown: Bool, build: @escaping @MainActor (Route, Navigator) -> any Screen) {
    (self.isShown, self.build) = (isShown, build)
  }

  /// A navigator for another tab, without screens, which is hidden.
  func another() -> Navigator { Navigator(isShown: false, build: build) }

  public var top: (any Screen)? { screens.last }

  // MARK: Router

  public func open(_ route: Route) { open(route, isApart: false) }
  public func openApart(_ route: Route) { open(route, isApart: true) }

  func open(_ route: Route, isApart: Bool) {
    if let tab = NewTab.wanted { return onNewTab(route, tab) }
    open(take(companionFor: route) ?? build(route, self), as: route, isApart: isApart)
  }

  /// Opens a screen in a new tab.
  public func openInNewTab(_ route: Route) { onNewTab(route, NewTab()) }

  public func back() {
    guard entries.count > 1, let closed = entries.popLast() else { return }
    screens.removeLast()
    if closed.lastingRoute != nil { left.append(closed) }
    close(closed.screen)
    becameTop()
  }

  public func showBeside(_ route: Route?) {
    guard let last = entries.indices.last else { return }
    entries[last].companion = route
  }

  // MARK: Other ways

  /// Opens a screen that has no route, such as help about another screen.
  func open(_ screen: any Screen) { open(screen, as: nil) }

  /// Reopens the screen left last, as it was; false if there is none.
  func forward() -> Bool {
    var rest = left
    guard let last = rest.popLast() else { return false }
    open(last)
    left = rest
    return true
  }

  func open(_ screen: any Screen, as route: Route?, isApart: Bool = false) {
    open(Entry(route: route, screen: screen, isApart: isApart))
  }

  private func open(_ entry: Entry) {
    let screen = entry.screen
    screen.onChange = { [weak self] in self?.onChange() }
    if isShown { entries.last?.screen.disappear() } else { onAside(screen) }
    entries.append(entry)
    screens.append(screen)
    // A popup is not a place to return to, and it may hold a question that has to end with it.
    if !screen.placement.isPopup { left = [] }
    becameTop()
  }

  private func becameTop() {
    guard isShown else { return onChange() }
    // It may look up what another tab has yet to store.
    afterFrame.run(.atRest)
    onTop()
    appear()
    onChange()
  }

  private func appear() {
    guard let last = entries.indices.last else { return }
    entries[last].hasAppeared = true
    entries[last].screen.appear()
  }

  // MARK: Beside

  /// The preview beside, if it is the screen now being opened: it already has its content.
  private func take(companionFor route: Route) -> (any Screen)? {
    guard let companion, companion.route == route else { return nil }
    self.companion = nil
    return companion.screen
  }

  /// The screen beside, built if the route has changed.
  func companionScreen(for route: Route) -> any Screen {
    if let companion, companion.route == route { return companion.screen }
    if let companion { close(companion.screen) }
    let screen = build(route, self)
    companion = (route, screen)
    screen.onChange = { [weak self] in self?.onChange() }
    onAside(screen)
    screen.appearBeside()
    return screen
  }

  // MARK: Tabs

  /// Its tab is shown. An existing screen is drawn as it was left, then resumes its work.
  func show() {
    isShown = true
    guard let last = entries.last, last.hasAppeared else { return becameTop() }
    onTop()
    afterFrame.add { [weak self] in
      if let self, isShown, last.screen === top { appear() }
    }
    onChange()
  }

  /// Another tab is shown. The work of these screens continues.
  func hide() {
    guard isShown else { return }
    isShown = false
    // Storing writes to disk, which must not delay the other tab's frames. The reader may be back by then.
    afterFrame.add(.atRest) { [weak self, weak top] in
      if self?.isShown != true { top?.disappear() }
    }
  }

  /// Its tab is closed, but may be reopened: its work is canceled, and questions end.
  func retire() {
    hide()
    while entries.count > 1, let popup = entries.last?.screen, popup.placement.isPopup {
      entries.removeLast()
      screens.removeLast()
      close(popup)
    }
    for screen in screens + [companion?.screen].compactMap(\.self) { close(screen) }
    companion = nil
  }

  // MARK: The end

  /// Closes and releases all screens: a question ends with its screen, and a pending write may be waiting for
  /// the answer.
  func finish() {
    for entry in entries { close(entry.screen) }
    if let companion { close(companion.screen) }
    (entries, screens, left, companion) = ([], [], [], nil)
  }

  private func close(_ screen: any Screen) {
    screen.close()
    unfinishedWork += screen.unfinishedWork
    unfinishedDownloads += screen.unfinishedDownloads
  }

  /// Cancels what closed screens still download: a slow server must not keep the program from ending.
  func cancelDownloads() {
    for download in unfinishedDownloads { download.cancel() }
    unfinishedDownloads = []
  }

  /// Waits until open and closed screens have finished writing.
  public func finishPendingWrites() async {
    for work in unfinishedWork { await work.value }
    unfinishedWork = []
  }
}
