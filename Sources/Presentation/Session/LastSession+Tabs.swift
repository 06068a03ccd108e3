import MVP
import Newspapers

extension LastSession {
  /// What of `open` means something another day; nil if that is no more than a screen that the program begins with.
  /// - Parameter quit: seconds since 1970.
  init?(_ open: OpenTabs<Route>, quit: Double) {
    let lasting = OpenTabs(
      open.tabs.map { $0.filter { $0.route.fields != nil } }, front: open.front)
    let beginnings: [Route] = [.home, .newspapers(NewspaperQuery())]
    guard lasting.tabs.joined().contains(where: { !beginnings.contains($0.route) }) else { return nil }
    self.init(
      tabs: lasting.tabs.map { places in
        Tab(name: places.last?.name ?? "", screens: places.compactMap(\.route.fields))
      }, front: lasting.front, quit: quit)
  }

  /// The tabs as far as this program can open them.
  public var openTabs: OpenTabs<Route> {
    OpenTabs(
      tabs.map { tab in
        tab.screens.compactMap { Route(fields: $0) }.map { OpenTabs.Place($0, name: tab.name) }
      }, front: front)
  }

  /// Screens that this program cannot open.
  var lost: Int { damaged + tabs.flatMap(\.screens).count { Route(fields: $0) == nil } }
}
