import Terminal
import TerminalUI

/// Covers part of the picture.
@MainActor final class PopupScreen: PlainScreen {
  init() { super.init(title: "Popup") }

  override var placement: ScreenPlacement { .popup(columns: 40, rows: 10) }

  override func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool) {
    canvas.write("something else", row: rect.row, column: rect.column, width: rect.columns)
  }
}
