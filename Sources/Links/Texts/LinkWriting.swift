import Newspapers

/// How an address is written inside a kind of text: read from it, and written like it.
struct LinkWriting {
  let kind: TextKind

  /// The address that these bytes represent.
  func read(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    switch kind {
    case .text, .csv, .tsv, .html, .xml: return text
    case .markdown: return text.has("\\") ? unescaped(text) : text
    case .wikitext: return text.replacing("{{!}}", with: "|").replacing("{{=}}", with: "=")
    case .bibtex, .tex:
      return text.has("\\") ? unescaped(text.replacing("{\\_}", with: "_")) : text
    case .json:
      return text.has("\\") ? unescaped(unicode(text)) : text
    }
  }

  /// Today's address instead of `old`. It contains only letters, digits and `-._~:/?=&%+`.
  /// - Parameter isRaw: whether nothing is escaped there, as in `\url{}`.
  func written(_ address: String, like old: ArraySlice<UInt8>, isRaw: Bool) -> String {
    func isWritten(_ sign: StaticString) -> Bool { String(decoding: old, as: UTF8.self).has(sign) }
    switch kind {
    case .text, .csv, .tsv: return address
    case .markdown: return isWritten("\\_") ? address.replacing("_", with: "\\_") : address
    case .wikitext: return isWritten("&amp;") ? address.replacing("&", with: "&amp;") : address
    case .html, .xml: return address.replacing("&", with: "&amp;")
    case .json:
      var text = address
      if isWritten("\\/") { text = text.replacing("/", with: "\\/") }
      if isWritten("\\u0026") { text = text.replacing("&", with: "\\u0026") }
      return isWritten("&amp;") ? text.replacing("&", with: "&amp;") : text
    case .bibtex, .tex:
      if isRaw, !isWritten("\\") { return address }
      let line = isWritten("{\\_}") ? "{\\_}" : "\\_"
      return address.replacing("&", with: "\\&").replacing("%", with: "\\%").replacing("_", with: line)
    }
  }

  private func unescaped(_ text: String) -> String {
    var (result, isEscaped) = ("", false)
    for scalar in text.unicodeScalars {
      if scalar == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
        isEscaped = false
      }
    }
    return result
  }

  /// With JSON's escapes such as `\u0026` as what they mean.
  private func unicode(_ text: String) -> String {
    guard text.has("\\u") else { return text }
    let bytes = Array(text.utf8)
    var (result, place) = ([UInt8](), 0)
    while place < bytes.count {
      if let (scalar, length) = JSONEscape.scalar(at: place, of: bytes[...]) {
        result += UTF8.encode(scalar).map { Array($0) } ?? []
        place += length
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// `\u00e9` in a JSON text, or two such halves of a character beyond the first 65,536.
enum JSONEscape {
  /// The character that is escaped at `place`, and the length of its escape; nil if there is none.
  static func scalar(at place: Int, of bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, length: Int)? {
    guard let first = unit(at: place, of: bytes) else { return nil }
    if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
    guard UTF16.isLeadSurrogate(first), let second = unit(at: place + 6, of: bytes),
      UTF16.isTrailSurrogate(second)
    else { return nil }
    return Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00).map { ($0, 12) }
  }

  private static func unit(at place: Int, of bytes: ArraySlice<UInt8>) -> UInt16? {
    guard place >= bytes.startIndex, place + 6 <= bytes.endIndex, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = bytes[place + 2..<place + 6]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
