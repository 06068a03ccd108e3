import Terminal

/// Mouse handling.
extension ScreenWindow {
  func handle(_ mouse: MouseEvent) {
    if mouse.row == 0, mouse.action == .press(.left), let place = tabLine.tab(at: mouse.column) {
      (announcement, typedKeys) = (nil, nil)
      return go(to: place)
    }
    guard palette == nil else { return choose(mouse) }
    guard let (screen, rect) = pointer.target(of: mouse) else { return }
    let inside = MouseEvent(
      mouse.action, row: mouse.row - rect.row, column: mouse.column - rect.column, mouse.modifiers)
    let isTaken = screen.handle(inside, in: rect)
    let isBrought = mouse.action == .press(.left) && bring(screen)
    guard isTaken || isBrought else { return }
    announcement = nil
    onChange()
  }

  /// In the palette, a click runs a command, and the wheel moves the list.
  private func choose(_ mouse: MouseEvent) {
    guard let list = paletteList, let screen = navigator.top, let palette else { return }
    switch mouse.action {
    case .wheel(.up): _ = self.palette?.edit("Up")
    case .wheel(.down): _ = self.palette?.edit("Down")
    case .press(.left) where list.contains(row: mouse.row, column: mouse.column):
      if let outcome = self.palette?.click(row: palette.cursor.top + mouse.row - list.row) {
        settle(outcome, on: screen, key: "Enter")
      }
    default: return
    }
    onChange()
  }

  /// Makes the clicked screen the active one; false if it already is, or has just opened another.
  private func bring(_ screen: any Screen) -> Bool {
    guard pointer.isReachable(screen), let top = navigator.top, screen !== top else { return false }
    guard navigator.screens.contains(where: { $0 === screen }) else {
      return top.handle(.open, count: nil)  // opening would show what is beside
    }
    while navigator.top !== screen { navigator.back() }
    return true
  }
}
