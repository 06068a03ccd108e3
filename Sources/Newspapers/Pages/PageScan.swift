/// A picture of a page or of a part of it.
public struct PageScan: Hashable, Sendable {
  /// A JPEG file, as it came: not checked.
  public let jpeg: [UInt8]
  /// What it shows; more than was asked for where a source cannot cut.
  public let region: PageBox
  public let origin: Origin

  public init(jpeg: [UInt8], region: PageBox, origin: Origin) {
    self.jpeg = jpeg
    self.region = region
    self.origin = origin
  }
}
