/// Finds the line where a text stops being JSON (RFC 8259), because the decoder only says that it is invalid.
struct JSONSyntax {
  private let bytes: [UInt8]
  private var position = 0

  /// Deeper than any library is.
  private static let deepest = 64

  /// The line of the first error, from 1; nil if there is none.
  static func lineOfFault(in bytes: [UInt8]) -> Int? {
    var syntax = JSONSyntax(bytes: bytes)
    syntax.skipSpace()
    if syntax.value(depth: 0) {
      syntax.skipSpace()
      if syntax.position == bytes.count { return nil }
    }
    return bytes.prefix(syntax.position).count { $0 == UInt8(ascii: "\n") } + 1
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let next, next == 0x20 || (0x09...0x0A).contains(next) || next == 0x0D { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) -> Bool {
    guard let next, depth < JSONSyntax.deepest else { return false }
    switch next {
    case UInt8(ascii: "{"):
      return list(until: UInt8(ascii: "}")) { syntax in
        guard syntax.string() else { return false }
        syntax.skipSpace()
        guard syntax.take(UInt8(ascii: ":")) else { return false }
        syntax.skipSpace()
        return syntax.value(depth: depth + 1)
      }
    case UInt8(ascii: "["):
      return list(until: UInt8(ascii: "]")) { $0.value(depth: depth + 1) }
    case UInt8(ascii: "\""): return string()
    default: return word()
    }
  }

  private mutating func list(until end: UInt8, _ element: (inout JSONSyntax) -> Bool) -> Bool {
    position += 1
    skipSpace()
    if take(end) { return true }
    repeat {
      skipSpace()
      guard element(&self) else { return false }
      skipSpace()
    } while take(UInt8(ascii: ","))
    return take(end)
  }

  private mutating func string() -> Bool {
    guard take(UInt8(ascii: "\"")) else { return false }
    while let next {
      if next < 0x20 { return false }
      position += 1
      if next == UInt8(ascii: "\"") { return true }
      if next == UInt8(ascii: "\\") { position += 1 }
    }
    return false
  }

  /// A number, `true`, `false` or `null`; the decoder checks the spelling.
  private mutating func word() -> Bool {
    let start = position
    while let next, (0x30...0x39).contains(next) || (0x61...0x7A).contains(next) || "+-.E".utf8.contains(next)
    {
      position += 1
    }
    return position > start
  }
}
