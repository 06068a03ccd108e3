import Terminal
import Text

/// How a row of a list looks, selected or not.
public struct RowStyle: Sendable {
  public let isSelected: Bool
  /// For what a row is about.
  public let strong: Style
  /// For the rest of the row.
  public let weak: Style
  private let isFocused: Bool
  /// Whether selected rows of an inactive pane have a background color.
  private let hasGround: Bool

  public init(isSelected: Bool, isFocused: Bool, theme: Theme) {
    self.isSelected = isSelected
    self.isFocused = isFocused
    hasGround = theme[.selectionUnfocused].background != theme[.text].background
    strong = isSelected ? theme[isFocused ? .selection : .selectionUnfocused] : theme[.text]
    weak = isSelected ? theme[isFocused ? .selectionMuted : .selectionUnfocused] : theme[.muted]
  }

  /// Draws the selection: with a mark, never with color alone.
  public func drawSelection(on canvas: inout Canvas, in rect: Rect) {
    guard isSelected else { return }
    // Without a color of its own, the other pane's row would be a line across it.
    if isFocused || hasGround { canvas.fill(rect, style: strong) }
    canvas.write("▸", row: rect.row, column: rect.column, width: 1, style: strong)
  }
}
