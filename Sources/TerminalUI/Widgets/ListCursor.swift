/// Which row of a list is selected and which is at the top of the pane. Works with numbers only, not rows.
public struct ListCursor: Hashable, Sendable {
  public private(set) var row = 0
  public private(set) var top = 0
  public private(set) var total = 0
  public private(set) var height = 1

  public init() {}

  /// The visible rows.
  public var visible: Range<Int> { top..<max(top, min(top + height, total)) }

  /// Adapts to a list of another length or a pane of another height; the selected row stays visible.
  public mutating func fit(total: Int, height: Int) {
    self.total = max(0, total)
    self.height = max(1, height)
    move(to: row)
  }

  /// Selects `target`, or the nearest row, and scrolls as little as necessary.
  public mutating func move(to target: Int) {
    row = max(0, min(target, total - 1))
    if row < top { top = row }
    if row >= top + height { top = row - height + 1 }
    top = max(0, min(top, total - height))
  }

  /// Selects `target`, or the nearest row, and scrolls it to the top, because the rows that follow are the
  /// ones wanted.
  public mutating func bringToTop(_ target: Int) {
    top = max(0, min(target, total - height))
    move(to: target)
  }

  /// The selected row is now `target`, and stays on the line of the pane that it is on, as far as there are rows above.
  public mutating func keepInPlace(at target: Int) {
    let line = row - top
    top = max(0, min(target - line, total - height))
    move(to: target)
  }

  public mutating func move(by rows: Int) { move(to: row + rows) }

  /// Moves the page, as a mouse wheel does. The selection stays as long as it is visible.
  public mutating func scroll(by rows: Int) {
    top = max(0, min(top + rows, total - height))
    move(to: max(top, min(row, top + height - 1)))
  }

  /// Moves page and selection together, as readers expect of a page key.
  public mutating func page(by rows: Int) {
    top = max(0, min(top + rows, total - height))
    move(to: row + rows)
  }
}
