/// Rows of a server's list of found pages.
public struct NativeRows: Sendable {
  public let rows: [NativeRow]
  /// How many pages the server counts in all.
  public let total: Int
  /// Where the list continues; nil at its end.
  public let next: Int?
  public let origin: Origin
  public let notes: [SearchNote]
  /// Requests sent before, just for counting.
  public let counts: Int

  public init(
    rows: [NativeRow], total: Int, next: Int?, origin: Origin, notes: [SearchNote] = [], counts: Int = 0
  ) {
    self.rows = rows
    self.total = total
    self.next = next
    self.origin = origin
    self.notes = notes
    self.counts = counts
  }
}

/// A page that a server found.
public struct NativeRow: Hashable, Sendable {
  public let facts: PageFacts
  /// The full text of the page, if it came along.
  public let text: String?
  /// The passage that the server shows, with the hits.
  public let snippets: [Snippet]
  public let boxes: [PageBox]
  public let words: [String]
  /// Where the server shows more of the page if the row has no snippet.
  public let passage: PassageSource?

  public init(
    facts: PageFacts, text: String? = nil, snippets: [Snippet] = [], boxes: [PageBox] = [],
    words: [String] = [], passage: PassageSource? = nil
  ) {
    self.facts = facts
    self.text = text
    self.snippets = snippets
    self.boxes = boxes
    self.words = words
    self.passage = passage
  }
}
