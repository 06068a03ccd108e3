/// A newspaper address found in a text.
public struct FoundLink: Hashable, Sendable {
  /// From 1; the column in characters.
  public let line: Int
  public let column: Int
  public let status: Link.Status
  public let link: Link
  public let old: String
  /// What is written instead; nil if it stays.
  public let new: String?
}

/// A position in a text that arrives in pieces.
struct TextPlace {
  var (line, column) = (1, 1)
  /// The position in the buffer.
  var offset = 0

  /// Advances to `end`.
  mutating func count(_ buffer: [UInt8], upTo end: Int) {
    guard end > offset else { return }
    for byte in buffer[offset..<end] {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    offset = end
  }
}
