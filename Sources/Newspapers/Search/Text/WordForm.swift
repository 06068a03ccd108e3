/// Other forms of a folded word: `houses` for `house`.
struct WordForm: Sendable {
  /// How near another form is.
  enum Closeness: CaseIterable, Sendable {
    /// The same stem by Porter's rules for English.
    case stem
    /// The first five letters are the same.
    case beginning
  }

  private let word: ArraySlice<UInt8>
  private let stem: [UInt8]

  init(_ word: ArraySlice<UInt8>) {
    self.word = word
    stem = PorterStemmer.stem(word)
  }

  func matches(_ other: ArraySlice<UInt8>, _ closeness: Closeness) -> Bool {
    if other == word { return true }
    guard other.first == word.first else { return false }
    switch closeness {
    // The stem is nearly all of either word, and comparing prefixes is faster than stemming.
    case .stem: return other.prefix(2) == word.prefix(2) && PorterStemmer.stem(other) == stem
    case .beginning: return word.count >= 5 && other.count >= 5 && other.prefix(5) == word.prefix(5)
    }
  }
}
