import Newspapers
import Scans

/// Makes small pictures of pages, off the main actor.
enum ThumbnailDrawing {
  /// Decodes `scan`, which takes a few milliseconds.
  /// - Parameter width: the pixels to show horizontally; more would be useless.
  /// - Throws: `.cutOff` if the end of the file is missing: beside a small picture there is no room to say
  ///   that most of it may be missing, and a blank one looks like a blank page.
  @concurrent static func draw(_ scan: PageScan, width: Int) async throws(ScanError) -> GrayImage {
    let decoded = try JPEG.decodeNow(scan.jpeg, covering: PixelSize(width: width, height: 1))
    guard decoded.flaw != .cut else { throw .cutOff }
    let image = decoded.image.stretched()
    guard image.width > width else { return image }
    return image.resampled(to: PixelSize(width: width, height: max(1, image.height * width / image.width)))
  }
}
