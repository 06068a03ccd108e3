import Newspapers
import Scans
import Testing

@testable import Scenes

/// Frames drawn on a picture.
@Suite(.timeLimit(.minutes(2))) struct ScanFrameTests {
  private let gray = GrayImage(width: 100, pixels: Array(repeating: 100, count: 100 * 100))

  private func pixel(_ image: GrayImage, _ row: Int, _ column: Int) -> UInt8 {
    image.pixels[row * image.width + column]
  }

  @Test func `everything outside the current frame fades, and its edge is dark`() {
    let box = PageBox(x: 0.2, y: 0.3, width: 0.4, height: 0.4)
    let framed = gray.framed([ScanFrame(box, .current)], in: .whole)
    #expect(pixel(framed, 50, 40) == 100)
    #expect(pixel(framed, 10, 10) == 178)
    #expect(pixel(framed, 30, 40) == 0 && pixel(framed, 69, 40) == 0)
    #expect(pixel(framed, 50, 20) == 0 && pixel(framed, 50, 59) == 0)
    #expect(pixel(framed, 29, 40) == 255)
  }

  @Test func `an earlier clip is dashed, and nothing fades`() {
    let framed = gray.framed(
      [ScanFrame(PageBox(x: 0.2, y: 0.3, width: 0.4, height: 0.4), .earlier)], in: .whole)
    #expect(pixel(framed, 10, 10) == 100)
    let edge = (20..<60).map { pixel(framed, 30, $0) }
    #expect(edge.contains(0) && edge.contains(100))
  }

  @Test func `edges outside the shown part are not drawn`() {
    let box = PageBox(x: 0.2, y: 0, width: 0.7, height: 0.6)
    let framed = gray.framed([ScanFrame(box, .current)], in: PageBox(x: 0.4, y: 0.5, width: 0.2, height: 0.2))
    // Only its lower edge is in the picture, in the middle.
    #expect((0..<100).allSatisfy { pixel(framed, 49, $0) == 0 })
    #expect(pixel(framed, 20, 0) == 100 && pixel(framed, 0, 50) == 100 && pixel(framed, 80, 50) == 178)
  }

  @Test func `without frames a picture is unchanged`() {
    #expect(gray.framed([], in: .whole) == gray)
    let outside = gray.framed(
      [ScanFrame(PageBox(x: 0, y: 0, width: 0.1, height: 0.1), .earlier)],
      in: PageBox(x: 0.5, y: 0.5, width: 0.2, height: 0.2))
    #expect(outside == gray)
  }
}
