import NewspaperHTTP
import Newspapers

/// How to get a page's scan; determined once.
enum PageImage: Expiring, Sendable {
  case iiif(IIIFImage)
  /// Only whole, at chronam's own addresses, in the shape of the page.
  case whole(JPEGShape)
  /// It was not scanned.
  case none
  /// The site fails where it would say how, though it answers about the page otherwise.
  case unavailable

  var isStale: Bool { if case .unavailable = self { true } else { false } }

  /// How wide a picture may be for chronam's small one, which is 360 pixels wide, to do.
  static let thumbnailWidth = 400

  /// Widths for requesting a whole page, so that viewing several parts takes only one picture.
  private static let widths = [800, 1600, 3200]

  /// The width and height of a whole page that shows `view` well enough.
  static func size(_ shape: JPEGShape, for view: ScanView) -> (width: Int, height: Int) {
    let wanted = Double(max(view.width, 1)) / max(view.region.width, 0.01)
    let width = widths.first { Double($0) >= wanted } ?? widths[widths.count - 1]
    return (width, max(width * shape.height / shape.width, 1))
  }
}
