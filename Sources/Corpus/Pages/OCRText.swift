import Files

/// The text of an `ocr.txt`, which should be UTF-8.
enum OCRText {
  /// What chronam wrote if its index had no text for a page.
  static let notAvailable = Array("Text not available".utf8)

  /// `bytes` as valid UTF-8, and how many damaged places became U+FFFD. UTF-16 is recognized by its mark.
  static func decoded(_ bytes: [UInt8]) -> (text: [UInt8], replaced: Int) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return fromUTF16(bytes) }
    if isASCII(bytes) { return (bytes, 0) }
    // The standard library substitutes one character for the longest beginning of a code point, as the
    // Unicode Standard recommends (3.9, “U+FFFD Substitution of Maximal Subparts”).
    let text = Array(String(decoding: bytes.withoutByteOrderMark, as: UTF8.self).utf8)
    return (text, signs(in: text) - signs(in: bytes))
  }

  /// How often U+FFFD is in it.
  private static func signs(in text: [UInt8]) -> Int {
    text.indices.dropLast(2).count { text[$0] == 0xEF && text[$0 + 1] == 0xBF && text[$0 + 2] == 0xBD }
  }

  /// Whether it has nothing but white space around `notAvailable`.
  static func isNotAvailable(_ text: [UInt8]) -> Bool {
    guard text.count < 100 else { return false }
    let words = text.drop { $0 <= 0x20 }
    return Array(words.prefix(words.lastIndex { $0 > 0x20 }.map { $0 - words.startIndex + 1 } ?? 0))
      == notAvailable
  }

  /// The number of code points.
  static func characters(_ text: [UInt8]) -> Int {
    text.withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
      return count
    }
  }

  private static func isASCII(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var all: UInt8 = 0
      for byte in bytes { all |= byte }
      return all < 0x80
    }
  }

  private static func fromUTF16(_ bytes: [UInt8]) -> (text: [UInt8], replaced: Int) {
    let isLittle = bytes[0] == 0xFF
    var units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (low, high) = isLittle ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
      return UInt16(high) << 8 | UInt16(low)
    }
    // Half a unit at the end counts as damage, like half a pair.
    if bytes.count % 2 == 1 { units.append(0xD800) }
    let text = Array(String(decoding: units, as: UTF16.self).utf8)
    return (text, signs(in: text) - units.count { $0 == 0xFFFD })
  }
}
