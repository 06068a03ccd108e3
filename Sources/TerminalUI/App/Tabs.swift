import MVP
import Terminal

/// The tabs of a window: each has its own screens, and one tab is visible.
@MainActor final class Tabs<Route: Hashable & Sendable> {
  /// Every frame and every key needs the visible one, so it is not copied.
  final class Tab {
    let navigator: Navigator<Route>
    /// The tab to which its first screen leads back.
    private(set) weak var opener: Navigator<Route>?
    var palette: CommandPalette?
    var isMaximized = false

    init(_ navigator: Navigator<Route>, openedBy opener: Navigator<Route>? = nil) {
      (self.navigator, self.opener) = (navigator, opener)
    }
  }

  /// Each has a digit.
  static var most: Int { OpenTabs<Route>.most }

  private(set) var all: [Tab]
  /// The index of the visible tab.
  private(set) var place = 0
  /// The tab closed last, as it was left, and its position.
  private var closed: (tab: Tab, place: Int)?
  /// What closed tabs still have to write.
  private var gone: [Navigator<Route>] = []
  /// The names before the change being announced.
  private var knownNames: [String] = []

  init(_ navigator: Navigator<Route>) { all = [Tab(navigator)] }

  /// The visible tab.
  var current: Tab { all[place] }

  var hasRoom: Bool { all.count < Tabs.most }

  var canReopen: Bool { closed != nil && hasRoom }

  /// From 0; nil if it is closed.
  func place(of navigator: Navigator<Route>) -> Int? { all.firstIndex { $0.navigator === navigator } }

  // MARK: Changes

  /// Adds a tab after the others, which keep their places.
  func add(_ navigator: Navigator<Route>, openedBy opener: Navigator<Route>?) {
    all.append(Tab(navigator, openedBy: opener))
  }

  /// Shows another tab.
  func go(to wanted: Int) {
    guard wanted != place, all.indices.contains(wanted) else { return }
    current.navigator.hide()
    place = wanted
    current.navigator.show()
  }

  /// Shows the tab at `wanted`; the previous one is already hidden.
  func show(_ wanted: Int) {
    place = wanted
    current.navigator.show()
  }

  /// Closes the visible tab, unless it is the only one, and goes to the one that opened it, or else to its
  /// neighbor.
  func close() {
    guard all.count > 1 else { return }
    let tab = all[place]
    tab.navigator.retire()
    all.remove(at: place)
    if let closed { forget(closed.tab) }
    tab.palette = nil
    closed = (tab, place)
    place = tab.opener.flatMap(place(of:)) ?? max(0, place - 1)
    current.navigator.show()
  }

  /// Reopens the tab closed last, in its old position.
  func reopen() {
    guard canReopen, let (tab, former) = closed else { return }
    closed = nil
    current.navigator.hide()
    place = min(former, all.count)
    all.insert(tab, at: place)
    tab.navigator.show()
  }

  private func forget(_ tab: Tab) {
    tab.navigator.finish()
    gone.append(tab.navigator)
  }

  // MARK: Names

  /// The names of the tabs, in order; empty for a single one, which needs no name.
  var names: [String] { all.count > 1 ? all.map { Tabs.name(of: $0.navigator) } : [] }

  /// A popup is about the screen below it.
  static func name(of navigator: Navigator<Route>) -> String {
    navigator.screens.last { !$0.placement.isPopup }?.tabName ?? ""
  }

  /// Whether a tab's name has changed since the last call.
  func areRenamed() -> Bool {
    let names = names
    defer { knownNames = names }
    return names != knownNames
  }

  // MARK: The end

  /// Closes all screens of all tabs, and cancels their downloads.
  func finish() {
    for tab in all { tab.navigator.finish() }
    if let closed { forget(closed.tab) }
    closed = nil
    for navigator in gone + all.map({ $0.navigator }) { navigator.cancelDownloads() }
  }

  /// Waits until open and closed screens have finished writing.
  func finishPendingWrites() async {
    for navigator in gone + [closed?.tab.navigator].compactMap(\.self) {
      await navigator.finishPendingWrites()
    }
    gone = []
    for tab in all { await tab.navigator.finishPendingWrites() }
  }
}
