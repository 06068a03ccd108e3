/// What stands for characters in a JSON text (RFC 8259, section 7).
package enum JSONEscape {
  /// By the letter after the backslash.
  package static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  /// The character that `\u00e9` at `place` stands for, or two such halves of a surrogate pair, and the length of
  /// its escape; nil if there is none.
  package static func scalar(
    at place: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    guard let first = unit(at: place, of: bytes) else { return nil }
    if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
    guard UTF16.isLeadSurrogate(first), let second = unit(at: place + 6, of: bytes),
      UTF16.isTrailSurrogate(second)
    else { return nil }
    return Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00).map { ($0, 12) }
  }

  /// The four digits of `\u00e9` at `place`; nil if there are none.
  package static func unit(at place: Int, of bytes: UnsafeBufferPointer<UInt8>) -> UInt16? {
    guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[place + 2..<place + 6] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt16(byte & 0xF)
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        unit = unit << 4 | UInt16(byte & 0xF + 9)
      default: return nil
      }
    }
    return unit
  }
}
