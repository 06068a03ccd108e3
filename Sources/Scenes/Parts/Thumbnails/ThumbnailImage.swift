import Scans

/// A small picture of a page, ready to be put on the screen. Two are equal if they are the same drawing: no pixels are
/// compared.
public struct ThumbnailImage: Hashable, Sendable {
  let number: Int
  let image: GrayImage
  /// The requested width in pixels; it has fewer if there were no more.
  let width: Int
  /// Whether it was stored for a smaller place, so that a sharper one can be requested.
  var isCoarse = false

  var bytes: Int { image.pixels.count }

  public static func == (left: ThumbnailImage, right: ThumbnailImage) -> Bool { left.number == right.number }
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
