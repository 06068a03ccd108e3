/// The delimiters in addresses are ASCII, and are searched for as bytes: a text may have 100,000 addresses,
/// and no letter with a combining mark is a delimiter.
extension StringProtocol {
  /// Up to the first of `signs`.
  func before(_ signs: UInt8...) -> SubSequence {
    self[..<(utf8.firstIndex { signs.contains($0) } ?? endIndex)]
  }

  /// After the first `sign`; nil if there is none.
  func after(_ sign: UInt8) -> SubSequence? {
    utf8.firstIndex(of: sign).map { self[utf8.index(after: $0)...] }
  }

  func has(_ sign: UInt8) -> Bool { utf8.contains(sign) }
}

extension UInt8 {
  /// ASCII only.
  var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
