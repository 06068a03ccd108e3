/// A picture of a page or part of it.
public struct PageScan: Hashable, Sendable {
  /// A JPEG file as received, unchecked.
  public let jpeg: [UInt8]
  /// What it shows; more than requested if a source cannot crop.
  public let region: PageBox
  public let origin: Origin
  /// Pixels of the whole scan at its source; nil if unknown.
  public let size: ScanSize?
  /// Where an image service has exactly this picture (iiif.io/api/image/2.1); nil if the source has no such service.
  public let iiif: String?
  /// Where the picture came from, whether from such a service or not; nil if it has no address.
  public let address: String?

  public init(
    jpeg: [UInt8], region: PageBox, origin: Origin, size: ScanSize? = nil, iiif: String? = nil,
    address: String? = nil
  ) {
    self.jpeg = jpeg
    self.region = region
    self.origin = origin
    self.size = size
    self.iiif = iiif
    self.address = address
  }
}

/// The extent of a scan, in pixels.
public struct ScanSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
