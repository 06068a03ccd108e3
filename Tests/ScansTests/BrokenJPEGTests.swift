import Foundation
import Scans
import TestSupport
import Testing

/// Files that lie or are incomplete. Whatever they are, the result is a picture of the size they declare or a
/// `ScanError`.
@Suite struct BrokenJPEGTests {
  private static let picture = SampleJPEG.picture(width: 40, height: 32)
  private static let files = [
    SampleJPEG.file(picture), SampleJPEG.file(picture, components: 3, isProgressive: true),
    SampleJPEG.file(picture, components: 4, adobe: 0),
  ]
  private let all = PixelSize(width: 40, height: 32)

  @Test(arguments: files) func `every truncation is an error or reported as truncated`(file: [UInt8]) throws {
    let begin = try #require(file.firstRange(of: [0xff, 0xda])?.lowerBound)
    for count in 0..<file.count - 2 {
      let part = Array(file.prefix(count))
      do throws(ScanError) {
        let scan = try JPEG.decodeNow(part, covering: all)
        #expect(count > begin, "a picture of \(count) bytes")
        #expect(scan.flaw != nil, "no flaw in \(count) of \(file.count) bytes")
        #expect((scan.image.width, scan.image.height) == (40, 32))
      } catch {
        // After the header of the first scan there is always something to show.
        #expect(count < begin + 20, "\(error) for \(count) bytes")
        #expect(count >= 2 || error == .notJPEG)
      }
    }
  }

  @Test func `a truncated picture is shown as far as it goes`() throws {
    let file = SampleJPEG.file(BrokenJPEGTests.picture)
    let begin = try #require(file.firstRange(of: [0xff, 0xda])?.lowerBound)
    let count = begin + (file.count - begin) * 3 / 4
    let scan = try JPEG.decodeNow(Array(file.prefix(count)), covering: all)
    #expect(scan.flaw == .cut)
    let rows = 8 * 40
    for (seen, drawn) in zip(scan.image.pixels.prefix(rows), BrokenJPEGTests.picture.pixels) {
      #expect(abs(Int(seen) - Int(drawn)) < 24)
    }
  }

  @Test(arguments: files) func `no flipped byte does harm`(file: [UInt8]) {
    for place in file.indices {
      for change: UInt8 in [0x01, 0x80, 0xff] {
        var broken = file
        broken[place] ^= change
        guard let scan = try? JPEG.decodeNow(broken, covering: all) else { continue }
        #expect(scan.image.pixels.count == scan.image.width * scan.image.height)
      }
    }
  }

  /// The file with another size in its frame.
  private func lying(_ file: [UInt8], width: Int, height: Int) throws -> [UInt8] {
    let place = try #require(file.firstIndex { $0 == 0xc0 || $0 == 0xc2 })
    var lying = file
    for (offset, value) in [height >> 8, height & 255, width >> 8, width & 255].enumerated() {
      lying[place + 4 + offset] = UInt8(value)
    }
    return lying
  }

  @Test func `a picture taller than its data is truncated`() throws {
    let file = try lying(SampleJPEG.file(BrokenJPEGTests.picture), width: 40, height: 320)
    let scan = try JPEG.decodeNow(file, covering: PixelSize(width: 40, height: 320))
    #expect(scan.flaw == .cut)
    #expect(scan.image.height == 320)
  }

  @Test func `a picture shorter than its data is damaged or complete`() throws {
    let file = try lying(SampleJPEG.file(BrokenJPEGTests.picture), width: 40, height: 8)
    let scan = try JPEG.decodeNow(file, covering: PixelSize(width: 40, height: 8))
    #expect(scan.image.height == 8 && scan.flaw != .cut)
  }

  @Test(arguments: [(60_000, 60_000, false), (65_500, 65_500, false), (20_000, 19_000, true)])
  func `huge pictures are refused before allocating memory`(
    width: Int, height: Int, isProgressive: Bool
  ) throws {
    let sample = SampleJPEG.file(BrokenJPEGTests.picture, isProgressive: isProgressive)
    let file = try lying(sample, width: width, height: height)
    let before = try peak()
    #expect(throws: ScanError.tooManyPixels(width: width, height: height)) {
      try JPEG.decodeNow(file, covering: PixelSize(width: 100, height: 100))
    }
    #expect(try peak() - before < 8 << 20)
  }

  /// A file that declares an allowed size, but has no data for it, takes no more memory than the small
  /// picture made from it.
  @Test func `a large picture takes only the memory of the result`() throws {
    let file = try lying(SampleJPEG.file(BrokenJPEGTests.picture), width: 16_000, height: 16_000)
    let before = try peak()
    let scan = try JPEG.decodeNow(file, covering: PixelSize(width: 500, height: 500))
    #expect(scan.flaw == .cut && scan.image.width == 2000)
    #expect(try peak() - before < 64 << 20)
    #expect(throws: ScanError.tooManyPixels(width: 16_000, height: 16_000)) {
      try JPEG.decodeNow(file, covering: PixelSize(width: 16_000, height: 500))
    }
  }

  @Test(
    arguments: [
      ([], .notJPEG), (Array("GIF89a".utf8), .notJPEG), ([0xff, 0xd8], .truncated),
      ([0xff, 0xd8, 0xff, 0xd9], .truncated),
      ([0xff, 0xd8, 0xff, 0xe0, 0, 1], .malformed(reason: "a short segment")),
      ([0xff, 0xd8, 0xff, 0xda, 0, 3, 1], .malformed(reason: "no frame")),
    ] as [([UInt8], ScanError)])
  func `anything but a picture is reported`(file: [UInt8], error: ScanError) {
    #expect(throws: error) { try JPEG.decodeNow(file, covering: all) }
  }

  /// The largest memory size of the process so far, in bytes.
  private func peak() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM") })
    return (Int(line.filter(\.isNumber)) ?? 0) << 10
  }
}
