/// A newspaper that preceded or succeeded another, according to its catalog record.
public struct RelatedNewspaper: Hashable, Sendable {
  /// Nil if the record names a title without its number.
  public let lccn: LCCN?
  public let title: String

  public init(lccn: LCCN?, title: String) {
    self.lccn = lccn
    self.title = title
  }
}
