/// What is open: for each tab the screens that lead to the one on top, which is the last.
public struct OpenTabs<Route: Hashable & Sendable>: Hashable, Sendable {
  public struct Place: Hashable, Sendable {
    /// Leads to what the screen shows now.
    public let route: Route
    /// What a tab is called that has the screen on top.
    public let name: String
    /// Whether the breadcrumbs begin there, since no way led there from the screens before.
    public let isApart: Bool

    public init(_ route: Route, name: String, isApart: Bool = false) {
      (self.route, self.name, self.isApart) = (route, name, isApart)
    }
  }

  /// As many as a window has room for.
  public static var most: Int { 9 }

  /// None is empty.
  public let tabs: [[Place]]
  /// The place of the tab in front, from 0.
  public let front: Int

  /// Tabs without screens are left out; if one of them is in front, the one before it takes its place.
  /// - Parameter front: the place of the tab in front among all `tabs`, from 0.
  public init(_ tabs: [[Place]], front: Int) {
    self.tabs = tabs.filter { !$0.isEmpty }
    let before = tabs.prefix(max(0, front)).count { !$0.isEmpty }
    let isThere = tabs.indices.contains(front) && !tabs[front].isEmpty
    self.front = max(0, isThere ? before : before - 1)
  }
}
