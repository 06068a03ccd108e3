import MVP
import Newspapers

extension LastSession {
  /// The part of `open` that will still mean something later; nil if that is only screens that one key leads
  /// to, such as Home, the whole list or the notes: there is no work to come back to.
  /// - Parameter quit: seconds since 1970.
  init?(_ open: OpenTabs<Route>, quit: Double) {
    let lasting = OpenTabs(
      open.tabs.map { LastSession.withoutHome($0.filter { $0.route.fields != nil }) }, front: open.front)
    guard lasting.tabs.joined().contains(where: { !LastSession.isBeginning($0.route) }) else { return nil }
    self.init(
      tabs: lasting.tabs.map { places in
        Tab(
          name: places.last?.name ?? "",
          screens: places.compactMap { place in
            place.route.fields.map { $0.merging(LastSession.more(about: place)) { $1 } }
          })
      }, front: lasting.front, quit: quit)
  }

  private static func more(about place: OpenTabs<Route>.Place) -> [String: String] {
    var more: [String: String] = [:]
    if place.isApart { more[apart] = "yes" }
    if let row = place.row, isLastingList(place.route) { more[LastSession.row] = String(row + 1) }
    return more
  }

  /// Whether a row will still mean something later: Home's rows change, and pictures have places of their own.
  private static func isLastingList(_ route: Route) -> Bool {
    switch route {
    case .newspapers, .search, .places, .notes, .bookmarks: true
    default: false
    }
  }

  private static func isBeginning(_ route: Route) -> Bool {
    switch route {
    case .home, .map, .notes, .bookmarks, .reading, .savedSearches: true
    default: route == .newspapers(NewspaperQuery())
    }
  }

  /// Without Home on top of other screens: readers glance at it on the way out, and it leads nowhere that
  /// they are not anyway.
  private static func withoutHome(_ places: [OpenTabs<Route>.Place]) -> [OpenTabs<Route>.Place] {
    guard let last = places.lastIndex(where: { $0.route != .home }) else { return places }
    return Array(places[...last])
  }

  /// The tabs, as far as this program can open them.
  public var openTabs: OpenTabs<Route> {
    OpenTabs(
      tabs.map { tab in
        tab.screens.compactMap { fields in
          Route(fields: fields).map {
            OpenTabs.Place(
              $0, name: tab.name, isApart: fields[LastSession.apart] != nil,
              row: fields[LastSession.row].flatMap { Int($0) }.flatMap { $0 > 1 ? $0 - 1 : nil })
          }
        }
      }, front: front)
  }

  /// Without the first `count` of those tabs.
  func withoutTabs(_ count: Int) -> LastSession {
    var opened = 0
    let rest = tabs.drop { tab in
      guard opened < count else { return false }
      if tab.screens.contains(where: { Route(fields: $0) != nil }) { opened += 1 }
      return true
    }
    return LastSession(tabs: Array(rest), front: max(0, front - (tabs.count - rest.count)), quit: quit)
  }

  /// The name in a screen's fields for a place that is not below those before it.
  private static var apart: String { "apart" }

  /// The name of the row at which a list was left, counted from 1.
  private static var row: String { "row" }

  /// Screens that this program cannot open.
  var lost: Int { damaged + tabs.flatMap(\.screens).count { Route(fields: $0) == nil } }
}
