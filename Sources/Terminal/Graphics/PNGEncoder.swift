import Scans

/// Encodes pictures as PNG files in 8-bit gray or RGB (RFC 2083).
public enum PNGEncoder {
  /// For a terminal: quickly. Nil if zlib cannot be loaded or memory runs out.
  static func encode(_ image: GrayImage) -> [UInt8]? {
    encode(ColorImage(width: image.width, samples: 1, pixels: image.pixels), level: Zlib.fast)
  }

  /// For a file that is kept. Nil if zlib cannot be loaded or memory runs out.
  public static func file(of image: ColorImage) -> [UInt8]? { encode(image, level: Zlib.small) }

  private static func encode(_ image: ColorImage, level: Int32) -> [UInt8]? {
    var rows: [UInt8] = []
    let length = image.width * image.samples
    rows.reserveCapacity((length + 1) * image.height)
    for row in 0..<image.height {
      rows.append(0)  // no filter
      rows += image.pixels[row * length..<(row + 1) * length]
    }
    guard let data = Zlib.compress(rows, level: level) else { return nil }
    var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    let kind: UInt8 = image.samples == 3 ? 2 : 0
    append("IHDR", bytes(image.width) + bytes(image.height) + [8, kind, 0, 0, 0], to: &file)
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
