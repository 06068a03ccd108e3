/// Keeps the texts of pages on this machine, so that they can be searched.
public protocol PageShelf: Sendable {
  /// Whether pages that came in this way are kept, as the reader set it.
  func takes(_ way: KeptPage.Way) -> Bool

  /// Keeps the pages, all or none. A page that is there already is replaced if its text is another; pages without words
  /// and pages that came in a way that is not kept are passed over.
  /// - Throws: `.local` if they cannot be stored.
  @discardableResult
  func keep(_ pages: [KeptPage]) async throws(NewspaperError) -> KeptCount
}

/// What became of pages that were to be kept.
public struct KeptCount: Hashable, Sendable {
  public var added: Int
  /// They were there with another text.
  public var replaced: Int
  /// They were there with the same text, or are not kept.
  public var passedOver: Int

  public init(added: Int = 0, replaced: Int = 0, passedOver: Int = 0) {
    self.added = added
    self.replaced = replaced
    self.passedOver = passedOver
  }

  public static func + (left: KeptCount, right: KeptCount) -> KeptCount {
    KeptCount(
      added: left.added + right.added, replaced: left.replaced + right.replaced,
      passedOver: left.passedOver + right.passedOver)
  }
}
