/// A rectangle on a page, in fractions of the page's width and height: `x` and `y` from its upper left
/// corner, all within 0 to 1. Sources measure pages in pixels, 1200ths of an inch or tenths of a millimeter;
/// fractions fit them all.
public struct PageBox: Hashable, Sendable {
  public let x: Double
  public let y: Double
  public let width: Double
  public let height: Double

  /// The whole page.
  public static let whole = PageBox(x: 0, y: 0, width: 1, height: 1)

  /// Clips the rectangle to the page.
  public init(x: Double, y: Double, width: Double, height: Double) {
    func clamp(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    (self.x, self.y) = (clamp(x), clamp(y))
    self.width = clamp(x + width) - self.x
    self.height = clamp(y + height) - self.y
  }
}
