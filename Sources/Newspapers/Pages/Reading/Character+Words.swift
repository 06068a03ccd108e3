extension Character {
  /// Whether words are made of it: a letter or a digit. Of ASCII, which most of a page is, without asking Unicode's
  /// tables: a page is gone through a dozen times.
  var isPartOfWord: Bool {
    guard let byte = asciiValue else { return isLetter || isNumber }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default: return false
    }
  }

  /// Whether words end at it.
  var isBlank: Bool {
    guard let byte = asciiValue else { return isWhitespace }
    return byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
