/// Whether something between blanks looks like a word, in any language.
enum WordShape {
  /// True of letters with, at most, punctuation around them and hyphens, apostrophes and full stops between, written as
  /// words are (`word`, `Word`, `WORD`, `McKinley`); and of numbers (`1,000`, `$5.25`, `10:30`, `3d`). Words of Latin
  /// letters have a vowel, unless they are abbreviations, and no letter three times in a row.
  static func isLikely(_ token: Substring) -> Bool {
    guard let first = token.firstIndex(where: \.isPartOfWord),
      let last = token.lastIndex(where: \.isPartOfWord),
      // Much around little is dirt on the film.
      token.distance(from: token.startIndex, to: first) <= 2,
      token.distance(from: last, to: token.endIndex) <= 4
    else { return false }
    let word = token[first...last]
    if word.first?.isNumber == true { return isNumber(word) }
    return word.split { "-'’.—–/&¬".contains($0) }.allSatisfy {
      isWord($0, isAbbreviation: token[last...].dropFirst().first == ".")
    }
  }

  private static func isNumber(_ word: Substring) -> Bool {
    let end = word.drop { $0.isNumber || ",.:-/½¼¾'’".contains($0) }
    return ["", "st", "nd", "rd", "th", "d", "s", "c", "%", "m"].contains(end.lowercased())
  }

  private static func isWord(_ word: Substring, isAbbreviation: Bool) -> Bool {
    guard word.allSatisfy(\.isLetter) else { return false }
    guard word.unicodeScalars.allSatisfy({ $0.value < 0x250 }) else { return true }
    let capitals = word.count(where: \.isUppercase)
    let isWritten =
      capitals == 0 || capitals == word.count || (capitals == 1 && word.first?.isUppercase == true)
      || word.hasPrefix("Mc") || word.hasPrefix("Mac")
    guard isWritten else { return false }
    if word.count == 1 { return isAbbreviation || "aioueyáéíóúàèAIOUEYÁÉÍÓÚÀÈsStdlDL".contains(word) }
    var (previous, run): (Character, Int) = (" ", 0)
    var hasVowel = false
    for letter in word.lowercased() {
      run = letter == previous ? run + 1 : 1
      if run == 3 { return false }
      previous = letter
      if letter.unicodeScalars.first.map({ !consonants.contains($0) }) == true { hasVowel = true }
    }
    return hasVowel || isAbbreviation || capitals == word.count && word.count <= 3
  }

  /// What is no vowel in any language of American newspapers.
  private static let consonants = Set("bcdfghjklmnpqrstvwxzçñßłśćźżšžčřďťň".unicodeScalars)
}
