/// A newspaper that came before or after another, as its catalogue record links to it.
public struct RelatedNewspaper: Hashable, Sendable {
  /// Nil where the record names a title without its number.
  public let lccn: LCCN?
  public let title: String

  public init(lccn: LCCN?, title: String) {
    self.lccn = lccn
    self.title = title
  }
}
