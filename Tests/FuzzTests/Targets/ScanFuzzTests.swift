import Scans
import TestSupport
import Testing

/// Scans: real ones that we made, with some bytes changed.
@Suite struct ScanFuzzTests {
  private static let picture = SampleJPEG.picture(width: 40, height: 24)
  private static let files = [
    SampleJPEG.file(picture), SampleJPEG.file(picture, components: 3),
    SampleJPEG.file(picture, components: 3, adobe: 0, isProgressive: true),
    SampleJPEG.file(picture, isProgressive: true), SampleJPEG.file(picture, components: 4, adobe: 0),
  ]

  @Test func `scans do no harm`() async throws {
    let make = { (dice: inout FuzzGenerator) -> [UInt8] in
      var file = dice.pick(ScanFuzzTests.files)
      ByteChange.apply(to: &file, &dice)
      return file
    }
    try await FuzzTarget.scans.run(make) { input in
      let size = PixelSize(width: input.dice.below(64), height: input.dice.below(64))
      guard let header = try? JPEGHeader(of: input.bytes),
        let scan = try? JPEG.decodeNow(input.bytes, covering: size)
      else { return }
      let (width, height) = (scan.image.width, scan.image.height)
      try property(
        "\(width) × \(height) of \(header)", scan.image.pixels.count == width * height && width > 0)
      try property("larger than \(header)", width <= header.width && height <= header.height)
      let isEnough = width >= min(size.width, header.width) && height >= min(size.height, header.height)
      try property("\(width) × \(height) where \(size) was wanted", isEnough)
    }
  }
}
