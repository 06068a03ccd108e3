import Newspapers

/// How an address is written inside a kind of text: read from it, and written like it.
struct LinkWriting {
  let kind: TextKind

  /// The address that these bytes represent.
  func read(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    switch kind {
    case .text, .csv, .tsv: return text
    // Entities are how these write signs of the address. One that remains is part of it.
    case .html, .xml: return LinkPunctuation.decodedOnce(text)
    case .markdown:
      let decoded = LinkPunctuation.decodedOnce(text)
      return decoded.has("\\") ? unescaped(decoded) : decoded
    case .wikitext:
      return LinkPunctuation.decodedOnce(
        text.replacing("{{!}}", with: "|").replacing("{{=}}", with: "="))
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

  /// With JSON escapes such as `\u0026` decoded.
  private func unicode(_ text: String) -> String {
    guard text.has("\\u") else { return text }
    var text = text
    return text.withUTF8 { bytes in
      var (result, place) = ([UInt8](), 0)
      while place < bytes.count {
        if let (scalar, length) = JSONEscape.scalar(at: place, of: bytes) {
          result += String(scalar).utf8
          place += length
        } else {
          result.append(bytes[place])
          place += 1
        }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }
}
