import Newspapers
import Scans

/// Makes small pictures of pages, off the main actor.
enum ThumbnailDrawing {
  /// Decodes `scan`, which takes a few milliseconds.
  /// - Parameter width: the pixels to show horizontally; more would be useless.
  @concurrent static func draw(_ scan: PageScan, width: Int) async throws(ScanError) -> GrayImage {
    let image = try JPEG.decodeNow(scan.jpeg, covering: PixelSize(width: width, height: 1)).image.stretched()
    guard image.width > width else { return image }
    return image.resampled(to: PixelSize(width: width, height: max(1, image.height * width / image.width)))
  }
}
