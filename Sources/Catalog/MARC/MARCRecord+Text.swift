import Foundation
import Newspapers

/// The texts of a record's fields in readable form.
extension MARCRecord {
  /// Whether all text is UTF-8.
  var isUTF8: Bool {
    isASCII || String(validating: text, as: UTF8.self) != nil
  }

  /// The text of a subfield without space and `punctuation` at its end.
  func text(_ subfield: Subfield, trimming punctuation: StaticString = "") -> String {
    var range = subfield.text
    let isCut: (UInt8) -> Bool = { byte in
      if byte <= 0x20 { return true }
      for offset in 0..<punctuation.utf8CodeUnitCount where punctuation.utf8Start[offset] == byte {
        return true
      }
      return false
    }
    while !range.isEmpty, text[range.lowerBound] <= 0x20 { range = range.lowerBound + 1..<range.upperBound }
    while !range.isEmpty, isCut(text[range.upperBound - 1]) {
      range = range.lowerBound..<range.upperBound - 1
    }
    return text.withUnsafeBufferPointer { bytes in
      let bytes = UnsafeBufferPointer(rebasing: bytes[range])
      let isDecomposed = !isASCII && bytes.contains { $0 == 0xCC || $0 == 0xCD }
      let text = String(decoding: bytes, as: UTF8.self)
      // Catalogs put accents after their letters; terminals and readers expect one character.
      return isDecomposed ? text.precomposedStringWithCanonicalMapping : text
    }
  }

  func subfields(of field: Field) -> ArraySlice<Subfield> { subfields[field.subfields] }

  /// The first subfield `code` of `field`.
  func text(_ field: Field, _ code: Character, trimming punctuation: StaticString = "") -> String? {
    guard let code = code.asciiValue, let found = subfields(of: field).first(where: { $0.code == code })
    else {
      return nil
    }
    let text = text(found, trimming: punctuation)
    return text.isEmpty ? nil : text
  }

  /// The subfields `codes` of `field`, in their order, joined by `separator`.
  func text(_ field: Field, codes: StaticString, separator: String = " ") -> String {
    var joined = ""
    for subfield in subfields(of: field) {
      for offset in 0..<codes.utf8CodeUnitCount where codes.utf8Start[offset] == subfield.code {
        if !joined.isEmpty { joined += separator }
        joined += text(subfield)
      }
    }
    return joined
  }
}
