import Scans

/// Decodes a sixel string the way a VT340 does.
enum SixelReader {
  struct Broken: Error {}

  /// `string` is the part between ESC P and the string's end. Unpainted pixels are an error.
  static func image(_ string: [UInt8]) throws -> GrayImage {
    guard let start = string.firstIndex(of: UInt8(ascii: "q")) else { throw Broken() }
    var rest = string[(start + 1)...]
    guard rest.popFirst() == UInt8(ascii: "\"") else { throw Broken() }
    let raster = numbers(&rest)
    guard raster.count == 4, raster[2] > 0 else { throw Broken() }
    let (width, height) = (raster[2], raster[3])
    var pixels = [Int](repeating: -1, count: width * height)
    var grays: [Int: Int] = [:]
    var (row, column, gray) = (0, 0, 0)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "$"): column = 0
      case UInt8(ascii: "-"): (row, column) = (row + 6, 0)
      case UInt8(ascii: "#"):
        let numbers = numbers(&rest)
        if numbers.count == 5 {
          guard numbers[1] == 2, numbers[2] == numbers[3], numbers[3] == numbers[4] else { throw Broken() }
          grays[numbers[0]] = numbers[2] * 255 / 100
        }
        guard let known = grays[numbers[0]] else { throw Broken() }
        gray = known
      case UInt8(ascii: "!"), 0x3f...0x7e:
        var (count, bits) = (1, byte)
        if byte == UInt8(ascii: "!") {
          count = numbers(&rest).first ?? 0
          guard let repeated = rest.popFirst() else { throw Broken() }
          bits = repeated
        }
        for offset in 0..<count {
          for bit in 0..<6 where (bits - 0x3f) >> UInt8(bit) & 1 == 1 {
            guard row + bit < height, column + offset < width else { throw Broken() }
            pixels[(row + bit) * width + column + offset] = gray
          }
        }
        column += count
      default: throw Broken()
      }
    }
    guard !pixels.contains(-1) else { throw Broken() }
    return GrayImage(width: width, pixels: pixels.map(UInt8.init))
  }

  private static func numbers(_ rest: inout ArraySlice<UInt8>) -> [Int] {
    var numbers = [0]
    while let byte = rest.first {
      if byte == UInt8(ascii: ";") {
        numbers.append(0)
      } else if (0x30...0x39).contains(byte) {
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 0x30)
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    return numbers
  }
}
