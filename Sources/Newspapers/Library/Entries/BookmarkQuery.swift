/// Which bookmarks to list, and in what order.
public struct BookmarkQuery: Hashable, Sendable {
  /// How to sort bookmarks. Ties are broken by title, then by LCCN, day and page.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// The most recently added first.
    case newest
    case title, place
  }

  /// Words of the title, places, LCCN, day, note or tags. All must occur, anywhere in a word, ignoring case.
  public var words: String
  /// Only those with this tag, ignoring case; commas separate several, of which none may be missing.
  public var tag: String?
  public var order: Order

  public init(words: String = "", tag: String? = nil, order: Order = .newest) {
    self.words = words
    self.tag = tag
    self.order = order
  }
}
