import Newspapers
import Scans
import Testing

@testable import Scenes

/// Where a part of a page is in a picture.
@Suite(.timeLimit(.minutes(1))) struct PixelRegionTests {
  private let size = PixelSize(width: 300, height: 400)
  /// The lower right quarter.
  private let quarter = PageBox(x: 0.5, y: 0.5, width: 0.5, height: 0.5)

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> PageBox {
    PageBox(x: x, y: y, width: width, height: height)
  }

  @Test func `the shown part is the whole picture`() {
    let all = PixelRegion(columns: 0..<300, rows: 0..<400)
    for shown in [.whole, quarter, box(0.1, 0.3, 0.7, 0.6)] {
      #expect(PixelRegion(of: shown, in: shown, size: size) == all)
    }
    #expect(PixelRegion(of: .whole, in: quarter, size: size) == all, "more is not there")
  }

  @Test func `a part is measured from the origin of the picture`() {
    let part = box(0.75, 0.5, 0.125, 0.25)
    #expect(
      PixelRegion(of: part, in: .whole, size: size) == PixelRegion(columns: 225..<263, rows: 200..<300))
    #expect(PixelRegion(of: part, in: quarter, size: size) == PixelRegion(columns: 150..<225, rows: 0..<200))
  }

  @Test func `the smallest part has a pixel, even at the edge`() {
    for corner in [0, 0.4321, 1 - 1e-9] {
      let region = PixelRegion(of: box(corner, corner, 1e-6, 1e-6), in: .whole, size: size)
      #expect(region.columns.count == 1 && region.rows.count == 1, "\(region)")
      #expect(region.columns.upperBound <= 300 && region.rows.upperBound <= 400, "\(region)")
    }
  }

  @Test(arguments: [(0.1, 0.2), (0.6, 0.0)])
  func `a part outside the picture is empty`(x: Double, y: Double) {
    let region = PixelRegion(of: box(x, y, 0.1, 0.1), in: quarter, size: size)
    #expect(region.columns.isEmpty || region.rows.isEmpty)
  }
}
