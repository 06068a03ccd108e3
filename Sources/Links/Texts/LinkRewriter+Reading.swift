import Newspapers

/// Where addresses begin and end.
extension LinkRewriter {
  /// The bytes at which the rewriter stops: the first ones of addresses, and of Markdown's spans of code.
  static let mayBegin: [Bool] = (0..<256).map { byte in
    "hHcCwWlLtTiI/`".utf8.contains(UInt8(byte))
  }

  private static let beginnings = [
    "http://", "https://", "http:\\/\\/", "https:\\/\\/", "https%3a%2f%2f", "http%3a%2f%2f",
    "chroniclingamerica.loc.gov/", "www.loc.gov/", "loc.gov/", "lccn.loc.gov/", "tile.loc.gov/", "info:lccn/",
    // With the scheme of the document that they are in.
    "//chroniclingamerica.loc.gov/", "//www.loc.gov/", "//loc.gov/", "//lccn.loc.gov/", "//tile.loc.gov/",
  ].map { Array($0.utf8) }

  /// Whether an address begins here: after a character that is not part of a word or another address.
  var isAddressStart: Bool {
    if position > 0 {
      let before = buffer[position - 1]
      if LinkRewriter.isWord(before) || before == UInt8(ascii: ":") && buffer[position] == UInt8(ascii: "/") {
        return false
      }
    }
    return LinkRewriter.beginnings.contains { has($0, at: position) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "%"): true
    default: byte.isLetterOrDigit
    }
  }

  /// Ignoring case.
  func has(_ word: [UInt8], at start: Int) -> Bool {
    guard start >= 0, start + word.count <= buffer.count else { return false }
    for index in 0..<word.count where LinkRewriter.small(buffer[start + index]) != word[index] {
      return false
    }
    return true
  }

  static func small(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// Nearly all addresses in a text are unrelated, and are not read any further.
  static func mayBeOurs(_ bytes: ArraySlice<UInt8>) -> Bool {
    var index = bytes.startIndex
    while index + 3 < bytes.endIndex {
      if small(bytes[index]) == UInt8(ascii: "l") {
        let next = small(bytes[index + 1])
        if next == UInt8(ascii: "c"), small(bytes[index + 2]) == UInt8(ascii: "c"),
          small(bytes[index + 3]) == UInt8(ascii: "n")
        {
          return true
        }
        if next == UInt8(ascii: "o"), small(bytes[index + 2]) == UInt8(ascii: "c") {
          // loc.gov, and www-loc-gov of a proxy
          let rest = bytes[(index + 3)...].prefix(8)
          if rest.indices.contains(where: { at in
            at + 2 < bytes.endIndex && small(bytes[at]) == UInt8(ascii: "g")
              && small(bytes[at + 1]) == UInt8(ascii: "o") && small(bytes[at + 2]) == UInt8(ascii: "v")
          }) {
            return true
          }
        }
      }
      index += 1
    }
    return false
  }

  /// The end of the address that begins here, without final punctuation.
  func addressEnd() -> Int {
    var (end, open) = (position, [UInt8: Int]())
    scan: while end < buffer.count, end - position <= WrittenLink.longest {
      let byte = buffer[end]
      if byte >= 0x80, endsBeyondASCII(at: end) { break }
      if byte == UInt8(ascii: "{") {
        guard let length = template(at: end) else { break }
        if length == 1 { open[byte, default: 0] += 1 }
        end += length
        continue
      }
      if kind.ends(at: byte) { break }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): open[byte, default: 0] += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        // What the address did not open closes what it stands in.
        let opening: UInt8 = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : byte - 2
        guard let count = open[opening], count > 0 else { break scan }
        open[opening] = count - 1
      case UInt8(ascii: ",") where kind == .csv && !isInQuotes: break scan
      case UInt8(ascii: "'") where kind == .wikitext && has([UInt8(ascii: "'"), byte], at: end): break scan
      case UInt8(ascii: "\\"):
        guard let length = escape(at: end) else { break scan }
        end += length
        continue
      default: break
      }
      end += 1
    }
    return withoutPunctuation(end)
  }

  /// All that `LinkPunctuation` takes for punctuation, so that it stays in the text.
  private func withoutPunctuation(_ end: Int) -> Int {
    var end = end
    while end > position {
      switch buffer[end - 1] {
      case UInt8(ascii: ";"):
        // The end of an entity is part of the address.
        let tail = buffer[max(position, end - 8)..<(end - 1)]
        if let mark = tail.lastIndex(of: UInt8(ascii: "&")), mark < end - 2 { return end }
      case let byte where LinkPunctuation.isFinal(byte): break
      case UInt8(ascii: "_") where endsAtUnderscores && buffer[end - 2] != UInt8(ascii: "\\"): break
      default: return end
      }
      end -= 1
    }
    return end
  }

  /// Whether underscores around an address emphasize it.
  private var endsAtUnderscores: Bool { kind == .text || kind == .markdown }

  /// Closing quotation marks and wide spaces, which take several bytes.
  private func endsBeyondASCII(at place: Int) -> Bool {
    func byte(_ offset: Int) -> UInt8 { place + offset < buffer.count ? buffer[place + offset] : 0 }
    switch byte(0) {
    case 0xC2: return [0xA0, 0xAB, 0xBB, 0x85].contains(byte(1))
    case 0xE2: return byte(1) == 0x80 && (0x80...0xBA).contains(byte(2))
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
    case 0x85, 0xA0, 0xAB, 0xBB, 0x2000...0x203A, 0x3000...0x3011, 0xFEC0...0xFF3F: return true
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

  /// The length of a backslash and what it escapes; nil if it is not part of an address.
  private func escape(at place: Int) -> Int? {
    guard place + 1 < buffer.count else { return nil }
    let next = buffer[place + 1]
    switch kind {
    case .json:
      if next == UInt8(ascii: "/") { return 2 }
      let escape = buffer.withUnsafeBufferPointer { JSONEscape.scalar(at: place, of: $0) }
      guard let (scalar, length) = escape else { return nil }
      return LinkRewriter.ends(at: scalar) ? nil : length
    case .markdown, .bibtex, .tex: return "_%&#()~-*[]{}.!".utf8.contains(next) ? 2 : nil
    default: return nil
    }
  }
}
