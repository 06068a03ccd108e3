/// A picture in shades of gray.
public struct GrayImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Row by row from the top, 0 for black to 255 for white; `width` times `height` in all.
  public let pixels: [UInt8]

  /// A picture of as many whole rows of `width` pixels as `pixels` has. A width of less than 1 counts as 1.
  public init(width: Int, pixels: [UInt8]) {
    self.width = max(1, width)
    height = pixels.count / self.width
    let count = height * self.width
    self.pixels = count == pixels.count ? pixels : Array(pixels.prefix(count))
  }

  /// The part of `region` inside the picture; nil if there is none.
  public func cropped(to region: PixelRegion) -> GrayImage? {
    let rows = region.rows.clamped(to: 0..<height)
    let columns = region.columns.clamped(to: 0..<width)
    guard !rows.isEmpty, !columns.isEmpty else { return nil }
    if rows.count == height, columns.count == width { return self }
    var cropped: [UInt8] = []
    cropped.reserveCapacity(rows.count * columns.count)
    for row in rows {
      cropped += pixels[row * width + columns.lowerBound..<row * width + columns.upperBound]
    }
    return GrayImage(width: columns.count, pixels: cropped)
  }

  /// Black for white, for dark rooms.
  public func inverted() -> GrayImage { GrayImage(width: width, pixels: pixels.map { 255 - $0 }) }
}
