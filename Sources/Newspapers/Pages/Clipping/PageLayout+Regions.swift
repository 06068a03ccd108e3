/// Regions that a reader may mean by a place on a page.
extension PageLayout {
  /// The block of text at `x`, `y`, the smallest if there are several, or else the nearest; nil if no words
  /// have positions.
  public func block(at x: Double, _ y: Double) -> PageBox? { nearest(x, y)?.widened }

  /// The column through the block at `x`, `y`: the blocks above and below it that share its horizontal range,
  /// unless something wider lies between, such as a headline over several columns. Nil if no words have
  /// positions.
  public func column(through x: Double, _ y: Double) -> PageBox? {
    guard let start = nearest(x, y) else { return nil }
    let usual = usualWidth ?? start.width
    var column = start
    func grow(_ boxes: [PageBox]) {
      for box in boxes {
        let common = min(box.right, column.right) - max(box.x, column.x)
        // Next to the column.
        guard common > 0.2 * min(box.width, column.width) else { continue }
        let isOneColumn = column.width <= 1.4 * usual
        guard common >= 0.8 * min(box.width, column.width),
          box.width <= 1.4 * max(column.width, usual), isOneColumn || box.width >= 0.8 * column.width
        else { return }
        column = column.union(box)
      }
    }
    let boxes = blocks.compactMap(\.box)
    let middle = start.y + start.height / 2
    grow(boxes.filter { $0.y + $0.height / 2 < middle }.sorted { $0.bottom > $1.bottom })
    grow(boxes.filter { $0.y + $0.height / 2 > middle }.sorted { $0.y < $1.y })
    return column.widened
  }

  private func nearest(_ x: Double, _ y: Double) -> PageBox? {
    func distance(_ box: PageBox) -> Double {
      let across = max(box.x - x, x - box.right, 0)
      let down = max(box.y - y, y - box.bottom, 0)
      return across * across + down * down
    }
    return blocks.compactMap(\.box).min { (distance($0), $0.area) < (distance($1), $1.area) }
  }

  /// The median width of blocks with several lines, which are as wide as their column.
  private var usualWidth: Double? {
    let widths = blocks.filter { $0.lines.count >= 3 }.compactMap { $0.box?.width }.sorted()
    return widths.isEmpty ? nil : widths[widths.count / 2]
  }
}

extension PageLayout.Block {
  /// The bounding box of all its words; nil if none has a position.
  public var box: PageBox? { PageBox.around(lines.flatMap { $0.words.compactMap(\.box) }) }
}

extension PageBox {
  /// With a little around it: the boxes of words end where their ink does, or a little before.
  fileprivate var widened: PageBox {
    let margin = 0.003
    return PageBox(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
