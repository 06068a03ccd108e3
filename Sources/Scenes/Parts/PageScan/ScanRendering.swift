import Newspapers
import Scans

/// Decodes pictures of pages, and draws the visible part of them, away from the main actor.
///
/// A call whose task was canceled before its turn does nothing.
public protocol ScanRendering: Sendable {
  /// Decodes `picture` unless that was done before, and forgets all that are not among `pictures`.
  /// - Returns: the aspect ratio of the page, width by height; nil if the picture does not have all of it.
  func prepare(
    _ picture: ScanPicture, keeping pictures: [ScanPicture]
  ) async throws(ScanError) -> Double?

  /// Draws what `source` says from `picture`.
  /// - Returns: nil if the picture has nothing of it.
  func draw(_ source: DrawnScan.Source, from picture: ScanPicture) async throws(ScanError) -> DrawnScan?
}
