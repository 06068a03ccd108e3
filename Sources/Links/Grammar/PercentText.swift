/// Percent signs in addresses (RFC 3986).
enum PercentText {
  /// - Parameter plusIsBlank: as in the values of parameters (HTML, application/x-www-form-urlencoded).
  static func decoded(_ text: some StringProtocol, plusIsBlank: Bool = false) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
      return String(text)
    }
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

  /// Letters, digits and what no kind of text and no parameter gives a meaning to stay; blanks become `+`.
  static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: ":"), UInt8(ascii: "/"):
        bytes.append(byte)
      case 0x20: bytes.append(UInt8(ascii: "+"))
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
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
