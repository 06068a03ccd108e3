/// The extent of a picture, in pixels.
public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  /// An extent; a negative one counts as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}
