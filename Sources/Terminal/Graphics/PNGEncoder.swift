import Scans

/// Encodes pictures as PNG files in 8-bit gray (RFC 2083).
enum PNGEncoder {
  /// Nil if zlib cannot be loaded or memory runs out.
  static func encode(_ image: GrayImage) -> [UInt8]? {
    var rows: [UInt8] = []
    rows.reserveCapacity((image.width + 1) * image.height)
    for row in 0..<image.height {
      rows.append(0)  // no filter
      rows += image.pixels[row * image.width..<(row + 1) * image.width]
    }
    guard let data = Zlib.compress(rows) else { return nil }
    var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    append("IHDR", bytes(image.width) + bytes(image.height) + [8, 0, 0, 0, 0], to: &file)
    append("IDAT", data, to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func append(_ kind: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += bytes(data.count)
    let start = file.count
    file += kind.utf8
    file += data
    file += bytes(Int(Zlib.checksum(file[start...])))
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
