import Newspapers

/// Where addresses end.
extension LinkRewriter {
  /// A character of an address, however the text writes it.
  private struct WrittenSign {
    /// Its byte; 0x80 for one that is neither a bracket nor punctuation.
    let byte: UInt8
    /// Where the next one begins.
    let end: Int
    var isEscaped = false
  }

  /// The end of the address that begins here, without final punctuation: exactly what `LinkPunctuation.bare`
  /// leaves of it, so everything else stays in the text.
  func addressEnd() -> Int {
    var (end, last, open) = (position, position, [UInt8: Int]())
    while end < buffer.count, end - position <= WrittenLink.longest, let next = sign(at: end) {
      let isBalanced = LinkRewriter.isBalanced(after: next.byte, &open)
      // A bracket that the address did not open closes one around it.
      guard isBalanced || next.isEscaped else { break }
      end = next.end
      if isBalanced, !isFinal(next) { last = end }
    }
    return last
  }

  /// Nil if the address ends before it.
  private func sign(at place: Int) -> WrittenSign? {
    let byte = buffer[place]
    if kind.ends(at: byte) || byte >= 0x80 && endsBeyondASCII(at: place) { return nil }
    if kind == .csv, !isInQuotes, endsField(at: place) { return nil }
    switch byte {
    case UInt8(ascii: "{"):
      return template(at: place).map { WrittenSign(byte: $0 == 1 ? byte : 0x80, end: place + $0) }
    case UInt8(ascii: "'") where kind == .wikitext && has([byte, byte], at: place): return nil
    case UInt8(ascii: "&"): return ampersand(upTo: place + 1)
    case UInt8(ascii: "\\"):
      guard let (escaped, length) = escape(at: place) else { return nil }
      return escaped == UInt8(ascii: "&")
        ? ampersand(upTo: place + length) : WrittenSign(byte: escaped, end: place + length, isEscaped: true)
    default: return WrittenSign(byte: byte, end: place + 1)
    }
  }

  /// Whether it may separate a table's fields: a semicolon does in most of Europe, but also begins the words
  /// that an address marks.
  private func endsField(at place: Int) -> Bool {
    switch buffer[place] {
    case UInt8(ascii: ","), UInt8(ascii: "|"): true
    case UInt8(ascii: ";"): !has(LinkRewriter.markedWords, at: place)
    default: false
    }
  }

  private static let markedWords = Array(";words=".utf8)

  /// Counts brackets.
  /// - Returns: false for one that closes what was not opened.
  private static func isBalanced(after byte: UInt8, _ open: inout [UInt8: Int]) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open[byte, default: 0] += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      let opening: UInt8 = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : byte - 2
      open[opening, default: 0] -= 1
      return open[opening, default: 0] >= 0
    default: break
    }
    return true
  }

  /// Whether it stays in the text if the address ends with it. Underscores around an address emphasize it.
  private func isFinal(_ sign: WrittenSign) -> Bool {
    switch sign.byte {
    case UInt8(ascii: "_"): !sign.isEscaped && (kind == .text || kind == .markdown)
    default: LinkPunctuation.isFinal(sign.byte)
    }
  }

  // MARK: Entities

  /// The `&` that ends before `place`, with the entities after it that stand for `&`, `/` or `=`; nil if it
  /// begins another entity, such as `&quot;`, which ends an address. Programs may encode twice: `&amp;quot;`
  /// ends it, too.
  private func ampersand(upTo place: Int) -> WrittenSign? {
    var end = place
    while let name = entity(at: end) {
      guard let sign = LinkPunctuation.sign(of: name), ["&", "/", "="].contains(sign) else { return nil }
      end += name.utf8.count + 1
      if sign != "&" { break }
    }
    return WrittenSign(byte: 0x80, end: end)
  }

  /// The name of the entity whose `&` was right before `start`: `quot` of `quot;`, `#39`; nil if there is
  /// none.
  private func entity(at start: Int) -> String? {
    var end = start
    if end < buffer.count, buffer[end] == UInt8(ascii: "#") { end += 1 }
    while end < buffer.count, end - start < LinkRewriter.longestEntity, buffer[end].isLetterOrDigit {
      end += 1
    }
    guard end - start > 1, end < buffer.count, buffer[end] == UInt8(ascii: ";") else { return nil }
    return String(decoding: buffer[start..<end], as: UTF8.self)
  }

  /// HTML's longest name of a character has 31 letters.
  private static let longestEntity = 32

  // MARK: Other characters

  /// Closing quotation marks and wide spaces, which take several bytes.
  private func endsBeyondASCII(at place: Int) -> Bool {
    func byte(_ offset: Int) -> UInt8 { place + offset < buffer.count ? buffer[place + offset] : 0 }
    switch byte(0) {
    case 0xC2: return [0xA0, 0xAB, 0xBB, 0x85].contains(byte(1))
    case 0xE1: return byte(1) == 0x9A && byte(2) == 0x80
    case 0xE2: return byte(1) == 0x80 && (0x80...0xBA).contains(byte(2)) || byte(1) == 0x81 && byte(2) == 0x9F
    case 0xE3: return byte(1) == 0x80 && byte(2) <= 0x91
    case 0xEF: return byte(1) == 0xBB || byte(1) == 0xBC
    // These never occur in UTF-8.
    case 0xC0, 0xC1, 0xF5...0xFF: return true
    default: return false
    }
  }

  /// Whether an escaped character ends an address: blanks, brackets, quotation marks, wide spaces.
  private static func ends(at scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x80: return scalar == "\\" || TextKind.json.ends(at: UInt8(scalar.value))
    case 0x85, 0xA0, 0xAB, 0xBB, 0x1680, 0x2000...0x203A, 0x205F, 0x3000...0x3011, 0xFEC0...0xFF3F:
      return true
    default: return false
    }
  }

  /// `{{!}}` in wikitext, `{\_}` in TeX.
  private func template(at place: Int) -> Int? {
    let known: [String] =
      switch kind {
      case .wikitext: ["{{!}}", "{{=}}"]
      case .bibtex, .tex: ["{\\_}"]
      default: []
      }
    if let found = known.first(where: { has(Array($0.utf8), at: place) }) { return found.utf8.count }
    return [.bibtex, .tex, .wikitext].contains(kind) ? nil : 1
  }

  /// What a backslash and the characters after it stand for, as in `WrittenSign.byte`, and their length; nil
  /// if they are not part of an address.
  private func escape(at place: Int) -> (byte: UInt8, length: Int)? {
    guard place + 1 < buffer.count else { return nil }
    let next = buffer[place + 1]
    switch kind {
    case .json:
      if next == UInt8(ascii: "/") { return (next, 2) }
      let escape = buffer.withUnsafeBufferPointer { JSONEscape.scalar(at: place, of: $0) }
      guard let (scalar, length) = escape, !LinkRewriter.ends(at: scalar) else { return nil }
      return (scalar.isASCII ? UInt8(ascii: scalar) : 0x80, length)
    case .markdown, .bibtex, .tex: return "_%&#()~-*[]{}.!".utf8.contains(next) ? (next, 2) : nil
    default: return nil
    }
  }
}
