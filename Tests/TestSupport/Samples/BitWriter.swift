/// The bits of a JPEG's scan, the highest of a byte first (ITU T.81, F.1.2.3).
struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending = 0
  private var count = 0

  mutating func append(_ bits: Int, count added: Int) {
    for shift in (0..<added).reversed() {
      pending = pending << 1 | bits >> shift & 1
      count += 1
      guard count == 8 else { continue }
      bytes.append(UInt8(pending))
      if pending == 0xff { bytes.append(0) }
      (pending, count) = (0, 0)
    }
  }

  /// The code that `code` returns for the number of bits in `value`, then these bits.
  mutating func append(sized value: Int, code: (Int) -> UInt8) {
    var size = 0
    while abs(value) >> size > 0 { size += 1 }
    append(Int(code(size)), count: 8)
    append(value < 0 ? value - 1 : value, count: size)
  }

  mutating func end() -> [UInt8] {
    while count > 0 { append(1, count: 1) }
    return bytes
  }
}
