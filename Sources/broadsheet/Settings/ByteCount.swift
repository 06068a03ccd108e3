/// A number of bytes as people write it: `500 MB`, `1.5 GB`, `200000`; 1 KB is 1000 bytes.
struct ByteCount: Hashable, Sendable {
  let bytes: Int

  private static let units = [("GB", 1e9), ("MB", 1e6), ("KB", 1e3), ("B", 1)]
  /// More than any disk has, and small enough not to overflow.
  private static let largest = 1e15

  init(bytes: Int) { self.bytes = bytes }

  /// Nil if it is not a valid number.
  init?(_ written: String) {
    var text = written.uppercased()
    let unit = ByteCount.units.first { text.hasSuffix($0.0) }
    if let unit { text.removeLast(unit.0.count) }
    while text.hasSuffix(" ") { text.removeLast() }
    guard let number = Double(plain: text) else { return nil }
    let bytes = number * (unit?.1 ?? 1)
    guard bytes <= ByteCount.largest else { return nil }
    self.init(bytes: Int(bytes))
  }
}

extension ByteCount: CustomStringConvertible {
  /// In the largest unit that gives at least one, with one decimal below ten: `500 MB`, `1.5 GB`.
  var description: String {
    guard let unit = ByteCount.units.first(where: { Double(bytes) >= $0.1 }) else { return "0 B" }
    let tenths = Int((Double(bytes) / unit.1 * 10).rounded())
    return tenths >= 100 || tenths % 10 == 0
      ? "\(tenths / 10) \(unit.0)" : "\(tenths / 10).\(tenths % 10) \(unit.0)"
  }
}

extension Double {
  /// Only digits, with an optional decimal point, and nothing else that Swift accepts as a number.
  init?(plain text: String) {
    guard let first = text.utf8.first, first != UInt8(ascii: "."),
      text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      )
    else { return nil }
    self.init(text)
  }
}
