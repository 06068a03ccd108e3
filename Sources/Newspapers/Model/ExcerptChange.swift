/// The reader's changes to an excerpt; nil leaves a field unchanged.
public struct ExcerptChange: Hashable, Sendable {
  public var headline: String?
  public var authors: [String]?
  public var note: String?
  public var tags: [String]?

  public init(
    headline: String? = nil, authors: [String]? = nil, note: String? = nil, tags: [String]? = nil
  ) {
    self.headline = headline
    self.authors = authors
    self.note = note
    self.tags = tags
  }

  public var isEmpty: Bool { self == ExcerptChange() }
}
