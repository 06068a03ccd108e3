import Newspapers

extension JSONScanner {
  /// The meaning of a string with escapes, in UTF-8. An unpaired surrogate becomes U+FFFD.
  static func unescaped(_ text: UnsafeBufferPointer<UInt8>) throws(Malformed) -> [UInt8] {
    var made: [UInt8] = []
    made.reserveCapacity(text.count)
    var (start, place) = (0, 0)
    while place < text.count {
      guard text[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      made.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<place]))
      guard place + 1 < text.count else { throw Malformed() }
      if text[place + 1] == UInt8(ascii: "u") {
        place = try addCode(text, place, &made)
      } else {
        guard let byte = JSONEscape.letters[text[place + 1]] else { throw Malformed() }
        made.append(byte)
        place += 2
      }
      start = place
    }
    made.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    return made
  }

  /// Adds the code point at `place`, from one or two escapes.
  /// - Returns: the place after it.
  private static func addCode(
    _ text: UnsafeBufferPointer<UInt8>, _ place: Int, _ made: inout [UInt8]
  ) throws(Malformed) -> Int {
    if let (scalar, length) = JSONEscape.scalar(at: place, of: text) {
      made += String(scalar).utf8
      return place + length
    }
    guard JSONEscape.unit(at: place, of: text) != nil else { throw Malformed() }
    made += "\u{FFFD}".utf8
    return place + 6
  }
}
