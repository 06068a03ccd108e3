import Glibc

/// Walks through the bytes of an XML text: the few things that MARCXML is made of.
///
/// The bytes have a `<` and zeros behind their end (`padding`), so that most loops need not look where the end is:
/// whatever is found wrong at or behind the end is `.incomplete`.
struct XMLCursor {
  static let padding: [UInt8] = [UInt8(ascii: "<"), 0, 0, 0, 0, 0, 0, 0]

  private let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  private(set) var position: Int

  /// - Parameter bytes: with the padding, whose length is not part of `end`.
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

  /// Whether `text` stands here.
  func isAt(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count, let start = bytes.baseAddress else {
      return false
    }
    return memcmp(start + position, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Goes behind the next `text`.
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

  /// A name, from here on.
  mutating func name() throws(XMLFault) -> Range<Int> {
    let start = position
    while XMLCursor.isNameByte(current) { position += 1 }
    guard position > start, position < end else { throw fault("a name is missing") }
    return start..<position
  }

  /// `name` without the prefix of a namespace.
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

  /// Goes behind `name` and `>` if they are what stands here.
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

  /// Goes to the next `<`, `&` or character that XML does not allow.
  mutating func skipText() {
    while true {
      let byte = current
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { return }
      if byte < 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 { return }
      position += 1
    }
  }

  /// Goes to `quote`, or to what cannot be in the value of an attribute.
  mutating func skipValue(to quote: UInt8) {
    while current != quote, current != UInt8(ascii: "<"), current != 0 { position += 1 }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    // Letters and all beyond; before them digits, hyphen, full stop and colon. That some more would be no part of a
    // name does not matter: such a name is none that a MARC record has.
    byte >= 64 || nameBytes >> UInt64(byte) & 1 == 1
  }

  private static let nameBytes: UInt64 = 0x07FF_6000_0000_0000
}
