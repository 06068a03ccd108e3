extension JSONScanner {
  /// The meaning of a string with escapes, in UTF-8. An unpaired surrogate becomes U+FFFD.
  static func unescaped(_ text: UnsafeBufferPointer<UInt8>) throws(Malformed) -> [UInt8] {
    var made: [UInt8] = []
    made.reserveCapacity(text.count)
    var (start, place) = (0, 0)
    while place < text.count {
      guard text[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      made.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<place]))
      guard place + 1 < text.count else { throw Malformed() }
      if text[place + 1] == UInt8(ascii: "u") {
        place = try addCode(text, place, &made)
      } else {
        guard let byte = plain[text[place + 1]] else { throw Malformed() }
        made.append(byte)
        place += 2
      }
      start = place
    }
    made.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    return made
  }

  private static let plain: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "b"): 0x08,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
  ]

  /// Adds the code point at `place`, from one or two escapes.
  /// - Returns: the place after it.
  private static func addCode(
    _ text: UnsafeBufferPointer<UInt8>, _ place: Int, _ made: inout [UInt8]
  ) throws(Malformed) -> Int {
    let first = try code(text, place)
    var (value, end) = (first, place + 6)
    if first & 0xFC00 == 0xD800, end + 6 <= text.count, text[end] == UInt8(ascii: "\\"),
      text[end + 1] == UInt8(ascii: "u")
    {
      let second = try code(text, end)
      if second & 0xFC00 == 0xDC00 {
        value = 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF
        end += 6
      }
    }
    made += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    return end
  }

  private static func code(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) throws(Malformed) -> UInt32 {
    guard place + 6 <= text.count else { throw Malformed() }
    var value: UInt32 = 0
    for byte in text[place + 2..<place + 6] {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: value = value << 4 | UInt32(byte & 0xF + 9)
      default: throw Malformed()
      }
    }
    return value
  }
}
