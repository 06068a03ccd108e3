/// Cleans catalog titles for display and folds them for searching and sorting.
public enum TitleText {
  /// Without designations of the material, such as `[volume]` or `[microfilm reel]`, without a trailing ` /` or period,
  /// and without the space before a semicolon, where catalogers put one.
  public static func cleaned(_ title: String) -> String {
    var text = title.trimmed
    // Few titles have a bracket, and looking for one is cheap.
    text = text.utf8.contains(UInt8(ascii: "[")) ? withoutDesignations(text).trimmed : text.withSingleSpaces
    if text.utf8.contains(UInt8(ascii: ";")) { text = closingUpSemicolons(text) }
    while let last = text.last, last == "." || last == "/" || last.isWhitespace {
      if last == ".", text.hasSuffix("...") { break }
      text.removeLast()
    }
    return text
  }

  /// `The Pittsfield sun; or, Republican monitor` for `The Pittsfield sun ; or, Republican monitor`.
  private static func closingUpSemicolons(_ text: String) -> String {
    var kept: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: ";") { while kept.last == space { kept.removeLast() } }
      kept.append(byte)
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Also removes designations that remain after others are removed, and collapses spaces. Does it in one
  /// pass, in case a server sends a megabyte of them.
  private static func withoutDesignations(_ text: String) -> String {
    var kept: [UInt8] = []
    for byte in text.utf8 {
      if byte == space, kept.last == space { continue }
      kept.append(byte)
      guard byte == UInt8(ascii: "]") else { continue }
      for designation in designations where kept.suffix(designation.count).map(small) == designation {
        kept.removeLast(designation.count)
        break
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private static let designations = [
    "[volume]", "[microform]", "[microfilm]", "[microfilm reel]", "[electronic resource]",
    "[online resource]",
  ].map { Array($0.utf8) }

  static func small(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// Lower case, diacritics removed, everything but letters and digits replaced with a single space.
  public static func folded(_ text: String) -> String {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        append(ascii: UInt8(scalar.value), to: &folded)
      } else if isSign(scalar) {
        continue
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        folded += plainForm(of: scalar).utf8
      } else if scalar.properties.generalCategory != .nonspacingMark {
        append(ascii: space, to: &folded)
      }
    }
    if folded.last == space { folded.removeLast() }
    return String(decoding: folded, as: UTF8.self)
  }

  static let space = UInt8(ascii: " ")

  /// Apostrophes and the similar letters of romanized Arabic, Russian and Hawaiian: readers do not type `ʻ`
  /// or `ʹ`, which Unicode counts as letters.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "’" || scalar == "‘" || (0x2B9...0x2BF).contains(scalar.value)
  }

  /// With straight apostrophes only, for comparing text sign by sign: they may be typed, cataloged and printed either way.
  public static func withStraightApostrophes(_ text: String) -> String {
    // The others are not ASCII.
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var straight = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      straight.append(scalar == "’" || scalar == "‘" || scalar == "ʼ" ? "'" : scalar)
    }
    return String(straight)
  }

  private static func append(ascii byte: UInt8, to folded: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): folded.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte | 0x20)
    case UInt8(ascii: "'"): return
    default: if let last = folded.last, last != space { folded.append(space) }
    }
  }

  /// `é` as `e` and `Ł` as `l`: Unicode names a Latin letter after its plain form (`LATIN SMALL LETTER E WITH
  /// ACUTE`), and the standard library has names but no decomposition. Other scripts are only lower-cased.
  private static func plainForm(of scalar: Unicode.Scalar) -> String {
    let lowercase = scalar.properties.lowercaseMapping
    // Looks up the lower-case letter, so that folding twice changes nothing: Å (the unit) becomes å, whose
    // plain form is a.
    let small = lowercase.unicodeScalars.count == 1 ? lowercase.unicodeScalars.first ?? scalar : scalar
    if let plain = ligatures[small] { return plain }
    // Latin letters are below U+0250 and in Latin Extended Additional; looking up a name is slow.
    guard small.value < 0x250 || (0x1E00..<0x1F00).contains(small.value), let name = small.properties.name,
      name.hasPrefix("LATIN "),
      let letter = name.split(separator: " ").drop(while: { $0 != "LETTER" }).dropFirst().first
    else { return lowercase }
    return letter.utf8.count == 1 ? letter.lowercased() : lowercase
  }

  /// The parenthesis that the one at `close` closes, with any others between them; nil if there is none.
  public static func opening(of close: String.Index, in text: String) -> String.Index? {
    var depth = 0
    for index in text[...close].indices.reversed() {
      if text[index] == ")" { depth += 1 }
      if text[index] == "(" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Letters that become two.
  private static let ligatures: [Unicode.Scalar: String] = [
    "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th", "ð": "d", "ſ": "s", "ı": "i",
  ]
}

extension String {
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
