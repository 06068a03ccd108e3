extension PageBox {
  public var right: Double { x + width }
  public var bottom: Double { y + height }
  public var area: Double { width * height }
  /// Left, top, width and height.
  public var fractions: [Double] { [x, y, width, height] }
  /// The same to six places, for files.
  public var millionths: [Double] { fractions.map { ($0 * 1e6).rounded() / 1e6 } }
  /// The same in percent to four places, as in `--region`, IIIF and media fragments.
  public var percents: [Double] { fractions.map { ($0 * 1e6).rounded() / 1e4 } }

  /// Whether both are the same except for how fractions are written.
  public func isNear(_ other: PageBox) -> Bool {
    zip(fractions, other.fractions).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  /// The intersection; nil if they do not overlap.
  public func intersection(_ other: PageBox) -> PageBox? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(right, other.right), min(bottom, other.bottom))
    guard left < right, top < bottom else { return nil }
    return PageBox(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest box around both.
  public func union(_ other: PageBox) -> PageBox {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PageBox(
      x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
  }

  /// The smallest box around all of `boxes`; nil if there are none.
  public static func around(_ boxes: [PageBox]) -> PageBox? {
    boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
  }

  public func contains(x: Double, y: Double) -> Bool {
    self.x <= x && x <= right && self.y <= y && y <= bottom
  }

  /// Whether at least half of `box` is inside. A box without an extent, such as a point, counts by its
  /// middle.
  public func hasHalf(of box: PageBox) -> Bool {
    guard box.area > 0 else { return contains(x: box.x + box.width / 2, y: box.y + box.height / 2) }
    // Exactly half must not depend on how fractions are rounded.
    return (intersection(box)?.area ?? 0) >= box.area * (0.5 - 1e-9)
  }
}
