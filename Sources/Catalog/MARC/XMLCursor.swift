import Glibc

/// Walks through the bytes of an XML text: the few constructs that MARCXML uses.
///
/// The bytes have a `<` and zeros after their end (`padding`), so that most loops need not check for the end:
/// any error at or after the end is `.incomplete`.
struct XMLCursor {
  static let padding: [UInt8] = [UInt8(ascii: "<"), 0, 0, 0, 0, 0, 0, 0]

  private let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  private(set) var position: Int

  /// - Parameter bytes: including the padding, whose length is not part of `end`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int, end: Int) {
    self.bytes = bytes
    self.position = position
    self.end = end
  }

  var current: UInt8 { bytes[position] }

  mutating func advance(_ count: Int = 1) { position += count }

  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  func fault(_ what: String) -> XMLFault {
    position >= end ? .incomplete : .malformed(what, at: position)
  }

  mutating func skipSpace() {
    while current <= 0x20, current != 0 { position += 1 }
  }

  mutating func expect(_ byte: UInt8, _ what: String) throws(XMLFault) {
    guard current == byte, position < end else { throw fault(what) }
    position += 1
  }

  /// Whether the bytes here are `text`.
  func isAt(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count, let start = bytes.baseAddress else {
      return false
    }
    return memcmp(start + position, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Moves past the next `text`.
  mutating func skip(past text: StaticString) throws(XMLFault) {
    while position + text.utf8CodeUnitCount <= end {
      if current == text.utf8Start.pointee, isAt(text) {
        position += text.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw .incomplete
  }

  /// The name that begins here.
  mutating func name() throws(XMLFault) -> Range<Int> {
    let start = position
    while XMLCursor.isNameByte(current) { position += 1 }
    guard position > start, position < end else { throw fault("a name is missing") }
    return start..<position
  }

  /// `name` without a namespace prefix.
  func localName(_ name: Range<Int>) -> Range<Int> {
    var start = name.upperBound
    while start > name.lowerBound, bytes[start - 1] != UInt8(ascii: ":") { start -= 1 }
    return start..<name.upperBound
  }

  func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount, let start = bytes.baseAddress,
      start[range.lowerBound] == text.utf8Start.pointee
    else { return false }
    return memcmp(start + range.lowerBound, text.utf8Start, range.count) == 0
  }

  /// Moves past `name` and `>` if they come next.
  mutating func skipEnd(of name: Range<Int>) -> Bool {
    guard position + name.count < end, let start = bytes.baseAddress,
      bytes[position + name.count] == UInt8(ascii: ">"),
      memcmp(start + position, start + name.lowerBound, name.count) == 0
    else { return false }
    position += name.count + 1
    return true
  }

  func equals(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count, let start = bytes.baseAddress else { return false }
    return memcmp(start + left.lowerBound, start + right.lowerBound, left.count) == 0
  }

  /// Moves to the next `<`, `&` or character that XML does not allow.
  mutating func skipText() {
    while true {
      let byte = current
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { return }
      if byte < 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 { return }
      position += 1
    }
  }

  /// Moves to `quote`, or to a character that cannot be in an attribute value.
  mutating func skipValue(to quote: UInt8) {
    while current != quote, current != UInt8(ascii: "<"), current != 0 { position += 1 }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    // Letters and everything above; below them digits, hyphen, period and colon. Some of these are invalid in
    // names, but no MARC record has such a name.
    byte >= 64 || nameBytes >> UInt64(byte) & 1 == 1
  }

  private static let nameBytes: UInt64 = 0x07FF_6000_0000_0000
}
