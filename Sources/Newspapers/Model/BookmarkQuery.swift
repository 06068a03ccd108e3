/// Which bookmarks are asked for, and in what order.
public struct BookmarkQuery: Hashable, Sendable {
  /// What bookmarks are sorted by. Ties are broken by the title, then by the LCCN.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// The last added first.
    case newest
    case title, place
  }

  /// Words of title, places, LCCN, note or tags; all must occur, anywhere in a word, in any case.
  public var words: String
  /// Only those with this tag, in any case.
  public var tag: String?
  public var order: Order

  public init(words: String = "", tag: String? = nil, order: Order = .newest) {
    self.words = words
    self.tag = tag
    self.order = order
  }
}
