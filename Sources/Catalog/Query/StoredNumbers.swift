/// Fixed-width numbers in a column of bytes, read in place: SQLite does not guarantee their alignment.
struct StoredNumbers<Number: FixedWidthInteger>: RandomAccessCollection {
  let bytes: UnsafeRawBufferPointer

  var startIndex: Int { 0 }
  var endIndex: Int { bytes.count / MemoryLayout<Number>.size }

  subscript(index: Int) -> Number {
    bytes.loadUnaligned(fromByteOffset: index * MemoryLayout<Number>.size, as: Number.self)
  }
}
