/// Porter's algorithm for English (M. F. Porter, An algorithm for suffix stripping, 1980), as in Solr and
/// SQLite.
struct PorterStemmer {
  private var word: [UInt8]

  /// The stem of a folded word. A word with letters other than ASCII, or with only two, is its own stem.
  static func stem(_ word: ArraySlice<UInt8>) -> [UInt8] {
    guard word.count > 2, word.allSatisfy({ $0 &- 0x61 < 26 }) else { return Array(word) }
    var stemmer = PorterStemmer(word: Array(word))
    stemmer.removePlural()
    stemmer.removePast()
    if stemmer.ends("y"), stemmer.hasVowel(upTo: stemmer.word.count - 1) { stemmer.replace("y", "i") }
    stemmer.replaceFirst(doubles) { $0 > 0 }
    stemmer.replaceFirst(singles) { $0 > 0 }
    stemmer.removeLast()
    stemmer.tidy()
    return stemmer.word
  }

  private static let doubles = [
    ("ational", "ate"), ("tional", "tion"), ("enci", "ence"), ("anci", "ance"), ("izer", "ize"),
    ("abli", "able"),
    ("alli", "al"), ("entli", "ent"), ("eli", "e"), ("ousli", "ous"), ("ization", "ize"), ("ation", "ate"),
    ("ator", "ate"), ("alism", "al"), ("iveness", "ive"), ("fulness", "ful"), ("ousness", "ous"),
    ("aliti", "al"), ("iviti", "ive"), ("biliti", "ble"),
  ]
  private static let singles = [
    ("icate", "ic"), ("ative", ""), ("alize", "al"), ("iciti", "ic"), ("ical", "ic"), ("ful", ""),
    ("ness", ""),
  ]
  private static let last = [
    "al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ment", "ent", "ion", "ou", "ism",
    "ate",
    "iti", "ous", "ive", "ize",
  ]

  private func ends(_ suffix: String) -> Bool {
    word.count > suffix.utf8.count && word.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  private mutating func replace(_ suffix: String, _ other: String) {
    word.removeLast(suffix.utf8.count)
    word.append(contentsOf: other.utf8)
  }

  private func isConsonant(_ place: Int) -> Bool {
    switch word[place] {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): false
    case UInt8(ascii: "y"): place == 0 || !isConsonant(place - 1)
    default: true
    }
  }

  private func hasVowel(upTo end: Int) -> Bool { (0..<end).contains { !isConsonant($0) } }

  /// Porter's m: how often a vowel is followed by a consonant in the first `end` letters.
  private func measure(upTo end: Int) -> Int {
    var (measure, wasVowel) = (0, false)
    for place in 0..<end {
      let isVowel = !isConsonant(place)
      if wasVowel, !isVowel { measure += 1 }
      wasVowel = isVowel
    }
    return measure
  }

  private func measure(before suffix: String) -> Int { measure(upTo: word.count - suffix.utf8.count) }

  private var endsInDouble: Bool {
    word.count > 1 && word[word.count - 1] == word[word.count - 2] && isConsonant(word.count - 1)
  }

  /// Porter's *o: consonant, vowel, consonant other than w, x and y.
  private func isShort(upTo end: Int) -> Bool {
    guard end > 2, isConsonant(end - 1), !isConsonant(end - 2), isConsonant(end - 3) else { return false }
    return ![UInt8(ascii: "w"), UInt8(ascii: "x"), UInt8(ascii: "y")].contains(word[end - 1])
  }

  private mutating func removePlural() {
    if ends("sses") || ends("ies") {
      word.removeLast(2)
    } else if ends("s"), !ends("ss") {
      word.removeLast()
    }
  }

  private mutating func removePast() {
    if ends("eed") {
      if measure(before: "eed") > 0 { word.removeLast() }
      return
    }
    guard let suffix = ["ed", "ing"].first(where: ends), hasVowel(upTo: word.count - suffix.utf8.count) else {
      return
    }
    word.removeLast(suffix.utf8.count)
    if ends("at") || ends("bl") || ends("iz") {
      word.append(UInt8(ascii: "e"))
    } else if endsInDouble, !["l", "s", "z"].contains(where: ends) {
      word.removeLast()
    } else if measure(upTo: word.count) == 1, isShort(upTo: word.count) {
      word.append(UInt8(ascii: "e"))
    }
  }

  private mutating func replaceFirst(_ pairs: [(String, String)], where isLongEnough: (Int) -> Bool) {
    guard let (suffix, other) = pairs.first(where: { ends($0.0) }), isLongEnough(measure(before: suffix))
    else {
      return
    }
    replace(suffix, other)
  }

  private mutating func removeLast() {
    guard let suffix = PorterStemmer.last.filter(ends).max(by: { $0.utf8.count < $1.utf8.count }),
      measure(before: suffix) > 1
    else { return }
    if suffix == "ion" {
      let before = word[word.count - 4]
      guard before == UInt8(ascii: "s") || before == UInt8(ascii: "t") else { return }
    }
    word.removeLast(suffix.utf8.count)
  }

  private mutating func tidy() {
    if ends("e") {
      let measure = measure(before: "e")
      if measure > 1 || (measure == 1 && !isShort(upTo: word.count - 1)) { word.removeLast() }
    }
    if ends("ll"), measure(upTo: word.count) > 1 { word.removeLast() }
  }
}
