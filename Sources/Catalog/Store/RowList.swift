/// Ascending row numbers, each stored as its distance from the preceding one in seven-bit groups.
struct RowList: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0
  private var last = 0

  init() {}

  /// - Parameter rows: in ascending order.
  init(_ rows: [Int]) { for row in rows { append(row) } }

  var rows: [Int] {
    var rows: [Int] = []
    bytes.withUnsafeBytes { bytes in RowList.forEach(in: bytes) { rows.append($0) } }
    return rows
  }

  /// Adds `row`, which is larger than all before; if it is equal to the last one, it is not added again.
  mutating func append(_ row: Int) {
    guard row > last else { return }
    var distance = row - last
    while distance >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: distance) | 0x80)
      distance >>= 7
    }
    bytes.append(UInt8(distance))
    last = row
    count += 1
  }

  /// Calls `use` with each row in `bytes`.
  static func forEach(in bytes: UnsafeRawBufferPointer, _ use: (Int) -> Void) {
    var (row, distance, shift) = (0, 0, 0)
    for byte in bytes {
      distance |= Int(byte & 0x7F) << shift
      if byte < 0x80 {
        row += distance
        use(row)
        (distance, shift) = (0, 0)
      } else {
        shift = min(shift + 7, 56)
      }
    }
  }
}
