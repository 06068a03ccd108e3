/// What OCR read on a page, with positions (ALTO: www.loc.gov/standards/alto).
public struct PageLayout: Hashable, Sendable {
  /// In reading order.
  public let blocks: [Block]

  public init(blocks: [Block]) { self.blocks = blocks }

  /// A block of text, such as a paragraph or a headline.
  public struct Block: Hashable, Sendable {
    /// As written by the source: `eng`, `de`; nil if it does not say.
    public let language: String?
    public let lines: [Line]

    public init(language: String? = nil, lines: [Line]) {
      self.language = language
      self.lines = lines
    }
  }

  /// A printed line.
  public struct Line: Hashable, Sendable {
    public let words: [Word]
    /// Whether the last word continues on the next line.
    public let isHyphenated: Bool

    public init(words: [Word], isHyphenated: Bool = false) {
      self.words = words
      self.isHyphenated = isHyphenated
    }
  }

  /// A word as printed; half a word if a line ends with a hyphen.
  public struct Word: Hashable, Sendable {
    public let text: String
    /// Nil if the file does not say.
    public let box: PageBox?
    /// The OCR confidence, 0 to 1; nil if the file does not say.
    public let confidence: Double?

    public init(_ text: String, box: PageBox?, confidence: Double? = nil) {
      self.text = text
      self.box = box
      self.confidence = confidence
    }
  }
}
