import Scans

/// Pictures that look like nothing, but each is different.
enum SamplePicture {
  /// Waves of gray with columns of dark strokes; different for each `seed`.
  static func image(width: Int, height: Int, seed: Int = 0) -> GrayImage {
    let pixels = (0..<height).flatMap { row in
      (0..<width).map { column -> UInt8 in
        let slant: Int = row * (3 + seed) + column * 5
        let wave = (slant + row * column / (7 + seed)) % 256
        return (row / 3 + seed) % 4 == 0 && column % 9 < 5 ? UInt8(wave / 6) : UInt8(255 - wave / 2)
      }
    }
    return GrayImage(width: width, pixels: pixels)
  }

  /// The largest difference of two pictures of the same size; 256 for different sizes.
  static func difference(_ left: GrayImage, _ right: GrayImage) -> Int {
    guard left.width == right.width, left.height == right.height else { return 256 }
    return zip(left.pixels, right.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
