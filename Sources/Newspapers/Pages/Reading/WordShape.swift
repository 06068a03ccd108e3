/// Whether something between spaces looks like a word, in any language.
enum WordShape {
  /// True for letters with at most punctuation around them and hyphens, apostrophes and periods between them,
  /// capitalized like words (`word`, `Word`, `WORD`, `McKinley`); and for numbers (`1,000`, `$5.25`, `10:30`,
  /// `3d`). Words in Latin letters must have a vowel, unless they are abbreviations, and no letter three
  /// times in a row.
  static func isLikely(_ token: Substring) -> Bool {
    let ofASCII: Bool?? = token.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 < 0x80 } ? isLikely(signs: bytes) : nil
    }
    return (ofASCII ?? nil) ?? isLikely(signs: token)
  }

  static func isLikely<Signs: BidirectionalCollection>(signs token: Signs) -> Bool
  where Signs.Element: WordSign {
    guard let first = token.firstIndex(where: { $0.isPartOfWord }),
      let last = token.lastIndex(where: { $0.isPartOfWord }),
      // Much punctuation around few letters is dirt on the film.
      token.distance(from: token.startIndex, to: first) <= 2,
      token.distance(from: last, to: token.endIndex) <= 4
    else { return false }
    let word = token[first...last]
    if word.first?.isNumber == true { return isNumber(word) }
    let isAbbreviation = token[last...].dropFirst().first?.only == "."
    return word.split { isJoint($0) }.allSatisfy { isWord($0, isAbbreviation: isAbbreviation) }
  }

  private static func isJoint(_ sign: some WordSign) -> Bool {
    switch sign.only {
    case "-", "'", "’", ".", "—", "–", "/", "&", "¬": true
    default: false
    }
  }

  private static func isNumber<Signs: Collection>(_ word: Signs) -> Bool where Signs.Element: WordSign {
    let end = word.drop { $0.isNumber || isWithinNumbers($0) }
    guard !end.isEmpty else { return true }
    let letters = String(String.UnicodeScalarView(end.flatMap(\.lowercase.unicodeScalars)))
    return ["st", "nd", "rd", "th", "d", "s", "c", "m"].contains(letters)
  }

  private static func isWithinNumbers(_ sign: some WordSign) -> Bool {
    switch sign.only {
    case ",", ".", ":", "-", "/", "'", "’": true
    default: false
    }
  }

  private static func isWord<Signs: Collection>(_ word: Signs, isAbbreviation: Bool) -> Bool
  where Signs.Element: WordSign {
    guard word.allSatisfy({ $0.isLetter }) else { return false }
    guard word.allSatisfy({ $0.unicodeScalars.allSatisfy { $0.value < 0x250 } }) else { return true }
    let (count, capitals) = (word.count, word.count { $0.isUppercase })
    let isWritten =
      capitals == 0 || capitals == count || (capitals == 1 && word.first?.isUppercase == true)
      || begins(word, "Mc") || begins(word, "Mac")
    guard isWritten else { return false }
    if count == 1 { return isAbbreviation || word.allSatisfy { isWordByItself($0) } }
    var (previous, run): (Signs.Element?, Int) = (nil, 0)
    var hasVowel = false
    for letter in word.lazy.map(\.lowercase) {
      run = letter == previous ? run + 1 : 1
      if run == 3 { return false }
      previous = letter
      if !isConsonant(letter) { hasVowel = true }
    }
    return hasVowel || isAbbreviation || capitals == count && count <= 3
  }

  private static func begins<Signs: Collection>(_ word: Signs, _ beginning: String) -> Bool
  where Signs.Element: WordSign {
    word.lazy.compactMap(\.only).starts(with: beginning.unicodeScalars)
  }

  private static func isWordByItself(_ letter: some WordSign) -> Bool {
    letter.only.map { "aioueyáéíóúàèAIOUEYÁÉÍÓÚÀÈsStdlDL".unicodeScalars.contains($0) } ?? false
  }

  /// Not a vowel in any language of American newspapers.
  private static func isConsonant(_ letter: some WordSign) -> Bool {
    switch letter.unicodeScalars.first {
    case "b", "c", "d", "f", "g", "h", "j", "k", "l", "m", "n", "p", "q", "r", "s", "t", "v", "w", "x", "z",
      "ç", "ñ", "ß", "ł", "ś", "ć", "ź", "ż", "š", "ž", "č", "ř", "ď", "ť", "ň":
      true
    default: false
    }
  }
}

extension WordSign {
  /// The scalar, if it is a single one.
  fileprivate var only: Unicode.Scalar? {
    let scalars = unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}
