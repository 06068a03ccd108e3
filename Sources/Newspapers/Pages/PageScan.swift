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
  /// The width in pixels in which it is stored, if it is the fallback for one that is not on this machine;
  /// `.max` for that of the scan. Nil if it is what was wanted.
  public let storedWidth: Int?

  public init(
    jpeg: [UInt8], region: PageBox, origin: Origin, size: ScanSize? = nil, iiif: String? = nil,
    address: String? = nil, storedWidth: Int? = nil
  ) {
    self.jpeg = jpeg
    self.region = region
    self.origin = origin
    self.size = size
    self.iiif = iiif
    self.address = address
    self.storedWidth = storedWidth
  }

  /// Whether the end of the file is missing, so that only a part of the picture may be there.
  public var lacksEnd: Bool { PageScan.lacksEnd(jpeg) }

  /// Whether a JPEG file has no mark of its end (ITU T.81, B.1.1.3) in its last bytes; some servers send a few
  /// more after it.
  public static func lacksEnd(_ jpeg: [UInt8]) -> Bool {
    let last = jpeg.suffix(64)
    return !zip(last, last.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
  }
}

/// The extent of a scan, in pixels.
public struct ScanSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
