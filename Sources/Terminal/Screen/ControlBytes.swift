/// Bytes for the terminal, collected in a buffer that is reused for every frame.
struct ControlBytes {
  private(set) var bytes: [UInt8] = []

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(scalar: Unicode.Scalar) {
    if scalar.isASCII { bytes.append(UInt8(scalar.value)) } else { bytes.append(contentsOf: scalar.utf8) }
  }

  mutating func append(byte: UInt8) { bytes.append(byte) }

  mutating func append(_ added: [UInt8]) { bytes += added }

  /// The characters of cells, each of which is one byte.
  mutating func append(bytesOf cells: ArraySlice<Cell>) {
    bytes.append(contentsOf: cells.lazy.map { $0.byte ?? UInt8(ascii: " ") })
  }

  /// `number` in decimal.
  mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// The control sequence `final` with one parameter, which is left out if it is 1, the default.
  mutating func append(control final: StaticString, _ parameter: Int) {
    append("\u{1b}[")
    if parameter != 1 { append(number: parameter) }
    append(final)
  }

  /// Replaces the last byte with `byte`.
  mutating func replaceLast(with byte: UInt8) {
    bytes[bytes.count - 1] = byte
  }
}
