/// The words of a page that are in regions of it.
public struct ClippedText: Hashable, Sendable {
  /// In paragraphs, separated by empty lines; empty if there are no words in the regions.
  public let text: String
  /// The lines as printed in the first region, for headlines.
  public let lines: [String]
  /// A word broken at a line's end counts once; anything without a letter or digit does not count.
  public let words: Int
  /// How many words of lines in the regions are at least half outside them.
  public let cutWords: Int
  /// How many words of the page have no position: they are left out, since it is unknown whether they are in
  /// the regions.
  public let unplacedWords: Int
  /// The mean OCR confidence of the words, 0 to 1; nil if the file does not say.
  public let confidence: Double?
  /// The language that most of the words are in, as the file says it; nil if it does not.
  public let language: String?
}
