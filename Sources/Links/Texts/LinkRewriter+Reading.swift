import Newspapers

/// Where addresses begin.
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
    if let before = byteBefore {
      if LinkRewriter.isWord(before) || before == UInt8(ascii: ":") && buffer[position] == UInt8(ascii: "/") {
        return false
      }
    }
    return LinkRewriter.beginnings.contains { has($0, at: position) }
  }

  /// The byte before the position, as the text means it: escaped characters beyond ASCII are 0x80. Nil at the
  /// beginning.
  private var byteBefore: UInt8? {
    guard position > 0 else { return nil }
    let byte = buffer[position - 1]
    guard kind == .json else { return byte }
    if beginsEscape(position - 2), let meant = JSONEscape.letters[byte] { return meant }
    guard beginsEscape(position - 6) else { return byte }
    let unit = buffer.withUnsafeBufferPointer { JSONEscape.unit(at: position - 6, of: $0) }
    return unit.map { $0 < 0x80 ? UInt8($0) : 0x80 } ?? byte
  }

  /// Whether an escape begins with a backslash at `place`. Two are one that is escaped.
  private func beginsEscape(_ place: Int) -> Bool {
    var first = place
    while first >= 0, buffer[first] == UInt8(ascii: "\\") { first -= 1 }
    return !(place - first).isMultiple(of: 2)
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

  /// In the addresses of searches at sites that run Open ONI or chronam.
  private static let siteSearches = ["search/pages/results", "search/titles/results"].map { Array($0.utf8) }

  private static func begins(_ words: [[UInt8]], _ bytes: ArraySlice<UInt8>) -> Bool {
    words.contains { bytes.starts(with: $0) }
  }

  /// Nearly all addresses in a text are unrelated, and are not read any further.
  static func mayBeOurs(_ bytes: ArraySlice<UInt8>) -> Bool {
    var index = bytes.startIndex
    while index + 3 < bytes.endIndex {
      if small(bytes[index]) == UInt8(ascii: "s"), begins(siteSearches, bytes[index...]) { return true }
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
}
