import Terminal

/// Mouse handling.
extension ScreenWindow {
  func handle(_ mouse: MouseEvent) {
    guard palette == nil, let (screen, rect) = pointer.target(of: mouse) else { return }
    let inside = MouseEvent(
      mouse.action, row: mouse.row - rect.row, column: mouse.column - rect.column, mouse.modifiers)
    let isTaken = screen.handle(inside, in: rect)
    let isBrought = mouse.action == .press(.left) && bring(screen)
    guard isTaken || isBrought else { return }
    announcement = nil
    onChange()
  }

  /// Makes the clicked screen the one in use; false if it already is, or has just opened another.
  private func bring(_ screen: any Screen) -> Bool {
    guard pointer.isReachable(screen), let top = navigator.top, screen !== top else { return false }
    guard navigator.screens.contains(where: { $0 === screen }) else {
      return top.handle(.open, count: nil)  // opening would show what stands beside
    }
    while navigator.top !== screen { navigator.back() }
    return true
  }
}
