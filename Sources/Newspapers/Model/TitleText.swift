/// How catalogue titles are cleaned for people and folded for finding and sorting.
public enum TitleText {
  /// Without a trailing `[volume]`, `[microform]`, `[electronic resource]`, ` /` and full stop.
  public static func cleaned(_ title: String) -> String {
    var text = title.trimmed
    // Few titles have a bracket, and looking for one is cheap.
    if text.utf8.contains(UInt8(ascii: "[")) {
      for designation in ["[volume]", "[microform]", "[electronic resource]", "[online resource]"] {
        while let found = text.caseInsensitiveRange(of: designation) { text.removeSubrange(found) }
      }
      text = text.trimmed
    }
    text = text.withSingleSpaces
    while let last = text.last, last == "." || last == "/" || last.isWhitespace {
      if last == ".", text.hasSuffix("...") { break }
      text.removeLast()
    }
    return text
  }

  /// Lower case, diacritics folded, everything but letters and digits a single space.
  public static func folded(_ text: String) -> String {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        append(ascii: UInt8(scalar.value), to: &folded)
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        folded += plainForm(of: scalar).utf8
      } else if scalar.properties.generalCategory != .nonspacingMark, scalar != "’", scalar != "ʻ" {
        append(ascii: space, to: &folded)
      }
    }
    if folded.last == space { folded.removeLast() }
    return String(decoding: folded, as: UTF8.self)
  }

  private static let space = UInt8(ascii: " ")

  private static func append(ascii byte: UInt8, to folded: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): folded.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte | 0x20)
    case UInt8(ascii: "'"): return
    default: if let last = folded.last, last != space { folded.append(space) }
    }
  }

  /// `é` as `e` and `Ł` as `l`: Unicode names a Latin letter after its plain form (`LATIN SMALL LETTER E WITH
  /// ACUTE`), and the standard library offers names but no decomposition. Other scripts are only lower-cased.
  private static func plainForm(of scalar: Unicode.Scalar) -> String {
    if let plain = ligatures[scalar] { return plain }
    let lowercase = scalar.properties.lowercaseMapping
    // Latin letters stand below U+0250 and in Latin Extended Additional; finding a name is slow.
    guard scalar.value < 0x250 || (0x1E00..<0x1F00).contains(scalar.value), let name = scalar.properties.name,
      name.hasPrefix("LATIN "),
      let letter = name.split(separator: " ").drop(while: { $0 != "LETTER" }).dropFirst().first
    else { return lowercase }
    return letter.utf8.count == 1 ? letter.lowercased() : lowercase
  }

  /// Folded and without a leading article of the languages that American newspapers were printed in.
  public static func sortKey(_ title: String) -> String {
    let key = folded(title)
    guard let end = key.utf8.firstIndex(of: space), articles.contains(String(key[..<end])) else { return key }
    return String(key[key.utf8.index(after: end)...])
  }

  private static let articles: Set<String> = [
    "the", "a", "an", "der", "die", "das", "el", "la", "los", "las", "le", "les", "il", "lo", "den", "det",
    "het",
    "de", "l",
  ]

  /// Letters that are written as two.
  private static let ligatures: [Unicode.Scalar: String] = [
    "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ß": "ss", "þ": "th", "Þ": "th", "ð": "d", "Ð": "d", "ſ": "s",
    "ı": "i",
  ]
}

extension String {
  fileprivate func caseInsensitiveRange(of needle: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if let end = index(start, offsetBy: needle.count, limitedBy: endIndex),
        self[start..<end].lowercased() == needle
      {
        return start..<end
      }
      start = index(after: start)
    }
    return nil
  }

  fileprivate var withSingleSpaces: String {
    var (isAfterSpace, hasDouble) = (false, false)
    for byte in utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if isSpace, isAfterSpace { hasDouble = true }
      isAfterSpace = isSpace
    }
    guard hasDouble else { return self }
    return split(separator: " ").joined(separator: " ")
  }
}
