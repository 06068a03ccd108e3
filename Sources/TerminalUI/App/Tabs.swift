import MVP
import Terminal

/// The tabs of a window: each has screens of its own, and one of them is shown.
@MainActor final class Tabs<Route: Hashable & Sendable> {
  /// Every frame and every key asks for the one that is shown, so it is not copied.
  final class Tab {
    let navigator: Navigator<Route>
    /// Where its first screen leads back to.
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
  /// Of the tab that is shown, from 0.
  private(set) var place = 0
  /// The tab that was closed last, as it was left, and where it stood.
  private var closed: (tab: Tab, place: Int)?
  /// What tabs that are gone still have to write.
  private var gone: [Navigator<Route>] = []
  /// Before the change that is being made known.
  private var knownNames: [String] = []

  init(_ navigator: Navigator<Route>) { all = [Tab(navigator)] }

  /// The tab that is shown.
  var current: Tab { all[place] }

  var hasRoom: Bool { all.count < Tabs.most }

  var canReopen: Bool { closed != nil && hasRoom }

  /// From 0; nil if it is closed.
  func place(of navigator: Navigator<Route>) -> Int? { all.firstIndex { $0.navigator === navigator } }

  // MARK: Changes

  /// Adds a tab behind the others, whose places stay.
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

  /// Shows the tab at `wanted`; the one before is hidden already.
  func show(_ wanted: Int) {
    place = wanted
    current.navigator.show()
  }

  /// Closes the tab that is shown, unless it is the only one, and goes to the one that opened it, or else to its neighbor.
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

  /// Brings back the tab that was closed last, where it stood.
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

  /// What the tabs are called, in their order; nothing for a single one, which nobody names.
  var names: [String] { all.count > 1 ? all.map { Tabs.name(of: $0.navigator) } : [] }

  /// A popup is about what lies below it.
  static func name(of navigator: Navigator<Route>) -> String {
    navigator.screens.last { !$0.placement.isPopup }?.tabName ?? ""
  }

  /// Whether a tab has got another name since this was asked last.
  func areRenamed() -> Bool {
    let names = names
    defer { knownNames = names }
    return names != knownNames
  }

  // MARK: The end

  /// Closes all screens of all tabs.
  func finish() {
    for tab in all { tab.navigator.finish() }
    if let closed { forget(closed.tab) }
    closed = nil
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
