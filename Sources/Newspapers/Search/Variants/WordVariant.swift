/// What OCR may have made of a word.
public struct WordVariant: Hashable, Sendable {
  /// As in `FoldedText`, except for the reader's own spellings. Several words are consecutive.
  public let text: String
  public let cause: Cause

  /// How the word may have turned into the variant.
  public enum Cause: Hashable, Sendable {
    /// Characters were taken for similar ones: `c` for `e`, `rn` for `m`.
    case lookAlike(String, String)
    /// The first letter is missing, as at the edge of a column.
    case lostBeginning
    case twoLookAlikes
    /// Two letters next to each other changed places.
    case swap
    /// A character is missing, added, or changed.
    case otherSign
    /// Another form of the word: no mistake.
    case form
    /// A space within the word.
    case broken
    /// A spelling from another time, as listed by the reader.
    case spelling
  }
}

extension WordVariant.Cause {
  /// How likely it is, compared with other causes of variants on the same number of pages.
  var weight: Int {
    switch self {
    case .lookAlike, .spelling: 8
    case .lostBeginning: 6
    case .twoLookAlikes: 4
    case .swap: 2
    case .otherSign, .form, .broken: 1
    }
  }

  /// Whether it is a common OCR error.
  public var isTypical: Bool {
    switch self {
    case .lookAlike, .lostBeginning: true
    case .twoLookAlikes, .swap, .otherSign, .form, .broken, .spelling: false
    }
  }
}
