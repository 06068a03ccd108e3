/// What a JPEG file says about itself before its first pixel (ITU T.81, B.2).
public struct JPEGHeader: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// 1 for gray, 3 for color, 4 for printing inks.
  public let components: Int
  /// True if the picture comes in several passes, so that a decoder has to keep all of it in memory,
  /// unscaled.
  public let isInPasses: Bool

  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// Reads the header of a file; its first bytes are enough.
  public init(of bytes: [UInt8]) throws(ScanError) {
    guard bytes.starts(with: [0xff, 0xd8]) else { throw .notJPEG }
    var frame: (width: Int, height: Int, components: Int, isProgressive: Bool)?
    var place = 2
    while let (marker, segment) = try JPEGHeader.segment(of: bytes, at: &place) {
      switch marker {
      case 0xda:  // the first scan
        guard let frame, let components = segment.first else { throw .malformed(reason: "no frame") }
        (width, height, self.components) = (frame.width, frame.height, frame.components)
        isInPasses = frame.isProgressive || Int(components) < frame.components
        return
      case 0xc4, 0xc8, 0xcc: break
      case 0xc0...0xcf:
        guard frame == nil else { throw .malformed(reason: "two frames") }
        guard segment.count >= 6 else { throw .malformed(reason: "a short frame") }
        let header = Array(segment)
        frame = (
          width: Int(header[3]) << 8 | Int(header[4]), height: Int(header[1]) << 8 | Int(header[2]),
          components: Int(header[5]), isProgressive: marker & 3 == 2
        )
        guard let frame, frame.width > 0, frame.height > 0 else { throw .malformed(reason: "an empty frame") }
      case 0xd9: throw .truncated
      default: break
      }
    }
    throw .truncated
  }

  /// Returns the marker at `place` and its data, and advances `place` past both; nil if the bytes end.
  private static func segment(
    of bytes: [UInt8], at place: inout Int
  ) throws(ScanError) -> (marker: UInt8, segment: ArraySlice<UInt8>)? {
    // Skips bytes that are not markers, as libjpeg does.
    while place < bytes.count, bytes[place] != 0xff { place += 1 }
    while place < bytes.count, bytes[place] == 0xff { place += 1 }
    guard place < bytes.count else { return nil }
    let marker = bytes[place]
    place += 1
    if marker == 0 || marker == 0x01 || (0xd0...0xd9).contains(marker) { return (marker, []) }
    guard place + 1 < bytes.count else { return nil }
    let length = Int(bytes[place]) << 8 | Int(bytes[place + 1])
    guard length >= 2 else { throw .malformed(reason: "a short segment") }
    let segment = bytes[min(place + 2, bytes.count)..<min(place + length, bytes.count)]
    place += length
    return (marker, segment)
  }
}
