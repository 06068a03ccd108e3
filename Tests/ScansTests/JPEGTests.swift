import Foundation
import Scans
import TestSupport
import Testing

@Suite struct JPEGTests {
  private static let picture = SampleJPEG.picture(width: 61, height: 45)

  static let kinds: [(String, [UInt8])] = [
    ("gray", SampleJPEG.file(picture)),
    ("gray, progressive", SampleJPEG.file(picture, isProgressive: true)),
    ("red, green, blue", SampleJPEG.file(picture, components: 3, adobe: 0)),
    ("red, green, blue, progressive", SampleJPEG.file(picture, components: 3, adobe: 0, isProgressive: true)),
    ("light and color", SampleJPEG.file(picture, components: 3)),
    ("inks", SampleJPEG.file(picture, components: 4, adobe: 0)),
  ]

  /// The mean difference of two pictures of the same size.
  private func difference(_ left: GrayImage, _ right: GrayImage) -> Double {
    let sum = zip(left.pixels, right.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(left.pixels.count)
  }

  @Test(arguments: kinds) func `decodes every kind in gray`(name: String, file: [UInt8]) async throws {
    let scan = try await JPEG.decode(file, covering: PixelSize(width: 61, height: 45))
    #expect(scan.flaw == nil)
    #expect((scan.image.width, scan.image.height) == (61, 45))
    #expect(difference(scan.image, JPEGTests.picture) < 2, "\(name)")
  }

  @Test(arguments: kinds) func `reads the header`(name: String, file: [UInt8]) throws {
    let header = try JPEGHeader(of: file)
    #expect(header.size == PixelSize(width: 61, height: 45))
    #expect(header.isInPasses == name.contains("progressive"))
    #expect(header.components == (name == "inks" ? 4 : name.contains("gray") ? 1 : 3))
  }

  @Test(arguments: [
    (61, 45, 61, 45), (60, 45, 61, 45), (31, 23, 31, 23), (30, 20, 31, 23), (31, 24, 39, 29), (8, 6, 8, 6),
    (1, 1, 8, 6), (0, 0, 8, 6), (900, 900, 61, 45),
  ])
  func `scales to the smallest size that covers`(width: Int, height: Int, scaledWidth: Int, scaledHeight: Int)
    async throws
  {
    let file = SampleJPEG.file(JPEGTests.picture)
    let scan = try await JPEG.decode(file, covering: PixelSize(width: width, height: height))
    #expect((scan.image.width, scan.image.height) == (scaledWidth, scaledHeight))
    let expected = JPEGTests.picture.resampled(to: PixelSize(width: scaledWidth, height: scaledHeight))
    #expect(difference(scan.image, expected) < 15)
  }

  @Test func `decodes a part`() async throws {
    let region = PixelRegion(columns: 20..<50, rows: 10..<40)
    let scan = try await JPEG.decode(
      SampleJPEG.file(JPEGTests.picture), region: region, covering: PixelSize(width: 30, height: 30))
    #expect((scan.image.width, scan.image.height) == (30, 30))
    let part = try #require(JPEGTests.picture.cropped(to: region))
    #expect(difference(scan.image, part) < 2)
  }

  @Test func `refuses a part outside`() async {
    let region = PixelRegion(columns: 100..<120, rows: 0..<10)
    await #expect(throws: ScanError.self) {
      try await JPEG.decode(
        SampleJPEG.file(JPEGTests.picture), region: region, covering: PixelSize(width: 1, height: 1))
    }
  }

  /// What real pages show, and their size.
  @Test(
    .enabled(if: SharedData.isThere),
    arguments: [
      ("sn83045462_1865-10-02_ed-1_seq-1", 1100), ("sn83045462_1920-11-15_ed-1_seq-1", 1100),
      ("sn99021999_1887-03-03_ed-1_seq-1", 1100),
    ])
  func `decodes real pages`(name: String, width: Int) async throws {
    let file = try SharedData.bytes("pages/\(name).w1100.jpg")
    #expect(try JPEGHeader(of: file).width == width)
    let scan = try await JPEG.decode(file, covering: PixelSize(width: 500, height: 500))
    #expect(scan.flaw == nil)
    #expect(scan.image.width == (width * 4 + 7) / 8)
    // Paper is light, ink is dark, and there is more paper than ink.
    let stretched = scan.image.stretched()
    let light = stretched.pixels.count { $0 > 170 }
    #expect(light * 2 > stretched.pixels.count)
    #expect(stretched.pixels.count { $0 < 85 } * 50 > stretched.pixels.count)
  }
}
