/// Gathers a bracketed paste up to its end marker.
struct PasteBuffer: Sendable {
  /// What is kept of a paste; the rest is dropped.
  static let limit = 1 << 20

  private static let marker = Array("\u{1b}[201~".utf8)
  private var bytes: [UInt8] = []
  /// How much of the marker the last bytes are.
  private var matched = 0

  /// Takes one byte; the text, once the marker is complete.
  mutating func take(_ byte: UInt8) -> String? {
    if byte == PasteBuffer.marker[matched] {
      matched += 1
      guard matched == PasteBuffer.marker.count else { return nil }
      defer { self = PasteBuffer() }
      return PasteBuffer.text(bytes)
    }
    for place in 0..<matched { keep(PasteBuffer.marker[place]) }
    matched = byte == PasteBuffer.marker[0] ? 1 : 0  // the marker's first byte is nowhere else in it
    if matched == 0 { keep(byte) }
    return nil
  }

  /// The text so far, for a paste that goes no further.
  mutating func end() -> String {
    for place in 0..<matched { keep(PasteBuffer.marker[place]) }
    defer { self = PasteBuffer() }
    return PasteBuffer.text(bytes)
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < PasteBuffer.limit { bytes.append(byte) }
  }

  /// Terminals send a line end as they would the Enter key: a carriage return.
  private static func text(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return String(text.map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 })
  }
}
