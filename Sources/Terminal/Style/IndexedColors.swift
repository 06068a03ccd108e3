/// xterm's 256 colors as red, green and blue.
enum IndexedColors {
  /// The color at `index`.
  static func color(_ index: Int) -> SIMD3<Int32> {
    switch index {
    case ..<16: named[max(0, index)]
    case ..<232:
      [levels[(index - 16) / 36], levels[(index - 16) / 6 % 6], levels[(index - 16) % 6]]
    default: SIMD3(repeating: Int32(8 + 10 * (min(index, 255) - 232)))
    }
  }

  /// The index of the nearest of the 16 named colors.
  static func nearestNamed(to color: SIMD3<Int32>) -> UInt8 {
    nearest(to: color, among: named.indices)
  }

  /// The index of the nearest color, excluding the first 16, which a reader's theme may redefine.
  static func nearestFixed(to color: SIMD3<Int32>) -> UInt8 {
    let (red, green, blue) = (nearestLevel(color.x), nearestLevel(color.y), nearestLevel(color.z))
    let gray = min(23, max(0, (Int(color.wrappedSum()) / 3 - 3) / 10))
    return nearest(to: color, among: [16 + 36 * red + 6 * green + blue, 232 + gray])
  }

  private static func nearest(to color: SIMD3<Int32>, among indexes: some Sequence<Int>) -> UInt8 {
    func distance(_ index: Int) -> Int32 {
      let difference = self.color(index) &- color
      return (difference &* difference).wrappedSum()
    }
    return UInt8(indexes.min { distance($0) < distance($1) } ?? 0)
  }

  private static func nearestLevel(_ value: Int32) -> Int {
    levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
  }

  /// The steps along one side of the color cube.
  private static let levels: [Int32] = [0, 95, 135, 175, 215, 255]

  private static let named: [SIMD3<Int32>] = [
    [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205], [0, 205, 205],
    [229, 229, 229],
    [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0], [92, 92, 255], [255, 0, 255], [0, 255, 255],
    [255, 255, 255],
  ]
}
