/// A part of a picture, in pixels from its upper left corner.
public struct PixelRegion: Hashable, Sendable {
  public var columns: Range<Int>
  public var rows: Range<Int>

  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// The pixels that the region covers in a picture `eighths`/8 as large, including those at its edges.
  func scaled(eighths: Int) -> PixelRegion {
    func scaled(_ range: Range<Int>) -> Range<Int> {
      range.lowerBound * eighths / 8..<(range.upperBound * eighths + 7) / 8
    }
    return PixelRegion(columns: scaled(columns), rows: scaled(rows))
  }
}
