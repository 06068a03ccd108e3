/// A bar of one cell.
public enum Bar {
  private static let heights = Array("▁▂▃▄▅▆▇█")

  /// A block whose height represents `count`, which is above 0; the tallest for `most`.
  /// - Parameter levels: the number of heights, 1 to 8; with fewer than 7, bars in one line do not touch the
  ///   line above.
  public static func block(_ count: Int, of most: Int, levels: Int = 8) -> Character {
    heights[min(levels - 1, max(0, count) * levels / (max(most, count) + 1))]
  }
}
