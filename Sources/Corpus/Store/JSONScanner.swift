/// Goes through the JSON object on a line, without building values that nobody needs: a corpus is hundreds of
/// gigabytes of lines.
struct JSONScanner {
  /// The line is not a JSON object, or a value has another type.
  struct Malformed: Error {}

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Calls `use` with each key. It has to read or skip the value.
  mutating func object(
    _ use: (_ key: UnsafeBufferPointer<UInt8>, inout JSONScanner) throws(Malformed) -> Void
  ) throws(Malformed) {
    try expect(UInt8(ascii: "{"))
    guard next() != UInt8(ascii: "}") else { return place += 1 }
    while true {
      // No requested key contains an escape.
      let key = try rawString().text
      try expect(UInt8(ascii: ":"))
      try use(key, &self)
      let sign = next()
      place += 1
      if sign == UInt8(ascii: "}") { return }
      guard sign == UInt8(ascii: ",") else { throw Malformed() }
    }
  }

  /// Only white space may follow.
  mutating func end() throws(Malformed) { if next() != nil { throw Malformed() } }

  /// UTF-8; nil for null.
  mutating func string() throws(Malformed) -> [UInt8]? {
    guard next() == UInt8(ascii: "\"") else {
      try word("null")
      return nil
    }
    let (text, hasEscapes) = try rawString()
    return hasEscapes ? try JSONScanner.unescaped(text) : Array(text)
  }

  mutating func integer() throws(Malformed) -> Int? {
    guard let text = try number() else { return nil }
    guard let number = Int(text) else { throw Malformed() }
    return number
  }

  mutating func double() throws(Malformed) -> Double? {
    guard let text = try number() else { return nil }
    guard let number = Double(text) else { throw Malformed() }
    return number
  }

  mutating func boolean() throws(Malformed) -> Bool {
    let isTrue = next() == UInt8(ascii: "t")
    try word(isTrue ? "true" : "false")
    return isTrue
  }

  /// Skips a value.
  /// - Returns: its bytes.
  @discardableResult mutating func value() throws(Malformed) -> UnsafeBufferPointer<UInt8> {
    _ = next()
    let start = place
    var depth = 0
    repeat {
      guard let sign = next() else { throw Malformed() }
      switch sign {
      case UInt8(ascii: "\""): _ = try rawString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        place += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else { throw Malformed() }
        place += 1
      default: skipWord()
      }
    } while depth > 0
    guard depth == 0, place > start else { throw Malformed() }
    return UnsafeBufferPointer(rebasing: bytes[start..<place])
  }

  // MARK: Parts

  /// The next byte that is not white space, without moving past it.
  private mutating func next() -> UInt8? {
    while place < bytes.count {
      let byte = bytes[place]
      if byte > 0x20 { return byte }
      place += 1
    }
    return nil
  }

  private mutating func expect(_ sign: UInt8) throws(Malformed) {
    guard next() == sign else { throw Malformed() }
    place += 1
  }

  private mutating func word(_ word: StaticString) throws(Malformed) {
    for index in 0..<word.utf8CodeUnitCount {
      guard place < bytes.count, bytes[place] == word.utf8Start[index] else { throw Malformed() }
      place += 1
    }
  }

  private mutating func skipWord() {
    while place < bytes.count, JSONScanner.isOfWord(bytes[place]) { place += 1 }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte > 0x20 && !",:[]{}\"".utf8.contains(byte)
  }

  private mutating func number() throws(Malformed) -> String? {
    if next() == UInt8(ascii: "n") {
      try word("null")
      return nil
    }
    let start = place
    skipWord()
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func rawString() throws(Malformed) -> (text: UnsafeBufferPointer<UInt8>, hasEscapes: Bool)
  {
    try expect(UInt8(ascii: "\""))
    let start = place
    var hasEscapes = false
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        return (UnsafeBufferPointer(rebasing: bytes[start..<place - 1]), hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        place += 2
      default: place += 1
      }
    }
    throw Malformed()
  }
}
