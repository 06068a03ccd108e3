import Scans
import Testing

@Suite struct GrayImageTests {
  private let ramp = GrayImage(width: 4, pixels: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110])

  @Test func `has whole rows only`() {
    #expect(GrayImage(width: 4, pixels: Array(repeating: 1, count: 11)).height == 2)
    #expect(GrayImage(width: 4, pixels: Array(repeating: 1, count: 11)).pixels.count == 8)
    #expect(GrayImage(width: 0, pixels: [1, 2]).height == 2)
  }

  @Test(arguments: [
    (2, 1, [UInt8](arrayLiteral: 45, 65)), (4, 3, [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110]),
    (1, 1, [55]), (2, 3, [5, 25, 45, 65, 85, 105]), (8, 1, [40, 40, 50, 50, 60, 60, 70, 70]),
  ])
  func `is resampled to means`(width: Int, height: Int, pixels: [UInt8]) {
    let image = ramp.resampled(to: PixelSize(width: width, height: height))
    #expect((image.width, image.height) == (width, height))
    #expect(image.pixels == pixels)
  }

  @Test func `sums of large pictures do not overflow`() {
    let white = GrayImage(width: 3000, pixels: Array(repeating: 255, count: 9_000_000))
    #expect(white.resampled(to: PixelSize(width: 1, height: 1)).pixels == [255])
  }

  @Test func `is cropped`() {
    let part = ramp.cropped(to: PixelRegion(columns: 1..<3, rows: 1..<9))
    #expect(part == GrayImage(width: 2, pixels: [50, 60, 90, 100]))
    #expect(ramp.cropped(to: PixelRegion(columns: 4..<6, rows: 0..<1)) == nil)
  }

  @Test func `is inverted`() {
    #expect(ramp.inverted().pixels.first == 255 && ramp.inverted().inverted() == ramp)
  }

  @Test func `is stretched to black and white`() {
    let gray = GrayImage(width: 100, pixels: (0..<1000).map { UInt8(100 + $0 % 100 / 2) })
    let stretched = gray.stretched()
    #expect(stretched.pixels.min() == 0 && stretched.pixels.max() == 255)
    #expect(stretched.pixels[50] > 110 && stretched.pixels[50] < 145)
  }

  @Test func `is not stretched if there is nothing to see`() {
    let blank = GrayImage(width: 100, pixels: (0..<1000).map { UInt8(200 + $0 % 7) })
    #expect(blank.stretched() == blank)
    #expect(GrayImage(width: 1, pixels: []).stretched().height == 0)
  }
}
