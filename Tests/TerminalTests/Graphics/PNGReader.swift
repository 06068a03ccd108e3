import Scans

/// Decodes PNG files in 8-bit gray without filters.
enum PNGReader {
  static func image(_ file: [UInt8]) throws -> GrayImage {
    guard file.starts(with: [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]) else { throw Inflate.Broken() }
    var (place, width, height) = (8, 0, 0)
    var data: [UInt8] = []
    while place + 12 <= file.count {
      let length = number(file, place)
      guard length <= file.count - place - 12 else { throw Inflate.Broken() }  // it was cut off
      let kind = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      let body = Array(file[place + 8..<place + 8 + length])
      guard checksum(file[place + 4..<place + 8 + length]) == number(file, place + 8 + length) else {
        throw Inflate.Broken()
      }
      if kind == "IHDR" {
        (width, height) = (number(body, 0), number(body, 4))
        guard body[8...] == [8, 0, 0, 0, 0] else { throw Inflate.Broken() }
      }
      if kind == "IDAT" { data += body }
      place += length + 12
    }
    let rows = try Inflate.zlib(data)
    guard width > 0, rows.count == (width + 1) * height else { throw Inflate.Broken() }
    var pixels: [UInt8] = []
    for row in 0..<height {
      let start = row * (width + 1) + 1
      pixels += rows[start..<start + width]
    }
    return GrayImage(width: width, pixels: pixels)
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// CRC-32, bit by bit.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum: UInt32 = 0xffff_ffff
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }
}
