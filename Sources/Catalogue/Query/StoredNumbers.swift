/// Numbers of a fixed width in a column of bytes, read where they are: SQLite does not promise that they begin at a
/// multiple of their width.
struct StoredNumbers<Number: FixedWidthInteger>: RandomAccessCollection {
  let bytes: UnsafeRawBufferPointer

  var startIndex: Int { 0 }
  var endIndex: Int { bytes.count / MemoryLayout<Number>.size }

  subscript(index: Int) -> Number {
    bytes.loadUnaligned(fromByteOffset: index * MemoryLayout<Number>.size, as: Number.self)
  }
}
