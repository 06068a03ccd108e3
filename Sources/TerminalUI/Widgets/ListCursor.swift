/// Which row of a list is selected and which is at the top of the pane. Works with numbers only, not rows.
///
/// Rows are stacked or, like pictures, several across in each line of the pane.
public struct ListCursor: Hashable, Sendable {
  public private(set) var row = 0
  /// The first visible row, at the beginning of a line.
  public private(set) var top = 0
  public private(set) var total = 0
  /// The rows that the pane has room for.
  public private(set) var height = 1
  /// The rows in a line.
  public private(set) var across = 1

  public init() {}

  /// The visible rows.
  public var visible: Range<Int> { top..<max(top, min(top + height, total)) }

  /// Adapts to a list of another length or a pane of another size; the selected row stays visible.
  /// - Parameter height: the lines of the pane, each of `across` rows.
  public mutating func fit(total: Int, height: Int, across: Int = 1) {
    self.total = max(0, total)
    self.across = max(1, across)
    self.height = max(1, height) * self.across
    move(to: row)
  }

  /// Selects `target`, or the nearest row, and scrolls as little as necessary.
  public mutating func move(to target: Int) {
    row = max(0, min(target, total - 1))
    if row < top { top = row }
    if row >= top + height { top = start(ofLine: row) - height + across }
    settle(top)
  }

  /// Selects `target`, or the nearest row, and scrolls it to the top, because the rows that follow are the
  /// ones wanted.
  public mutating func bringToTop(_ target: Int) {
    settle(target)
    move(to: target)
  }

  /// The selected row is now `target`, and stays on its line of the pane, if there are enough rows above.
  public mutating func keepInPlace(at target: Int) {
    let line = row - top
    settle(target - line)
    move(to: target)
  }

  public mutating func move(by rows: Int) { move(to: row + rows) }

  /// Moves by lines: at the edge to the nearest row, and from the last full line to a shorter one.
  public mutating func move(byLines lines: Int) {
    guard across > 1 else { return move(by: lines) }
    let target = row + lines * across
    if (0..<total).contains(target) { return move(to: target) }
    let isBelow = target >= total && start(ofLine: row) < start(ofLine: total - 1)
    if isBelow { move(to: total - 1) } else if target < 0 { move(to: row % across) }
  }

  /// Moves the page by lines, as a mouse wheel does. The selection stays as long as it is visible.
  public mutating func scroll(by lines: Int) {
    settle(top + lines * across)
    move(to: max(top, min(row, top + height - 1)))
  }

  /// Moves page and selection together, as readers expect of a page key.
  public mutating func page(by rows: Int) {
    settle(top + rows)
    move(to: row + rows)
  }

  private func start(ofLine row: Int) -> Int { row / across * across }

  private mutating func settle(_ target: Int) {
    let last = (max(0, total) + across - 1) / across * across
    top = max(0, min(start(ofLine: max(0, target)), last - height))
  }
}
