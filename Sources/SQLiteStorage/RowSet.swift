/// A set of rows of the catalog, counted from 1, with one bit for each.
@frozen public struct RowSet: Equatable, Sendable {
  @usableFromInline var bits: [UInt64]

  /// - Parameter count: the total number of rows.
  @inlinable public init(count: Int, isFull: Bool = false) {
    bits = [UInt64](repeating: isFull ? .max : 0, count: count / 64 + 1)
    guard isFull else { return }
    bits[0] &= ~1
    bits[count / 64] &= (1 << UInt64(count % 64)) | ((1 << UInt64(count % 64)) - 1)
  }

  @inlinable public var count: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

  @inlinable public var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

  @inlinable public func contains(_ row: Int) -> Bool {
    row >> 6 < bits.count && bits[row >> 6] >> UInt64(row & 63) & 1 == 1
  }

  /// Calls `use` with each row, in ascending order.
  @inlinable public func forEach(_ use: (Int) -> Void) {
    bits.withUnsafeBufferPointer { bits in
      for (index, word) in bits.enumerated() {
        var rest = word
        while rest != 0 {
          use(index << 6 | rest.trailingZeroBitCount)
          rest &= rest - 1
        }
      }
    }
  }

  /// Rows that do not exist are ignored: they would come from a damaged file.
  @inlinable public mutating func insert(_ row: Int) {
    guard row >= 0, row >> 6 < bits.count else { return }
    bits[row >> 6] |= 1 << UInt64(row & 63)
  }

  @inlinable public mutating func remove(_ row: Int) {
    guard row >= 0, row >> 6 < bits.count else { return }
    bits[row >> 6] &= ~(1 << UInt64(row & 63))
  }

  @inlinable public mutating func formIntersection(_ other: RowSet) {
    for index in bits.indices { bits[index] &= other.bits[index] }
  }

  @inlinable public mutating func subtract(_ other: RowSet) {
    for index in bits.indices { bits[index] &= ~other.bits[index] }
  }

  @inlinable public mutating func formUnion(_ other: RowSet) {
    for index in bits.indices { bits[index] |= other.bits[index] }
  }
}
