/// Collects a bracketed paste up to its end marker.
struct PasteBuffer: Sendable {
  /// How much of a paste is kept; the rest is dropped.
  static let limit = 1 << 20

  private static let marker = Array("\u{1b}[201~".utf8)
  private var bytes: [UInt8] = []
  /// How many bytes of the marker the input ends with.
  private var matched = 0

  /// Takes one byte. Returns the text once the marker is complete.
  mutating func take(_ byte: UInt8) -> String? {
    if byte == PasteBuffer.marker[matched] {
      matched += 1
      guard matched == PasteBuffer.marker.count else { return nil }
      defer { self = PasteBuffer() }
      return PasteBuffer.text(bytes)
    }
    for place in 0..<matched { keep(PasteBuffer.marker[place]) }
    matched = byte == PasteBuffer.marker[0] ? 1 : 0  // the marker's first byte occurs nowhere else in it
    if matched == 0 { keep(byte) }
    return nil
  }

  /// The text so far, for a paste that was cut off.
  mutating func end() -> String {
    for place in 0..<matched { keep(PasteBuffer.marker[place]) }
    defer { self = PasteBuffer() }
    return PasteBuffer.text(bytes)
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < PasteBuffer.limit { bytes.append(byte) }
  }

  /// Terminals send line ends as the Enter key does: as carriage returns.
  private static func text(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return String(text.map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 })
  }
}
