/// Stores the text of pages on this machine, so that they can be searched.
public protocol PageShelf: Sendable {
  /// Whether pages that arrived in this way are stored, according to the settings.
  func takes(_ way: KeptPage.Way) -> Bool

  /// Stores the pages, all or none. An existing page is replaced if its text differs, except by one that came with the
  /// response to a search if the reader read, saved or imported it; pages without words, and pages that arrived in a
  /// way that is not stored, are skipped.
  /// - Throws: `.local` if they cannot be stored.
  @discardableResult
  func keep(_ pages: [KeptPage]) async throws(NewspaperError) -> KeptCount
}

/// The outcome of storing pages.
public struct KeptCount: Hashable, Sendable {
  public var added: Int
  /// They existed with another text.
  public var replaced: Int
  /// They existed with the same text, or are not stored.
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
