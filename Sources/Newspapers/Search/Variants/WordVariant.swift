/// What OCR may have made of a word.
public struct WordVariant: Hashable, Sendable {
  /// As `FoldedText` has it, but for spellings of the reader's. Several words follow each other.
  public let text: String
  public let cause: Cause

  /// How the word may have become the variant.
  public enum Cause: Hashable, Sendable {
    /// Signs were taken for others that look like them: `c` for `e`, `rn` for `m`.
    case lookAlike(String, String)
    /// The first letter is missing, as at the edge of a column.
    case lostBeginning
    case twoLookAlikes
    /// Two letters next to each other changed places.
    case swap
    /// A sign is missing, added, or another one.
    case otherSign
    /// Another form of the word: no mistake.
    case form
    /// A blank within the word.
    case broken
    /// A spelling of another time, as the reader wrote it down.
    case spelling
  }
}

extension WordVariant.Cause {
  /// How likely it is, compared with other causes of variants on as many pages.
  var weight: Int {
    switch self {
    case .lookAlike, .spelling: 8
    case .lostBeginning: 6
    case .twoLookAlikes: 4
    case .swap: 2
    case .otherSign, .form, .broken: 1
    }
  }

  /// Whether it is a mistake that OCR is known for.
  public var isTypical: Bool {
    switch self {
    case .lookAlike, .lostBeginning: true
    case .twoLookAlikes, .swap, .otherSign, .form, .broken, .spelling: false
    }
  }
}
