/// The text of an `ocr.txt`, which should be UTF-8.
enum PlainText {
  /// What chronam wrote where its index had no text of a page.
  static let notAvailable = Array("Text not available".utf8)

  /// `bytes` as valid UTF-8, and how many damaged places became U+FFFD. UTF-16 is recognized by its mark.
  static func decoded(_ bytes: [UInt8]) -> (text: [UInt8], replaced: Int) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return fromUTF16(bytes) }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if isASCII(bytes) { return (bytes, 0) }
    var (text, replaced, place) = ([UInt8](), 0, start)
    text.reserveCapacity(bytes.count + 16)
    while place < bytes.count {
      let (count, isValid) = sequence(bytes, at: place)
      if isValid {
        text += bytes[place..<place + count]
      } else {
        text += [0xEF, 0xBF, 0xBD]
        replaced += 1
      }
      place += count
    }
    return (text, replaced)
  }

  /// Whether it has nothing but blanks around `notAvailable`.
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

  /// How many bytes are one code point, or are to be replaced by one sign: the longest beginning of a code point, as the
  /// Unicode Standard advises (3.9, “U+FFFD Substitution of Maximal Subparts”).
  private static func sequence(_ bytes: [UInt8], at place: Int) -> (count: Int, isValid: Bool) {
    let first = bytes[place]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0x00...0x7F: return (1, true)
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return (1, false)
    }
    for index in 1..<length {
      guard place + index < bytes.count, (index == 1 ? second : 0x80...0xBF).contains(bytes[place + index])
      else { return (index, false) }
    }
    return (length, true)
  }

  private static func fromUTF16(_ bytes: [UInt8]) -> (text: [UInt8], replaced: Int) {
    let isLittle = bytes[0] == 0xFF
    var units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (low, high) = isLittle ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
      return UInt16(high) << 8 | UInt16(low)
    }
    // Half a unit at the end is damage, as half a pair is.
    if bytes.count % 2 == 1 { units.append(0xD800) }
    let text = Array(String(decoding: units, as: UTF16.self).utf8)
    var replaced = 0
    var iterator = units.makeIterator()
    var decoder = UTF16()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .error: replaced += 1
      case .emptyInput: break decoding
      }
    }
    return (text, replaced)
  }
}
