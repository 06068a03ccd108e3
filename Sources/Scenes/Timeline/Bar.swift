/// A bar of one cell.
enum Bar {
  private static let heights = Array("▁▂▃▄▅▆▇█")

  /// A block as high as `count` is, above 0, the tallest for `most`.
  static func block(_ count: Int, of most: Int) -> Character {
    heights[min(7, max(0, count) * 8 / (max(most, count) + 1))]
  }
}
