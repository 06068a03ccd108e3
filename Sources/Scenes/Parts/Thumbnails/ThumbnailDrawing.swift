import Newspapers
import Scans

/// Makes small pictures of pages, away from the main actor.
enum ThumbnailDrawing {
  /// Decodes `scan`, which takes some milliseconds.
  /// - Parameter width: the pixels to show across; more are of no use.
  @concurrent static func draw(_ scan: PageScan, width: Int) async throws(ScanError) -> GrayImage {
    let image = try JPEG.decodeNow(scan.jpeg, covering: PixelSize(width: width, height: 1)).image.stretched()
    guard image.width > width else { return image }
    return image.resampled(to: PixelSize(width: width, height: max(1, image.height * width / image.width)))
  }
}
