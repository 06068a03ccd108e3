/// A picture of a page or part of it.
public struct PageScan: Hashable, Sendable {
  /// A JPEG file as received, unchecked.
  public let jpeg: [UInt8]
  /// What it shows; more than requested if a source cannot crop.
  public let region: PageBox
  public let origin: Origin

  public init(jpeg: [UInt8], region: PageBox, origin: Origin) {
    self.jpeg = jpeg
    self.region = region
    self.origin = origin
  }
}
