import Terminal

/// Which screen a mouse event is for: the one visible under it, or the one where the button was pressed.
@MainActor struct Pointer {
  private var places: [(screen: any Screen, rect: Rect)] = []
  private var held: (any Screen)?

  /// Forgets the positions of screens, before they are drawn elsewhere.
  mutating func forget() { places = [] }

  /// Records where a screen can be clicked.
  mutating func note(_ screen: any Screen, in rect: Rect) { places.append((screen, rect)) }

  /// True if the mouse can reach a screen: no other has been opened since it was drawn.
  func isReachable(_ screen: any Screen) -> Bool { places.contains { $0.screen === screen } }

  /// The screen that `mouse` is for, and its position; nil if it is gone.
  mutating func target(of mouse: MouseEvent) -> (screen: any Screen, rect: Rect)? {
    let under = places.first { $0.rect.contains(row: mouse.row, column: mouse.column) }
    switch mouse.action {
    case .wheel: return under
    case .press:
      held = under?.screen
      return under
    case .drag, .release:
      defer { if case .release = mouse.action { held = nil } }
      return held.flatMap { held in places.first { $0.screen === held } }
    }
  }
}
