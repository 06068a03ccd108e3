extension Navigator {
  /// A screen, and how it was reached.
  struct Entry {
    /// Nil for a screen that was passed in already built.
    let route: Route?
    let screen: any Screen
    /// Whether it was not reached from the previous screens.
    let isApart: Bool
    /// What to show beside the screen if there is room.
    var companion: Route?
    /// Whether it was the top screen of a visible tab.
    var hasAppeared = false
  }
}

extension Navigator {
  /// What its screens download, those included that the reader can go forward to.
  var downloads: Set<Task<Void, Never>> { Set((entries + left).flatMap(\.screen.unfinishedDownloads)) }
}
