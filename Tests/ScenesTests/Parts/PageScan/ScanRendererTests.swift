import Newspapers
import Scans
import TestSupport
import Testing

@testable import Scenes

/// Decoding pictures, and drawing the visible part.
@Suite(.timeLimit(.minutes(2))) struct ScanRendererTests {
  private let renderer = ScanRenderer()
  private static let file = SampleJPEG.file(SampleJPEG.picture(width: 48, height: 64))

  private func picture(
    _ number: Int = 1, _ jpeg: [UInt8] = ScanRendererTests.file, region: PageBox = .whole
  ) -> ScanPicture {
    let origin = Origin(name: "news.example", asOf: 0, isLive: true)
    return ScanPicture(scan: PageScan(jpeg: jpeg, region: region, origin: origin), width: 48, number: number)
  }

  /// A viewport that is `pixels` wide when it shows the whole page of three by four.
  private func source(
    _ pixels: Int = 48, marks: [PageBox] = [], _ change: (inout ScanViewport) -> Void = { _ in }
  ) -> DrawnScan.Source {
    var view = ScanViewport(room: ScanViewport.Room(width: pixels, height: pixels * 4 / 3, pixels: pixels))
    change(&view)
    return DrawnScan.Source(picture: 1, view: view, marks: marks)
  }

  @Test func `only a picture of the whole page reveals its shape`() async throws {
    #expect(try await renderer.prepare(picture(1), keeping: [picture(1)]) == 0.75)
    let half = picture(2, region: PageBox(x: 0, y: 0, width: 1, height: 0.5))
    #expect(try await renderer.prepare(half, keeping: [picture(1), half]) == nil)
  }

  @Test func `a picture is decoded once while it is wanted`() async throws {
    _ = try await renderer.prepare(picture(1), keeping: [picture(1)])
    let broken = picture(1, [])
    #expect(try await renderer.prepare(broken, keeping: [broken]) == 0.75, "it goes by the number")
    _ = try await renderer.prepare(picture(2), keeping: [picture(2)])
    await #expect(throws: ScanError.notJPEG) { try await renderer.prepare(broken, keeping: [broken]) }
  }

  @Test func `the whole page is drawn as large as fits`() async throws {
    let whole = try #require(try await renderer.draw(source(), from: picture()))
    #expect(whole.image.width == 48 && whole.image.height == 64 && whole.flaw == nil)
    let small = try #require(try await renderer.draw(source(24), from: picture()))
    #expect(small.image.width == 24 && small.image.height == 32)
  }

  @Test func `an enlarged part is drawn from its position`() async throws {
    let whole = try #require(try await renderer.draw(source(), from: picture())).image
    let corner = source {
      $0.enlarge(by: 4)
      $0.moveToEnd()
    }
    let part = try #require(try await renderer.draw(corner, from: picture())).image
    #expect(part == whole.cropped(to: PixelRegion(columns: 36..<48, rows: 48..<64)))
    let half = picture(2, region: PageBox(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
    let other = try #require(try await renderer.draw(corner, from: half)).image
    #expect(other.width == 24 && other.height == 32, "half of the picture each way")
  }

  @Test func `marks are inverted, and nothing else`() async throws {
    let mark = PageBox(x: 0.5, y: 0.25, width: 0.25, height: 0.125)
    let plain = try #require(try await renderer.draw(source(), from: picture())).image
    let marked = try #require(try await renderer.draw(source(marks: [mark]), from: picture())).image
    for (place, (before, after)) in zip(plain.pixels, marked.pixels).enumerated() {
      let isMarked = (24..<36).contains(place % 48) && (16..<24).contains(place / 48)
      #expect(after == (isMarked ? 255 - before : before))
    }
  }

  @Test func `a single part is no larger than needed`() async throws {
    let box = PageBox(x: 0.5, y: 0, width: 0.5, height: 0.5)
    let scan = picture().scan
    let part = try await renderer.part(box, of: scan, covering: PixelSize(width: 24, height: 32))
    #expect(part.image.width == 24 && part.image.height == 32 && part.flaw == nil)
    let small = try await renderer.part(box, of: scan, covering: PixelSize(width: 6, height: 8))
    #expect(small.image.width == 6 && small.image.height == 8)
    await #expect(throws: ScanError.notJPEG) {
      try await renderer.part(
        box, of: picture(1, [1]).scan, covering: PixelSize(width: 24, height: 32))
    }
  }

  @Test func `a flaw is passed on, and a file that is not a picture is an error`() async throws {
    let cut = picture(1, Array(ScanRendererTests.file.dropLast(ScanRendererTests.file.count / 4)))
    #expect(try await renderer.draw(source(), from: cut)?.flaw == .cut)
    await #expect(throws: ScanError.notJPEG) { try await renderer.draw(source(), from: picture(2, [1, 2])) }
  }

  @Test func `nothing is decoded for a canceled task`() async throws {
    let outcome = await Task { [renderer] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await renderer.draw(source(), from: picture(1, []))
    }.result
    #expect(try outcome.get() == nil)
  }
}
