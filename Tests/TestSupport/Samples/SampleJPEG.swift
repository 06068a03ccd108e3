import Foundation
import Scans

/// JPEG files of our own, so that tests do not need `cjpeg`: a baseline encoder for gray and for four inks,
/// which does not try to be fast or to make small files (ITU T.81).
public enum SampleJPEG {
  /// A picture that every test knows: light, with a dark frame and a ramp in it.
  public static func picture(width: Int, height: Int) -> GrayImage {
    let pixels = (0..<height).flatMap { row in
      (0..<width).map { column -> UInt8 in
        let isFrame = row < height / 8 || column < width / 8
        return isFrame ? 20 : UInt8(100 + 150 * column / width)
      }
    }
    return GrayImage(width: width, pixels: pixels)
  }

  /// The picture as a file, with all components the same except the last of four, which has no ink. `adobe`
  /// declares what the components are (0 for red, green and blue or inks). If it is progressive, the second
  /// pass contains everything except the blocks' means.
  public static func file(
    _ image: GrayImage, components: Int = 1, adobe: UInt8? = nil, isProgressive: Bool = false
  ) -> [UInt8] {
    var bytes: [UInt8] = [0xff, 0xd8]
    if let adobe {
      bytes += [0xff, 0xee, 0, 14]
      bytes += "Adobe".utf8
      bytes += [0, 100, 0, 0, 0, 0, adobe]
    }
    bytes += [0xff, 0xdb, 0, 67, 0] + Array(repeating: 1, count: 64)
    bytes += [0xff, isProgressive ? 0xc2 : 0xc0, 0, UInt8(8 + 3 * components), 8]
    bytes += [image.height >> 8, image.height & 255, image.width >> 8, image.width & 255].map(UInt8.init)
    bytes.append(UInt8(components))
    for component in 1...components { bytes += [UInt8(component), 0x11, 0] }
    // Tables in which all codes have eight bits: 12 sizes of the first coefficient, and runs with sizes of
    // the others.
    bytes += table(0x00, Array(0..<12))
    bytes += table(0x10, symbols)
    if isProgressive {
      bytes += scan(image, Array(0..<components), of: components, 0...0)
      for component in 0..<components { bytes += scan(image, [component], of: components, 1...63) }
    } else {
      bytes += scan(image, Array(0..<components), of: components, 0...63)
    }
    return bytes + [0xff, 0xd9]
  }

  private static func table(_ kind: UInt8, _ symbols: [UInt8]) -> [UInt8] {
    var counts = [UInt8](repeating: 0, count: 16)
    counts[7] = UInt8(symbols.count)
    let header: [UInt8] = [0xff, 0xc4, 0, UInt8(19 + symbols.count), kind]
    return header + counts + symbols
  }

  /// The end of a block, sixteen zeros, and a coefficient of each size after no zeros, with up to ten.
  private static let symbols: [UInt8] = {
    var symbols: [UInt8] = [0x00, 0xf0]
    for run in 0..<16 { for size in 1...10 { symbols.append(UInt8(run << 4 | size)) } }
    return symbols
  }()

  private static func scan(
    _ image: GrayImage, _ components: [Int], of count: Int, _ part: ClosedRange<Int>
  ) -> [UInt8] {
    var bits = BitWriter()
    var before = [Int](repeating: 0, count: count)
    for top in stride(from: 0, to: image.height, by: 8) {
      for left in stride(from: 0, to: image.width, by: 8) {
        for component in components {
          let block = coefficients(image, top, left, component == 3)
          if part.contains(0) {
            bits.append(sized: block[0] - before[component]) { UInt8($0) }
            before[component] = block[0]
          }
          if part.contains(1) { append(block, &bits) }
        }
      }
    }
    let header: [UInt8] = [0xff, 0xda, 0, UInt8(6 + 2 * components.count), UInt8(components.count)]
    var bytes = header
    for component in components { bytes += [UInt8(component + 1), 0] }
    bytes += [UInt8(part.lowerBound), UInt8(part.upperBound), 0]
    return bytes + bits.end()
  }

  private static func append(_ block: [Int], _ bits: inout BitWriter) {
    var zeros = 0
    for value in block.dropFirst() {
      if value == 0 {
        zeros += 1
        continue
      }
      while zeros > 15 {
        bits.append(1, count: 8)
        zeros -= 16
      }
      bits.append(sized: value) { size in UInt8(symbols.firstIndex(of: UInt8(zeros << 4 | size)) ?? 0) }
      zeros = 0
    }
    if zeros > 0 { bits.append(0, count: 8) }
  }

  /// The 64 coefficients of a block, in zigzag order.
  private static func coefficients(_ image: GrayImage, _ top: Int, _ left: Int, _ isInkless: Bool) -> [Int] {
    let samples = (0..<64).map { place -> Double in
      if isInkless { return 127 }
      let (row, column) = (min(image.height - 1, top + place / 8), min(image.width - 1, left + place % 8))
      return Double(image.pixels[row * image.width + column]) - 128
    }
    return zigzag.map { place in
      let (down, across) = (place / 8, place % 8)
      var sum = 0.0
      for index in 0..<64 {
        let wave: Double = cosines[index / 8][down] * cosines[index % 8][across]
        sum += samples[index] * wave
      }
      return Int((sum / 4).rounded())
    }
  }

  private static let cosines: [[Double]] = (0..<8).map { place in
    (0..<8).map { wave -> Double in
      let angle = Double((2 * place + 1) * wave) * Double.pi / 16
      return wave == 0 ? 0.5.squareRoot() : cos(angle)
    }
  }

  private static let zigzag: [Int] = (0..<64).sorted { left, right in
    func key(_ place: Int) -> (Int, Int) {
      let diagonal = place / 8 + place % 8
      return (diagonal, diagonal % 2 == 0 ? place % 8 : place / 8)
    }
    return key(left) < key(right)
  }
}
