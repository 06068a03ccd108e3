extension GrayImage {
  /// The picture with its contrast stretched: pixels darker than all but `dark` percent become black, pixels
  /// lighter than all but `light` percent become white. A picture of nearly uniform gray is unchanged.
  public func stretched(dark: Int = 2, light: Int = 2) -> GrayImage {
    var counts = [Int](repeating: 0, count: 256)
    for pixel in pixels { counts[Int(pixel)] += 1 }
    let low = GrayImage.level(in: counts, reaching: pixels.count * dark / 100, of: Array(0...255))
    let high = GrayImage.level(in: counts, reaching: pixels.count * light / 100, of: (0...255).reversed())
    guard high - low >= GrayImage.leastContrast else { return self }
    let levels = (0...255).map { UInt8(min(255, max(0, ($0 - low) * 255 / (high - low)))) }
    return GrayImage(width: width, pixels: pixels.map { levels[Int($0)] })
  }

  /// A blank page has noise; stretched, it would look like text.
  private static let leastContrast = 24

  /// The first of `levels` up to which there are more than `limit` pixels.
  private static func level(in counts: [Int], reaching limit: Int, of levels: [Int]) -> Int {
    var sum = 0
    for level in levels {
      sum += counts[level]
      if sum > limit { return level }
    }
    return levels.last ?? 0
  }
}
