/// The open screens: for each tab those that lead to the top one, which comes last.
public struct OpenTabs<Route: Hashable & Sendable>: Hashable, Sendable {
  public struct Place: Hashable, Sendable {
    /// The route to what the screen shows now.
    public let route: Route
    /// The title of a tab with this screen on top.
    public let name: String
    /// Whether the breadcrumbs start here, because it was not reached from the previous screens.
    public let isApart: Bool
    /// The row, counted from 0, at which the reader left a list; nil for the first, and for other screens.
    public let row: Int?

    public init(_ route: Route, name: String, isApart: Bool = false, row: Int? = nil) {
      (self.route, self.name, self.isApart, self.row) = (route, name, isApart, row)
    }
  }

  /// The most tabs that fit into a window.
  public static var most: Int { 9 }

  /// None is empty.
  public let tabs: [[Place]]
  /// The index of the front tab.
  public let front: Int

  /// Tabs without screens are left out; if one of them is in front, the one before it takes its place.
  /// - Parameter front: the index of the front tab among all `tabs`.
  public init(_ tabs: [[Place]], front: Int) {
    self.tabs = tabs.filter { !$0.isEmpty }
    let before = tabs.prefix(max(0, front)).count { !$0.isEmpty }
    let isThere = tabs.indices.contains(front) && !tabs[front].isEmpty
    self.front = max(0, isThere ? before : before - 1)
  }
}
