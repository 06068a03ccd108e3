/// Percent signs in addresses (RFC 3986).
package enum PercentText {
  /// - Parameter plusIsBlank: as in parameter values (HTML, application/x-www-form-urlencoded).
  package static func decoded(_ text: some StringProtocol, plusIsBlank: Bool = false) -> String {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      !bytes.contains(UInt8(ascii: "%")) && !(plusIsBlank && bytes.contains(UInt8(ascii: "+")))
    }
    if isPlain == true { return String(text) }
    let source = Array(text.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var index = 0
    while index < source.count {
      let byte = source[index]
      index += 1
      if byte == UInt8(ascii: "+"), plusIsBlank {
        bytes.append(0x20)
      } else if byte == UInt8(ascii: "%"), index + 1 < source.count, let high = digit(source[index]),
        let low = digit(source[index + 1])
      {
        bytes.append(high << 4 | low)
        index += 2
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Percent-encodes all bytes of UTF-8 except those that stay.
  package static func encoded(_ text: String, keeping stays: (UInt8) -> Bool) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if stays(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Letters, digits, and the characters in `signs`.
  package static func encoded(_ text: String, keeping signs: StaticString) -> String {
    let signs = Array("\(signs)".utf8)
    return encoded(text) { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: signs.contains(byte)
      }
    }
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
