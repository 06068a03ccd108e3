import Terminal

/// Mouse handling.
extension ScreenWindow {
  func handle(_ mouse: MouseEvent) {
    if mouse.action == .press(.left), clickChrome(mouse) { return }
    guard palette == nil else { return choose(mouse) }
    guard let (screen, rect) = pointer.target(of: mouse) else { return }
    let inside = MouseEvent(
      mouse.action, row: mouse.row - rect.row, column: mouse.column - rect.column, mouse.modifiers)
    // What the event makes a screen announce stays.
    let earlier = (last: announcement, failures: earlierFailures)
    announcement = nil
    let isTaken = screen.handle(inside, in: rect)
    let isBrought = mouse.action == .press(.left) && bring(screen)
    guard isTaken || isBrought else {
      if announcement == nil { (announcement, earlierFailures) = (earlier.last, earlier.failures) }
      return
    }
    onChange()
  }

  /// A tab and a step of the title line are gone to, and a hint runs its key; false for a click elsewhere.
  private func clickChrome(_ mouse: MouseEvent) -> Bool {
    guard let (chrome, size) = drawn else { return false }
    if mouse.row == 0, let place = chrome.tabs.tab(at: mouse.column) {
      (announcement, typedKeys) = (nil, nil)
      go(to: place)
      return true
    }
    guard palette == nil, navigator.top?.prompt == nil else { return false }
    if mouse.row == 0, let step = chrome.step(at: mouse.column, width: size.columns) {
      return goBack(to: trailStart + step)
    }
    guard mouse.row == size.rows - 1, chrome.showsHints(on: size, prompt: nil),
      let keys = lastHints?.line.keys(at: mouse.column)
    else { return false }
    // After a typed `g`, a click on `gl` would run `gg`.
    forgetTypedKeys()
    for key in keys.keys { handle(.key(key)) }
    onChange()
    return true
  }

  /// Goes back to the screen of that number; false if it is the one on top.
  private func goBack(to place: Int) -> Bool {
    let entries = navigator.entries
    guard entries.indices.dropLast().contains(place) else { return false }
    let screen = entries[place].screen
    (announcement, typedKeys) = (nil, nil)
    while navigator.top !== screen { navigator.back() }
    onChange()
    return true
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
