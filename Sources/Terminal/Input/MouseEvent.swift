/// What the reader does with the mouse, and where.
public struct MouseEvent: Hashable, Sendable {
  public enum Button: Hashable, Sendable { case left, middle, right }

  public enum Direction: Hashable, Sendable { case up, down, left, right }

  public enum Action: Hashable, Sendable {
    case press(Button)
    /// The pointer came to another cell while the button was held.
    case drag(Button)
    case release(Button)
    /// One notch of the wheel.
    case wheel(Direction)
  }

  public var action: Action
  /// The cell, from 0; a drag that began on a screen goes on outside of it, so that it may be negative there.
  public var row: Int
  public var column: Int
  /// Shift is seldom told: most terminals keep it for selecting text.
  public var modifiers: Key.Modifiers

  public init(_ action: Action, row: Int, column: Int, _ modifiers: Key.Modifiers = []) {
    self.action = action
    self.row = row
    self.column = column
    self.modifiers = modifiers
  }
}
