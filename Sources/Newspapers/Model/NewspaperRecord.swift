/// A newspaper's record and where it came from.
public struct NewspaperRecord: Hashable, Sendable {
  public let detail: NewspaperDetail
  public let origin: Origin

  public init(detail: NewspaperDetail, origin: Origin) {
    self.detail = detail
    self.origin = origin
  }
}
