/// A newspaper's record and where it came from.
public struct NewspaperRecord: Hashable, Sendable {
  public let detail: NewspaperDetail
  public let origin: Origin
  /// Whether the source knows which newspapers are digitized, and this one is not among them.
  public let isUndigitized: Bool

  public init(detail: NewspaperDetail, origin: Origin, isUndigitized: Bool = false) {
    (self.detail, self.origin, self.isUndigitized) = (detail, origin, isUndigitized)
  }

  /// The same with another origin.
  public func from(_ origin: Origin) -> NewspaperRecord {
    NewspaperRecord(detail: detail, origin: origin, isUndigitized: isUndigitized)
  }
}
