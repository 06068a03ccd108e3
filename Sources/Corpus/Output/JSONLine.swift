/// A line of JSON that is being written. Bytes are appended as they are: a corpus is hundreds of gigabytes of them.
struct JSONLine {
  private(set) var bytes: [UInt8] = []
  private var isFirst = true

  init() { bytes.append(UInt8(ascii: "{")) }

  mutating func end() { bytes += [UInt8(ascii: "}"), 0x0A] }

  mutating func add(_ key: StaticString, _ text: String?) {
    begin(key)
    write(text)
  }

  /// - Parameter text: UTF-8; nil is null.
  mutating func add(_ key: StaticString, utf8 text: [UInt8]?) {
    begin(key)
    if let text { text.withUnsafeBufferPointer { write($0) } } else { write("null" as StaticString) }
  }

  mutating func add(_ key: StaticString, _ number: Int?) {
    begin(key)
    if let number { write(number) } else { write("null" as StaticString) }
  }

  mutating func add(_ key: StaticString, _ isTrue: Bool) {
    begin(key)
    write((isTrue ? "true" : "false") as StaticString)
  }

  /// A number from 0 to 1, with four decimals.
  mutating func add(_ key: StaticString, fraction: Double?) {
    begin(key)
    write(fraction: fraction)
  }

  mutating func add<Element>(
    _ key: StaticString, _ list: [Element], _ body: (inout JSONLine, Element) -> Void
  ) {
    begin(key)
    bytes.append(UInt8(ascii: "["))
    for (place, element) in list.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      body(&self, element)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// An object within this one.
  mutating func add(_ key: StaticString, _ body: (inout JSONLine) -> Void) {
    begin(key)
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
    body(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func begin(_ key: StaticString) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    bytes.append(UInt8(ascii: "\""))
    write(key)
    bytes += [UInt8(ascii: "\""), UInt8(ascii: ":")]
  }

  mutating func write(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func write(_ text: String?) {
    guard var text else { return write("null" as StaticString) }
    text.withUTF8 { write($0) }
  }

  mutating func write(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var (rest, digits) = (number.magnitude, 1)
    var power: UInt = 1
    while rest / power >= 10 { (power, digits) = (power * 10, digits + 1) }
    while digits > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / power))
      (rest, power, digits) = (rest % power, power / 10, digits - 1)
    }
  }

  mutating func write(fraction: Double?) {
    guard let fraction else { return write("null" as StaticString) }
    let parts = Int((fraction * 10_000 + 0.5).rounded(.down))
    write(parts / 10_000)
    bytes.append(UInt8(ascii: "."))
    for power in [1000, 100, 10, 1] { bytes.append(UInt8(ascii: "0") + UInt8(parts / power % 10)) }
  }

  /// A string. Escapes whatever a terminal would obey or some programs would take for a line end.
  private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var (start, place) = (0, 0)
    while place < text.count {
      guard JSONLine.isSpecial[Int(text[place])] else {
        place += 1
        continue
      }
      let (code, length) = JSONLine.escaped(text, place)
      if let code {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<place]))
        write(escape: code)
        start = place + length
      }
      place += length
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    bytes.append(UInt8(ascii: "\""))
  }

  /// The code point at `place` if it has to be escaped, and the number of bytes to advance.
  private static func escaped(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> (UInt32?, Int) {
    switch text[place] {
    case 0xC2:
      guard place + 1 < text.count, text[place + 1] < 0xA0 else { return (nil, 2) }
      return (UInt32(text[place + 1]), 2)
    case 0xE2:
      guard place + 2 < text.count, text[place + 1] == 0x80, text[place + 2] & 0xFE == 0xA8 else {
        return (nil, 3)
      }
      return (0x2000 | UInt32(text[place + 2] & 0x3F), 3)
    case let byte: return (UInt32(byte), 1)
    }
  }

  private mutating func write(escape code: UInt32) {
    bytes.append(UInt8(ascii: "\\"))
    switch code {
    case 0x22, 0x5C: bytes.append(UInt8(code))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      bytes.append(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] as [UInt32] { bytes.append(JSONLine.digits[Int(code >> shift & 0xF)]) }
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)
  private static let isSpecial = (0..<256).map {
    $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2
  }
}
