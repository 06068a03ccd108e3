/// The meaning of `&amp;`, `&#769;` and the like.
enum XMLReference {
  /// Reads the reference at `bytes[position]`, an `&`, and appends its meaning to `text`.
  /// - Returns: where it ends; nil if it is not one that XML knows without a DTD.
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at position: Int, into text: inout [UInt8]
  ) -> Int? {
    var end = position + 1
    while end < bytes.count, end - position < 12, bytes[end] != UInt8(ascii: ";") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return nil }
    let name = bytes[position + 1..<end]
    if name.first == UInt8(ascii: "#") {
      guard let scalar = number(name.dropFirst()).flatMap(Unicode.Scalar.init), isAllowed(scalar) else {
        return nil
      }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return end + 1
    }
    switch String(decoding: name, as: UTF8.self) {
    case "amp": text.append(UInt8(ascii: "&"))
    case "lt": text.append(UInt8(ascii: "<"))
    case "gt": text.append(UInt8(ascii: ">"))
    case "quot": text.append(UInt8(ascii: "\""))
    case "apos": text.append(UInt8(ascii: "'"))
    default: return nil
    }
    return end + 1
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32? {
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    return UInt32(text, radix: isHexadecimal ? 16 : 10)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 || scalar == "\t" || scalar == "\n" || scalar == "\r"
  }
}
