/// What a character of a page's text means when searching for words.
enum FoldedSign {
  /// Part of a word: its plain form in UTF-8, from the lowest byte on.
  case letter(UInt32)
  /// A word of its own.
  case ideograph
  /// A mark or an invisible character, which changes nothing.
  case nothing
  case blank
  case lineEnd
  /// At a line's end it says that the word continues.
  case hyphen
  /// At a line's end it may say that the word continues.
  case dash
  /// A soft hyphen: a hyphen at a line's end, nothing elsewhere.
  case softHyphen
  case other

  /// For a character that is not ASCII.
  init(_ value: UInt32) {
    let plain = PlainLetters.packed(value)
    if plain != 0 {
      self = .letter(plain)
      return
    }
    switch value {
    case 0xAD: self = .softHyphen
    case 0xAC, 0x2010, 0x2011, 0x2E17: self = .hyphen
    case 0x2014: self = .dash
    case 0x85, 0x2028, 0x2029: self = .lineEnd
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: self = .blank
    // Invisible characters, and the apostrophe-like letters of romanized Hawaiian, Arabic and Russian.
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFEFF, 0x2B9...0x2BF, 0x374: self = .nothing
    case 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      self = .ideograph
    // Full-width digits and letters.
    case 0xFF10...0xFF19: self = .letter(value - 0xFF10 + 0x30)
    case 0xFF21...0xFF3A: self = .letter(value - 0xFF21 + 0x61)
    case 0xFF41...0xFF5A: self = .letter(value - 0xFF41 + 0x61)
    // Greek and Cyrillic capitals, and letters that need nothing: most of what is not ASCII on such pages.
    case 0x391...0x3A1, 0x3A3...0x3A9, 0x410...0x42F: self = FoldedSign.same(value + 0x20)
    case 0x3B1...0x3C9, 0x430...0x44F, 0x5D0...0x5EA: self = FoldedSign.same(value)
    default: self = FoldedSign.rare(value)
    }
  }

  private static func same(_ value: UInt32) -> FoldedSign {
    guard let scalar = Unicode.Scalar(value) else { return .other }
    return .letter(PlainLetters.packed(UTF8.encode(scalar) ?? .init()))
  }

  private static func rare(_ value: UInt32) -> FoldedSign {
    guard let scalar = Unicode.Scalar(value) else { return .other }
    let properties = scalar.properties
    switch properties.generalCategory {
    // SQLite, which splits the folded text again, takes these for punctuation.
    case .otherLetter where (0x19B0...0x19C9).contains(value) || (0x1CF2...0x1CF3).contains(value):
      return .other
    case .otherLetter, .modifierLetter, .decimalNumber: return same(value)
    case .lowercaseLetter: return same(value)
    case .uppercaseLetter, .titlecaseLetter:
      let small = properties.lowercaseMapping.unicodeScalars
      guard small.count == 1, let only = small.first else { return same(value) }
      let plain = PlainLetters.packed(only.value)
      return plain == 0 ? same(only.value) : .letter(plain)
    case .nonspacingMark, .spacingMark, .enclosingMark: return .nothing
    case .spaceSeparator: return .blank
    default: return .other
    }
  }
}
