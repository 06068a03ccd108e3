/// A letter or other symbol in words: a character, or an ASCII byte. Most of a page is ASCII, which is
/// handled ten times as fast without Unicode's tables.
protocol WordSign: Equatable {
  var isLetter: Bool { get }
  var isNumber: Bool { get }
  var isUppercase: Bool { get }
  var lowercase: Self { get }
  /// In order; a symbol without marks is one scalar.
  associatedtype Scalars: Collection<Unicode.Scalar>
  var unicodeScalars: Scalars { get }
}

extension WordSign {
  /// Whether it can be part of a word.
  var isPartOfWord: Bool { isLetter || isNumber }
}

extension UInt8: WordSign {
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var isNumber: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  var lowercase: UInt8 { isUppercase ? self | 0x20 : self }
  var unicodeScalars: CollectionOfOne<Unicode.Scalar> { CollectionOfOne(Unicode.Scalar(self)) }
}

extension Character: WordSign {
  var lowercase: Character { lowercased().first ?? self }
  var isPartOfWord: Bool { asciiValue?.isPartOfWord ?? (isLetter || isNumber) }

  /// Whether it separates words.
  var isBlank: Bool { asciiValue.map { Unicode.Scalar($0).isBlank } ?? isWhitespace }
}

extension Unicode.Scalar {
  /// Like `Character.isNewline`.
  var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it is white space.
  public var isBlank: Bool {
    value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}
