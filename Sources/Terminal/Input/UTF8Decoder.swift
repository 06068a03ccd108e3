/// Decodes UTF-8 that arrives in pieces. Each maximal invalid part becomes one U+FFFD (The Unicode Standard,
/// table 3-7).
struct UTF8Decoder: Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  /// What the next byte of an incomplete scalar may be: the second byte rules out overlong forms and
  /// surrogates.
  private var allowed: ClosedRange<UInt8> = 0x80...0xbf

  /// True inside a scalar.
  var isPending: Bool { missing > 0 }

  /// Takes one byte. Returns the scalar it completes, if any, and whether it broke an incomplete one.
  mutating func decode(_ byte: UInt8) -> (isBroken: Bool, scalar: Unicode.Scalar?) {
    guard missing > 0 else { return (false, begin(byte)) }
    guard allowed.contains(byte) else { return (finish(), begin(byte)) }
    value = value << 6 | UInt32(byte & 0x3f)
    (missing, allowed) = (missing - 1, 0x80...0xbf)
    return (false, missing == 0 ? Unicode.Scalar(value) : nil)
  }

  /// Ends an incomplete scalar; true if there was one.
  mutating func finish() -> Bool {
    defer { missing = 0 }
    return missing > 0
  }

  /// Returns a scalar if `byte` is one by itself or cannot begin one.
  private mutating func begin(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case ..<0x80: return Unicode.Scalar(byte)
    case 0xc2...0xdf: expect(1, after: byte & 0x1f)
    case 0xe0: expect(2, after: 0, first: 0xa0...0xbf)
    case 0xed: expect(2, after: 0x0d, first: 0x80...0x9f)
    case 0xe1...0xef: expect(2, after: byte & 0x0f)
    case 0xf0: expect(3, after: 0, first: 0x90...0xbf)
    case 0xf1...0xf3: expect(3, after: byte & 0x07)
    case 0xf4: expect(3, after: 4, first: 0x80...0x8f)
    default: return "\u{fffd}"
    }
    return nil
  }

  private mutating func expect(_ count: Int, after bits: UInt8, first: ClosedRange<UInt8> = 0x80...0xbf) {
    (value, missing, allowed) = (UInt32(bits), count, first)
  }
}
