/// Holds back a character that is cut off until the rest of it arrives.
///
/// libvterm 0.1 has one UTF-8 decoder for text that begins with ASCII and another for text that does not. If a
/// character is cut between two writes, each gets a part of it: both show U+FFFD, and the row is shifted.
struct CharacterFilter {
  /// The beginning of a character.
  private var beginning: [UInt8] = []

  mutating func feed(_ bytes: [UInt8]) -> [UInt8] {
    let bytes = beginning + bytes
    let end = CharacterFilter.completeEnd(of: bytes)
    beginning = Array(bytes[end...])
    return Array(bytes[..<end])
  }

  /// Where the last complete character ends. Bytes that are not UTF-8 count as complete.
  private static func completeEnd(of bytes: [UInt8]) -> Int {
    guard let last = bytes.suffix(3).lastIndex(where: { $0 & 0xc0 != 0x80 }) else { return bytes.endIndex }
    let length =
      switch bytes[last] {
      case 0xc0...0xdf: 2
      case 0xe0...0xef: 3
      case 0xf0...0xf7: 4
      default: 1
      }
    return last + length > bytes.endIndex ? last : bytes.endIndex
  }
}
