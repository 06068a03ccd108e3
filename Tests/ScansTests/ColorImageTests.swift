import Scans
import TestSupport
import Testing

/// Pictures in the colors of their files.
@Suite struct ColorImageTests {
  /// Red above, blue below, 64 by 64.
  private let colors = ColorImage(
    width: 64, samples: 3,
    pixels: (0..<64 * 64).flatMap { $0 < 64 * 32 ? [250, 10, 10] : [10, 10, 250] as [UInt8] })

  private func isNear(_ image: ColorImage, _ column: Int, _ row: Int, _ color: [Int]) -> Bool {
    let start = (row * image.width + column) * image.samples
    return zip(image.pixels[start..<start + image.samples], color).allSatisfy { abs(Int($0) - $1) < 12 }
  }

  @Test func `colors survive a file`() async throws {
    let file = try await JPEG.encode(colors, quality: 95)
    #expect(try JPEGHeader(of: file).components == 3)
    let read = try await JPEG.decodeColors(file)
    #expect(read.flaw == nil && read.image.width == 64 && read.image.height == 64 && read.image.samples == 3)
    #expect(isNear(read.image, 10, 10, [250, 10, 10]) && isNear(read.image, 60, 60, [10, 10, 250]))
  }

  @Test func `gray stays gray`() async throws {
    let gray = ColorImage(width: 16, samples: 1, pixels: Array(repeating: 100, count: 256))
    let file = try await JPEG.encode(gray, quality: 95)
    #expect(try JPEGHeader(of: file).components == 1)
    let read = try await JPEG.decodeColors(file)
    #expect(read.image.samples == 1 && isNear(read.image, 8, 8, [100]))
  }

  @Test func `a part and a narrower picture keep their colors`() throws {
    let part = try #require(colors.cropped(to: PixelRegion(columns: 60..<99, rows: 31..<33)))
    #expect(part.width == 4 && part.height == 2 && part.samples == 3)
    #expect(isNear(part, 0, 0, [250, 10, 10]) && isNear(part, 3, 1, [10, 10, 250]))
    #expect(colors.cropped(to: PixelRegion(columns: 64..<70, rows: 0..<9)) == nil)
    let narrow = colors.narrowed(to: 16)
    #expect(narrow.width == 16 && narrow.height == 16)
    #expect(isNear(narrow, 3, 3, [250, 10, 10]) && isNear(narrow, 3, 12, [10, 10, 250]))
    #expect(colors.narrowed(to: 500) == colors)
  }

  @Test func `a picture too large for memory is refused`() async {
    let header: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0x4E, 0x20, 0x4E, 0x20, 1, 1, 0x11, 0]
      + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    await #expect(throws: ScanError.tooManyPixels(width: 20_000, height: 20_000)) {
      _ = try await JPEG.decodeColors(header)
    }
  }
}
