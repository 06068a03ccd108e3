import Newspapers
import Scans

/// Decodes pictures of pages, and draws the visible part of them, off the main actor.
public protocol ScanRendering: Sendable {
  /// Decodes `picture` unless it already has, and forgets all that are not among `pictures`. Does nothing for
  /// a task that was canceled.
  /// - Returns: the aspect ratio of the page, width by height; nil if the picture does not have all of it.
  func prepare(
    _ picture: ScanPicture, keeping pictures: [ScanPicture]
  ) async throws(ScanError) -> Double?

  /// Draws the part of `picture` that `source` describes.
  /// - Returns: nil if it is outside the picture, or if the task was canceled.
  func draw(_ source: DrawnScan.Source, from picture: ScanPicture) async throws(ScanError) -> DrawnScan?

  /// Decodes `box` of a page from `scan`, no larger than needed to have the pixels of `size`, and keeps nothing.
  func part(
    _ box: PageBox, of scan: PageScan, covering size: PixelSize
  ) async throws(ScanError) -> ScanPart
}
