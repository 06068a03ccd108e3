/// Checks whether bytes are still those that were stored. SQLite notices an invalid page, but not one that
/// lost bytes in the middle of a value.
@frozen public struct Checksum {
  @usableFromInline var state: UInt64 = 0x2545_F491_4F6C_DD1D

  @inlinable public init() {}

  @inlinable public mutating func add(_ number: Int) { mix(UInt64(truncatingIfNeeded: number)) }

  @inlinable public mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(bytes.count)
    var position = 0
    while position + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      position += 8
    }
    guard position < bytes.count else { return }
    var rest: UInt64 = 0
    for place in position..<bytes.count { rest = rest << 8 | UInt64(bytes[place]) }
    mix(rest)
  }

  @inlinable public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  @inlinable mutating func mix(_ word: UInt64) {
    state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 29
  }

  /// As stored: 32 bits, since two of 64 bits in each row would noticeably enlarge the file.
  @inlinable public var value: Int { Int(UInt32(truncatingIfNeeded: state ^ state >> 32)) }

  @inlinable public static func of(_ bytes: UnsafeRawBufferPointer) -> Int {
    var sum = Checksum()
    sum.add(bytes)
    return sum.value
  }
}
