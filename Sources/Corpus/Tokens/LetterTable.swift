/// Which code points are letters or marks (general categories L and M), and the lower case of each.
struct LetterTable: Sendable {
  /// Code points below this are nearly all that pages use: Latin, Greek, Cyrillic, Hebrew, punctuation, and
  /// the symbols that OCR makes of dirt.
  private static let limit: UInt32 = 0x3000

  static let shared = LetterTable()

  private enum Kind: UInt8 { case other, small, changing }

  private let kinds: [Kind]
  private let lowered: [UInt32: [UInt8]]

  private init() {
    var (kinds, lowered): ([Kind], [UInt32: [UInt8]]) = ([], [:])
    for value in 0..<LetterTable.limit {
      guard let scalar = Unicode.Scalar(value), LetterTable.isLetter(scalar) else {
        kinds.append(.other)
        continue
      }
      let small = LetterTable.lowered(scalar)
      let isSame = small == Array(String(scalar).utf8)
      kinds.append(isSame ? .small : .changing)
      if !isSame { lowered[value] = small }
    }
    (self.kinds, self.lowered) = (kinds, lowered)
  }

  /// Nil if it is neither a letter nor a mark; empty for a letter that stays the same.
  func lowerCase(_ scalar: Unicode.Scalar) -> [UInt8]? {
    guard scalar.value < LetterTable.limit else {
      return LetterTable.isLetter(scalar) ? LetterTable.lowered(scalar) : nil
    }
    switch kinds[Int(scalar.value)] {
    case .other: return nil
    case .small: return []
    case .changing: return lowered[scalar.value] ?? []
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  /// Regardless of its neighbors. The long s of old print is an s.
  private static func lowered(_ scalar: Unicode.Scalar) -> [UInt8] {
    scalar == "\u{17F}" ? [UInt8(ascii: "s")] : Array(scalar.properties.lowercaseMapping.utf8)
  }
}
