import MVP

/// The open screens, the last on top, and how to navigate between them: forward, back, and what stands
/// beside.
@MainActor public final class Navigator<Route: Hashable & Sendable>: Router {
  struct Entry {
    /// Nil for a screen that was passed in ready made.
    let route: Route?
    let screen: any Screen
    /// Whether the reader came to it by no way that leads from the screens before.
    let isApart: Bool
    /// What to show beside the screen if there is room.
    var companion: Route?
    /// Whether it was on top of the screens that are shown.
    var hasAppeared = false
  }

  private(set) var entries: [Entry] = []
  /// Those of the entries: every key asks for them.
  public private(set) var screens: [any Screen] = []
  private var companion: (route: Route, screen: any Screen)?
  /// The screens that were gone back from, the most recent last, until the reader takes another way.
  private var left: [(route: Route, isApart: Bool)] = []
  /// What closed screens still have to write.
  private var pendingWrites: [Task<Void, Never>] = []
  let build: @MainActor (Route, Navigator) -> any Screen
  /// Whether the reader sees its screens; those of other tabs are kept as they are.
  private(set) var isShown: Bool

  var afterFrame = AfterFrame()
  /// Another screen has come to the top and is about to appear.
  var onTop: @MainActor () -> Void = {}
  /// A screen is about to be shown that is not on top.
  var onAside: @MainActor (any Screen) -> Void = { _ in }
  /// Something on a screen has changed.
  var onChange: @MainActor () -> Void = {}
  var onAnnounce: @MainActor (String) -> Void = { _ in }
  /// A route is to be opened in a tab of its own.
  var onNewTab: @MainActor (Route, NewTab) -> Void = { _, _ in }

  /// - Parameter build: turns a route into its screen. Exhaustive, so that a new route has to be built there.
  public convenience init(build: @escaping @MainActor (Route, Navigator) -> any Screen) {
    self.init(isShown: true, build: build)
  }

  private init(isShown: Bool, build: @escaping @MainActor (Route, Navigator) -> any Screen) {
    (self.isShown, self.build) = (isShown, build)
  }

  /// One for another tab, without screens, which is not shown.
  func another() -> Navigator { Navigator(isShown: false, build: build) }

  public var top: (any Screen)? { screens.last }

  // MARK: Router

  public func open(_ route: Route) { open(route, isApart: false) }
  public func openApart(_ route: Route) { open(route, isApart: true) }

  private func open(_ route: Route, isApart: Bool) {
    if let tab = NewTab.wanted { return onNewTab(route, tab) }
    open(take(companionFor: route) ?? build(route, self), as: route, isApart: isApart)
  }

  /// Opens a screen in a tab of its own.
  public func openInNewTab(_ route: Route) { onNewTab(route, NewTab()) }

  public func back() {
    guard entries.count > 1, let closed = entries.popLast() else { return }
    screens.removeLast()
    if !closed.screen.placement.isPopup, let route = closed.route { left.append((route, closed.isApart)) }
    close(closed.screen)
    becameTop()
  }

  public func showBeside(_ route: Route?) {
    guard let last = entries.indices.last else { return }
    entries[last].companion = route
  }

  public func announce(_ message: String) { onAnnounce(message) }

  // MARK: Other ways

  /// Opens a screen that has no route, such as help about another screen.
  func open(_ screen: any Screen) { open(screen, as: nil) }

  /// Reopens the screen left last; false if there is none.
  func forward() -> Bool {
    var rest = left
    guard let last = rest.popLast() else { return false }
    open(last.route, isApart: last.isApart)
    left = rest
    return true
  }

  func open(_ screen: any Screen, as route: Route?, isApart: Bool = false) {
    screen.onChange = { [weak self] in self?.onChange() }
    if isShown { entries.last?.screen.disappear() } else { onAside(screen) }
    entries.append(Entry(route: route, screen: screen, isApart: isApart))
    screens.append(screen)
    // A popup is not a place to return to, and it may hold a question that has to end with it.
    if !screen.placement.isPopup { left = [] }
    becameTop()
  }

  private func becameTop() {
    guard isShown else { return onChange() }
    // It may look up what another tab has to keep.
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

  /// Its tab comes up. A screen that was there before is drawn as it was left, and then goes on with its work.
  func show() {
    isShown = true
    guard let last = entries.last, last.hasAppeared else { return becameTop() }
    onTop()
    afterFrame.add { [weak self] in
      if let self, isShown, last.screen === top { appear() }
    }
    onChange()
  }

  /// Another tab comes up. What the screens have begun goes on.
  func hide() {
    guard isShown else { return }
    isShown = false
    // What it keeps goes to the disk, and that is not to delay the other one's frames. The reader may be back by then.
    afterFrame.add(.atRest) { [weak self, weak top] in
      if self?.isShown != true { top?.disappear() }
    }
  }

  /// Its tab is closed, and may be shown again: what it has begun is canceled, and questions end.
  func retire() {
    hide()
    while entries.count > 1, let popup = entries.last?.screen, popup.placement.isPopup {
      entries.removeLast()
      screens.removeLast()
      close(popup)
    }
    for screen in screens + [companion?.screen].compactMap(\.self) {
      _ = screen.abandonWork()
      close(screen)
    }
  }

  // MARK: The end

  /// Closes all screens, and lets go of them: a question ends with its screen, and what is to be written may wait for the
  /// answer.
  func finish() {
    for entry in entries { close(entry.screen) }
    if let companion { close(companion.screen) }
    (entries, screens, left, companion) = ([], [], [], nil)
  }

  private func close(_ screen: any Screen) {
    screen.close()
    if let write = screen.pendingWrite { pendingWrites.append(write) }
  }

  /// Waits until open and closed screens have finished writing.
  public func finishPendingWrites() async {
    for write in pendingWrites { await write.value }
    pendingWrites = []
  }
}
