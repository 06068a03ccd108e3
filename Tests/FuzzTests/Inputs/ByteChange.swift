/// Changes that ignore the meaning of the bytes.
enum ByteChange {
  static func apply(to bytes: inout [UInt8], _ dice: inout FuzzGenerator) {
    for _ in 0...dice.below(3) { applyOne(to: &bytes, &dice) }
  }

  private static func applyOne(to bytes: inout [UInt8], _ dice: inout FuzzGenerator) {
    let part = dice.part(of: bytes.count)
    switch dice.below(8) {
    case 0: bytes.removeLast(bytes.count - part.lowerBound)  // cut off, as by a lost connection
    case 1: bytes.removeSubrange(part)
    case 2: bytes.insert(contentsOf: Array(bytes[part]), at: part.lowerBound)
    case 3: for index in part { bytes[index] = dice.byte() }
    case 4: for index in part { bytes[index] = 0 }
    case 5: bytes.insert(contentsOf: dice.pick(broken), at: part.lowerBound)
    case 6: for index in part { bytes[index] ^= 1 << UInt8(dice.below(8)) }
    default: bytes.insert(dice.byte(), at: part.lowerBound)
    }
  }

  /// Invalid UTF-8: a lone continuation, truncated scalars, overlong forms, a surrogate, too large.
  private static let broken: [[UInt8]] = [
    [0x80], [0xc3], [0xe6, 0x97], [0xf0, 0x9f, 0x98], [0xc0, 0x80], [0xe0, 0x80, 0x80], [0xed, 0xa0, 0x80],
    [0xf4, 0x90, 0x80, 0x80], [0xff], [0xfe, 0xff], [0xff, 0xfe], [0xef, 0xbb, 0xbf], [0x9b], [0x9d],
  ]
}
