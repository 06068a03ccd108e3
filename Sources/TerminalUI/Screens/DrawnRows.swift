import Terminal

/// The rows of a list as last drawn: moving the cursor changes two of them, and scrolling only a few more.
@MainActor final class DrawnRows {
  /// Everything that a row's look depends on.
  private struct Look: Equatable {
    let column: Int
    let columns: Int
    let theme: Theme
    let isFocused: Bool
  }

  private var look: Look?
  /// By number.
  private var rows: [Int: [Cell]] = [:]
  /// How many to keep before dropping invisible ones, as a multiple of the visible ones.
  private static let reach = 4

  /// The list's rows have changed.
  func forget() { rows.removeAll(keepingCapacity: true) }

  /// Call this before drawing the rows of a frame.
  func begin(in body: Rect, theme: Theme, isFocused: Bool, visible: Range<Int>) {
    let look = Look(column: body.column, columns: body.columns, theme: theme, isFocused: isFocused)
    if look != self.look {
      forget()
    } else if rows.count > visible.count * DrawnRows.reach {
      rows = rows.filter { visible.contains($0.key) }
    }
    self.look = look
  }

  /// Draws row `number` as it was last drawn; false if it has to be redrawn.
  func draw(_ number: Int, on canvas: inout Canvas, in line: Rect) -> Bool {
    guard let cells = rows[number] else { return false }
    canvas.put(cells, row: line.row, column: line.column)
    return true
  }

  func keep(_ number: Int, of canvas: borrowing Canvas, in line: Rect) {
    rows[number] = canvas.cells(in: line)
  }
}
