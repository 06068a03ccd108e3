/// Which newspapers a list shows, and in what order. The empty query means all, by title.
public struct NewspaperQuery: Hashable, Sendable {
  /// A state's or territory's English name, in any case.
  public var state: String?
  /// A language's English name, in any case.
  public var language: String?
  /// Published in this year or later.
  public var from: Int?
  /// Published in this year or earlier.
  public var to: Int?
  /// Words of the title, the place or the LCCN; all must occur, each as the beginning of a word.
  public var words: String
  public var order: NewspaperOrder

  public init(
    state: String? = nil, language: String? = nil, from: Int? = nil, to: Int? = nil, words: String = "",
    order: NewspaperOrder = .title
  ) {
    self.state = state
    self.language = language
    self.from = from
    self.to = to
    self.words = words
    self.order = order
  }

  /// Whether every newspaper is asked for, in whatever order.
  public var isUnfiltered: Bool {
    state == nil && language == nil && from == nil && to == nil && words.nonEmpty == nil
  }
}
