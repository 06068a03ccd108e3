/// What the reader does with the mouse, and where.
public struct MouseEvent: Hashable, Sendable {
  public enum Button: Hashable, Sendable { case left, middle, right }

  public enum Direction: Hashable, Sendable { case up, down, left, right }

  public enum Action: Hashable, Sendable {
    case press(Button)
    /// The pointer moved to another cell while the button was held.
    case drag(Button)
    case release(Button)
    /// One notch of the wheel.
    case wheel(Direction)
  }

  public var action: Action
  /// The cell, from 0. A drag that began on a screen can leave it, so this may be negative.
  public var row: Int
  public var column: Int
  /// Shift is rarely reported: most terminals reserve it for selecting text.
  public var modifiers: Key.Modifiers

  public init(_ action: Action, row: Int, column: Int, _ modifiers: Key.Modifiers = []) {
    self.action = action
    self.row = row
    self.column = column
    self.modifiers = modifiers
  }
}
