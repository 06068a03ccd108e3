/// Which hits of a result are listed, and in which order.
public struct HitQuery: Hashable, Sendable {
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// By newspaper, issue, page and place on it.
    case page
    case date
    /// By the words before the hit, from last to first.
    case before
    /// By the words starting at the hit.
    case after
  }

  /// Nil for the whole result.
  public var cell: CountCell?
  /// Parts of the text around hits, each of which has to occur.
  public var words: String
  public var order: Order

  public init(cell: CountCell? = nil, words: String = "", order: Order = .page) {
    (self.cell, self.words, self.order) = (cell, words, order)
  }
}

/// A place where a term occurs.
public struct CorpusHit: Hashable, Sendable {
  /// Its place in the result.
  public let number: Int
  public let cell: CountCell
  /// The term as requested.
  public let word: String
  /// The page's address as the corpus has it.
  public let id: String
  /// The newspaper's; nil if the corpus does not say.
  public let title: String?
  public let batch: String
  /// The number of code points of the page's text before it.
  public let start: Int
  /// The text around it, with white space collapsed.
  public let left: String
  public let match: String
  public let right: String
  /// The OCR quality of the page, from 0 to 1.
  public let quality: Double?

  public init(
    number: Int, cell: CountCell, word: String, id: String, title: String?, batch: String, start: Int,
    left: String, match: String, right: String, quality: Double?
  ) {
    (self.number, self.cell, self.word, self.id) = (number, cell, word, id)
    (self.title, self.batch, self.start) = (title, batch, start)
    (self.left, self.match, self.right, self.quality) = (left, match, right, quality)
  }

  /// Nil if the address is not one. Parsed each time: most rows are only printed.
  public var page: PageID? { (try? PageAddress(id))?.page }
}
