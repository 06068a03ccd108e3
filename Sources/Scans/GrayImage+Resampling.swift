extension GrayImage {
  /// The picture in exactly that size, each pixel the mean of those it represents (a box filter). Enlarging
  /// repeats pixels. An extent of 0 counts as 1.
  public func resampled(to size: PixelSize) -> GrayImage {
    let (width, height) = (max(1, size.width), max(1, size.height))
    guard self.height > 0 else {
      return GrayImage(width: width, pixels: Array(repeating: 255, count: width * height))
    }
    if width == self.width, height == self.height { return self }
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      resample(to: buffer, width: width, height: height)
      count = width * height
    }
    return GrayImage(width: width, pixels: pixels)
  }

  private func resample(to result: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int) {
    let edges = (0...width).map { $0 * self.width / width }
    var sums = [UInt32](repeating: 0, count: self.width)
    pixels.withUnsafeBufferPointer { source in
      sums.withUnsafeMutableBufferPointer { sums in
        for row in 0..<height {
          let top = row * self.height / height
          let bottom = max(top + 1, (row + 1) * self.height / height)
          GrayImage.add(source, rows: top..<bottom, to: sums)
          for column in 0..<width {
            let left = edges[column]
            let right = max(left + 1, edges[column + 1])
            var sum = 0
            for index in left..<right { sum &+= Int(sums[index]) }
            result[row * width + column] = UInt8(truncatingIfNeeded: sum / ((bottom - top) * (right - left)))
          }
        }
      }
    }
  }

  /// Adds column by column, which vectorizes well. The sum cannot overflow with up to 16 million rows.
  private static func add(
    _ source: UnsafeBufferPointer<UInt8>, rows: Range<Int>, to sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    sums.update(repeating: 0)
    for row in rows {
      let start = row * sums.count
      for column in 0..<sums.count { sums[column] &+= UInt32(source[start &+ column]) }
    }
  }
}
