/// The words of a text, by the one rule that all engines follow: every soft hyphen is removed, with the line
/// feed after it; a token is then the longest run of letters and marks, each in lower case by itself, and ſ
/// is s.
struct TokenReader {
  /// Where the token is in the text, in bytes; soft hyphens may be within.
  private(set) var place = 0..<0
  /// The token: UTF-8.
  private(set) var token: [UInt8] = []
  /// A hash of the token's bytes; equal tokens have equal hashes.
  private(set) var hash = TokenReader.firstHash

  private let table = LetterTable.shared
  private var next = 0

  init() { token.reserveCapacity(64) }

  static let firstHash: UInt64 = 0xCBF2_9CE4_8422_2325
  /// FNV-1a: one multiplication for each byte as it comes.
  @inline(__always) static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(firstHash, hash) }

  /// Goes to the next token.
  /// - Returns: false if there is none.
  mutating func advance(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    token.removeAll(keepingCapacity: true)
    hash = TokenReader.firstHash
    var start: Int?
    var end = next
    while next < text.count {
      let byte = text[next]
      if byte < 0x80 {
        let small = byte | 0x20
        // ASCII letters, which make up nearly all of a page.
        if small &- 0x61 < 26, byte >= 0x41 {
          if start == nil { start = next }
          add(small)
          next += 1
          end = next
          continue
        }
        if start != nil { break }
        next += 1
      } else if byte == 0xC2, next + 1 < text.count, text[next + 1] == 0xAD {
        next += next + 2 < text.count && text[next + 2] == 0x0A ? 3 : 2
      } else {
        let (scalar, length) = TokenReader.scalar(text, next)
        if let small = table.lowerCase(scalar) {
          if start == nil { start = next }
          if small.isEmpty {
            for index in next..<next + length { add(text[index]) }
          } else {
            for byte in small { add(byte) }
          }
          next += length
          end = next
          continue
        }
        if start != nil { break }
        next += length
      }
    }
    guard let start else { return false }
    place = start..<end
    return true
  }

  @inline(__always) private mutating func add(_ byte: UInt8) {
    token.append(byte)
    hash = TokenReader.hash(hash, byte)
  }

  /// The code point at `place`, and its bytes. Invalid UTF-8 becomes U+FFFD, byte by byte.
  static func scalar(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> (Unicode.Scalar, Int) {
    let first = text[place]
    let length = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1
    guard length > 1, place + length <= text.count else { return ("\u{FFFD}", 1) }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for index in place + 1..<place + length {
      guard text[index] & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(text[index] & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) } ?? ("\u{FFFD}", 1)
  }
}
