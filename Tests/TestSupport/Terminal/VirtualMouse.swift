import CVterm

/// The mouse of a `VirtualTerminal`; its buttons count from 1, and 4 and 5 are the wheel.
extension VirtualScreen {
  /// Moves to a cell and presses or releases a button there: what a terminal in its current mode would send
  /// is added to the replies.
  public func mouse(_ button: Int, isPressed: Bool, row: Int, column: Int) {
    vterm_mouse_move(terminal, Int32(row), Int32(column), VTERM_MOD_NONE)
    vterm_mouse_button(terminal, Int32(button), isPressed, VTERM_MOD_NONE)
  }
}

extension VirtualTerminal {
  /// Presses and releases the left button at a cell.
  public func click(row: Int, column: Int) { drag(from: (row, column), to: (row, column)) }

  /// Presses the left button at one cell and releases it at another.
  public func drag(from start: (row: Int, column: Int), to end: (row: Int, column: Int)) {
    screen.mouse(1, isPressed: true, row: start.row, column: start.column)
    screen.mouse(1, isPressed: false, row: end.row, column: end.column)
    sendReplies()
  }

  /// Turns the wheel at a cell.
  public func wheel(isDown: Bool, row: Int, column: Int) {
    screen.mouse(isDown ? 5 : 4, isPressed: true, row: row, column: column)
    sendReplies()
  }
}
