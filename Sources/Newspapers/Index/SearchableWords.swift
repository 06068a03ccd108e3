/// The words by which a newspaper is found.
package enum SearchableWords {
  /// The folded words of titles, places and publisher, separated by spaces.
  package static func of(_ parts: [String]) -> String {
    var text = ""
    for part in parts where !part.isEmpty {
      text += part
      text += " "
    }
    let words = TitleText.folded(text)
    // `L'Abeille` is found as `labeille`, the folded form, and as `abeille`.
    guard hasApostrophe(text) else { return words }
    return words + " " + TitleText.folded(text.split { $0 == "'" || $0 == "’" }.joined(separator: " "))
  }

  private static func hasApostrophe(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: "'") { return true }
        // ’ is E2 80 99 in UTF-8.
        if byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80, bytes[index + 2] == 0x99 {
          return true
        }
      }
      return false
    }
  }
}
