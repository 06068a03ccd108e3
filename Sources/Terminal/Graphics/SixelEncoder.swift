import Scans

/// Encodes pictures as sixels: six rows of pixels at a time, one shade after another (DEC STD 070, VT340).
enum SixelEncoder {
  static let shades = 16
  /// Rows of pixels per character.
  static let band = 6

  static func encode(_ image: GrayImage) -> [UInt8] {
    var output = ControlBytes()
    output.append("\u{1b}P0;1q\"1;1;")  // unpainted pixels stay; pixels are square
    output.append(number: image.width)
    output.append(";")
    output.append(number: image.height)
    for shade in 0..<shades {
      output.append("#")
      output.append(number: shade)
      output.append(";2")
      for _ in 0..<3 {
        output.append(";")
        output.append(number: shade * 100 / (shades - 1))
      }
    }
    var planes = [UInt8](repeating: 0, count: shades * image.width)
    planes.withUnsafeMutableBufferPointer { planes in
      image.pixels.withUnsafeBufferPointer { pixels in
        for top in stride(from: 0, to: image.height, by: band) {
          if top > 0 { output.append("-") }
          let rows = top..<min(top + band, image.height)
          let used = fill(planes, with: pixels, rows: rows, width: image.width)
          append(planes, used: used, width: image.width, to: &output)
        }
      }
    }
    output.append("\u{1b}\\")
    return output.bytes
  }

  /// Marks in each shade's plane which of up to six rows have it in which columns, one bit per row. Returns
  /// the shades found, one bit per shade.
  private static func fill(
    _ planes: UnsafeMutableBufferPointer<UInt8>, with pixels: UnsafeBufferPointer<UInt8>, rows: Range<Int>,
    width: Int
  ) -> UInt32 {
    planes.update(repeating: 0)
    var used: UInt32 = 0
    nearest.withUnsafeBufferPointer { nearest in
      for (bit, row) in rows.enumerated() {
        let mask = UInt8(1) << UInt8(bit)
        for column in 0..<width {
          let shade = nearest[Int(pixels[row &* width &+ column])]
          planes[shade &* width &+ column] |= mask
          used |= 1 << UInt32(truncatingIfNeeded: shade)
        }
      }
    }
    return used
  }

  private static func append(
    _ planes: UnsafeMutableBufferPointer<UInt8>, used: UInt32, width: Int, to output: inout ControlBytes
  ) {
    var isFirst = true
    for shade in 0..<shades where used >> UInt32(shade) & 1 != 0 {
      if !isFirst { output.append("$") }
      isFirst = false
      output.append("#")
      output.append(number: shade)
      append(planes[shade * width..<(shade + 1) * width], to: &output)
    }
  }

  /// Appends a plane. Repeats become a number and the character; trailing blanks are left out.
  private static func append(_ slice: Slice<UnsafeMutableBufferPointer<UInt8>>, to output: inout ControlBytes)
  {
    let plane = UnsafeMutableBufferPointer(rebasing: slice)
    var end = plane.count
    while end > 0, plane[end - 1] == 0 { end -= 1 }
    var start = 0
    while start < end {
      let bits = plane[start]
      var next = start + 1
      while next < end, plane[next] == bits { next += 1 }
      let count = next - start
      if count > 3 {
        output.append("!")
        output.append(number: count)
        output.append(byte: 0x3f + bits)
      } else {
        for _ in 0..<count { output.append(byte: 0x3f + bits) }
      }
      start = next
    }
  }

  private static let nearest: [Int] = (0...255).map { ($0 * (shades - 1) + 127) / 255 }
}
