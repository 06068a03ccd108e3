/// A character reference at the beginning of a text: `&amp;`, `&#8217;`, `&#x2019;`.
struct HTMLEntity {
  /// In characters, from `&` to `;`.
  let length: Int
  let text: String

  init?(startOf text: Substring) {
    guard text.first == "&", let end = text.prefix(12).firstIndex(of: ";") else { return nil }
    let name = text[..<end].dropFirst()
    guard let meaning = HTMLEntity.numbered(name) ?? HTMLEntity.named[String(name)] else { return nil }
    length = name.count + 2
    self.text = meaning
  }

  private static func numbered(_ name: Substring) -> String? {
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number >= 0x20, let scalar = Unicode.Scalar(number) else { return nil }
    return String(Character(scalar))
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "", "hellip": "…",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
    "bdquo": "„", "laquo": "«", "raquo": "»", "deg": "°", "frac12": "½", "frac14": "¼", "pound": "£",
    "cent": "¢", "copy": "©", "reg": "®", "sect": "§", "para": "¶", "middot": "·", "bull": "•",
    "times": "×", "aacute": "á", "Aacute": "Á", "agrave": "à", "acirc": "â", "atilde": "ã", "auml": "ä",
    "Auml": "Ä", "aring": "å", "Aring": "Å", "aelig": "æ", "AElig": "Æ", "ccedil": "ç", "Ccedil": "Ç",
    "eacute": "é", "Eacute": "É", "egrave": "è", "Egrave": "È", "ecirc": "ê", "euml": "ë", "iacute": "í",
    "Iacute": "Í", "igrave": "ì", "icirc": "î", "iuml": "ï", "ntilde": "ñ", "Ntilde": "Ñ", "oacute": "ó",
    "Oacute": "Ó", "ograve": "ò", "ocirc": "ô", "otilde": "õ", "ouml": "ö", "Ouml": "Ö", "oslash": "ø",
    "Oslash": "Ø", "oelig": "œ", "OElig": "Œ", "szlig": "ß", "uacute": "ú", "Uacute": "Ú", "ugrave": "ù",
    "ucirc": "û", "uuml": "ü", "Uuml": "Ü", "yacute": "ý", "scaron": "š", "Scaron": "Š",
  ]
}
