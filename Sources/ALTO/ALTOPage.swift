/// What an ALTO file says about a page, unconverted: words, lines and blocks in the file's order.
///
/// Words are bytes in one array, since a page has ten thousand, and a corpus has pages by the million.
public struct ALTOPage: Sendable {
  /// A printed line.
  public struct Line: Hashable, Sendable {
    /// Indices of words; never empty.
    public let words: Range<Int>
    /// Whether the last word continues on the next line.
    public let isHyphenated: Bool
  }

  /// A block of text, such as a paragraph or a headline.
  public struct Block: Hashable, Sendable {
    /// As written: `eng`, `de`; nil if the file does not say.
    public let language: String?
    /// Indices of lines; never empty.
    public let lines: Range<Int>
  }

  /// Where a word is, in the file's unit, and how sure the OCR was: 0 to 1. Each is nil if the file does not say.
  public struct Place: Hashable, Sendable {
    public let x: Double?
    public let y: Double?
    public let width: Double?
    public let height: Double?
    public let confidence: Double?
  }

  /// A page of the file, which usually has one.
  public struct Size: Hashable, Sendable {
    /// The page's first word.
    public let firstWord: Int
    /// More than 0; nil if the file does not say.
    public let width: Double?
    public let height: Double?
  }

  /// All words, one after another: UTF-8.
  public internal(set) var bytes: [UInt8] = []
  /// Where each word ends in `bytes`.
  public internal(set) var ends: [Int] = []
  public internal(set) var lines: [Line] = []
  public internal(set) var blocks: [Block] = []
  public internal(set) var sizes: [Size] = []
  /// One for each word; empty if they were not wanted.
  public internal(set) var places: [Place] = []
  /// The sum of all words' confidences, and how many words have one.
  public internal(set) var confidence = (sum: 0.0, words: 0)
  /// The scan's name, as written.
  public internal(set) var fileName: String?
  /// The unit of positions, as written: `inch1200`, `mm10`, `pixel`.
  public internal(set) var unit: String?

  /// Where a word is in `bytes`.
  public func range(of word: Int) -> Range<Int> { (word == 0 ? 0 : ends[word - 1])..<ends[word] }
}
