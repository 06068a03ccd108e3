/// Which excerpts to list: those that match all conditions.
public struct ExcerptQuery: Hashable, Sendable {
  /// Words of headline, authors, note, text, tags, or of the newspaper's title, places or LCCN. All must occur, anywhere
  /// in a word, ignoring case.
  public var words: String
  /// Only those with all these tags, ignoring case; commas separate several, too.
  public var tags: [String]
  /// Only those from this newspaper.
  public var lccn: LCCN?
  /// Only those from this page.
  public var page: PageID?

  public init(words: String = "", tags: [String] = [], lccn: LCCN? = nil, page: PageID? = nil) {
    self.words = words
    self.tags = tags
    self.lccn = lccn
    self.page = page
  }
}
