/// The width and height that a JPEG file says it has (ITU-T T.81, annex B.2).
struct JPEGShape: Hashable {
  let width: Int
  let height: Int

  /// Nil if it is not a JPEG or does not say.
  init?(_ bytes: [UInt8]) {
    var position = 2
    while position + 9 <= bytes.count {
      guard bytes[position] == 0xFF else { return nil }
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      // The frame's header: C0 to CF, except three that mean something else.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        height = Int(bytes[position + 5]) << 8 | Int(bytes[position + 6])
        width = Int(bytes[position + 7]) << 8 | Int(bytes[position + 8])
        guard width > 0, height > 0 else { return nil }
        return
      }
      guard length >= 2 else { return nil }
      position += 2 + length
    }
    return nil
  }
}
