/// The words of a page that are in regions of it.
public struct ClippedText: Hashable, Sendable {
  /// In paragraphs, with an empty line between two; empty if there are no words in the regions.
  public let text: String
  /// The lines as they are printed in the first region, for headlines.
  public let lines: [String]
  /// A word broken at a line's end counts once; anything without a letter or digit does not count.
  public let words: Int
  /// How many words of lines in the regions are out of them, but for less than half of their box.
  public let cutWords: Int
  /// How many words of the page have no place: whether they are in the regions is not known, so they are left out.
  public let unplacedWords: Int
  /// The mean OCR confidence of the words, 0 to 1; nil if the file does not say.
  public let confidence: Double?
  /// The language that most of the words are in, as the file says it; nil if it does not.
  public let language: String?
}
