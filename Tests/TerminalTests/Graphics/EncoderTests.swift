import Foundation
import Scans
import Testing

@testable import Terminal

/// Decoding what was encoded, the way terminals do, gives the picture again.
@Suite struct EncoderTests {
  private static let sizes = [(1, 1), (7, 6), (10, 5), (64, 13), (300, 47), (1, 100), (255, 12)]

  private func image(_ size: (Int, Int)) -> GrayImage { SamplePicture.image(width: size.0, height: size.1) }

  /// The text between the beginning and the end of a string.
  private func body(_ bytes: [UInt8], _ start: String, _ end: String) throws -> [UInt8] {
    try #require(bytes.starts(with: start.utf8) && bytes.reversed().starts(with: end.utf8.reversed()))
    return Array(bytes.dropFirst(start.utf8.count).dropLast(end.utf8.count))
  }

  @Test(arguments: sizes) func `sixels show the picture in sixteen shades`(size: (Int, Int)) throws {
    let image = image(size)
    let shown = try SixelReader.image(body(SixelEncoder.encode(image), "\u{1b}P", "\u{1b}\\"))
    #expect(SamplePicture.difference(shown, image) <= 10)
  }

  @Test func `sixels repeat runs of one gray`() {
    let image = GrayImage(width: 1000, pixels: Array(repeating: 255, count: 1_000_000))
    #expect(SixelEncoder.encode(image).count < 167 * 12 + 400)
  }

  @Test(arguments: sizes) func `files show the picture`(size: (Int, Int)) throws {
    let file = try #require(PNGEncoder.encode(image(size)))
    #expect(try PNGReader.image(file) == image(size))
  }

  @Test(arguments: [false, true]) func `kitty gets the picture in small commands`(isInTmux: Bool) throws {
    let image = image((300, 200))
    let encoder = KittyEncoder(isInTmux: isInTmux)
    let pieces = try #require(encoder.transmission(of: image, keys: "a=t,i=77", pieceSize: 10_000))
    #expect(pieces.count > 2 && pieces.allSatisfy { $0.count < 16_000 })
    let terminal = PictureTerminal(rows: 24, columns: 80, isTmux: isInTmux)
    terminal.feed(pieces.flatMap { $0 })
    #expect(terminal.images == [77: image])
    #expect(terminal.longestPayload <= 4096)
  }

  @Test func `iTerm2 gets the picture and its cells`() throws {
    let image = image((120, 80))
    let bytes = try #require(ITerm2Encoder.encode(image, size: Size(rows: 4, columns: 12)))
    let body = try body(bytes, "\u{1b}]1337;File=", "\u{07}")
    let colon = try #require(body.firstIndex(of: UInt8(ascii: ":")))
    let keys = String(decoding: body[..<colon], as: UTF8.self).split(separator: ";")
    let file = try #require(Data(base64Encoded: Data(body[(colon + 1)...])))
    #expect(keys.contains("inline=1") && keys.contains("width=12") && keys.contains("height=4"))
    #expect(keys.contains("size=\(file.count)") && keys.contains("preserveAspectRatio=0"))
    #expect(try PNGReader.image(Array(file)) == image)
  }

  @Test func `halves show two pixels per cell`() {
    let image = image((40, 30))
    let cells = BlockEncoder.cells(of: image, size: Size(rows: 15, columns: 40), kind: .halves)
    #expect(SamplePicture.difference(BlockReader.image(cells, columns: 40, across: 1), image) <= 9)
  }

  /// Four pixels of at most two grays are shown exactly.
  @Test func `quarters show four pixels in two grays`() {
    let pixels = (0..<32 * 32).map { place -> UInt8 in
      let (row, column) = (place / 32, place % 32)
      let pattern: Int = row / 2 * 16 + column / 2
      let bit: Int = row % 2 * 2 + column % 2
      return (pattern >> bit) & 1 == 1 ? 200 : 40
    }
    let image = GrayImage(width: 32, pixels: pixels)
    let cells = BlockEncoder.cells(of: image, size: Size(rows: 16, columns: 16))
    #expect(SamplePicture.difference(BlockReader.image(cells, columns: 16, across: 2), image) <= 9)
  }

  /// Block characters in many fonts leave a line free at the top of the cell, which shows the background.
  @Test(arguments: [BlockEncoder.Kind.halves, .quarters]) func `no line is drawn through paper`(
    kind: BlockEncoder.Kind
  )
    throws
  {
    let cells = BlockEncoder.cells(of: image((200, 100)), size: Size(rows: 50, columns: 100), kind: kind)
    for cell in cells where cell.text != " " {
      let upper = BlockReader.pixels(cell.text, foreground: 1, background: 0, across: 2).prefix(2)
      let style = cell.style
      let isDarkOnLight = BlockReader.gray(style.foreground) < BlockReader.gray(style.background)
      try #require(upper == [0, 0] || upper != [1, 1] && isDarkOnLight, "\(cell.text) in \(style)")
    }
  }

  @Test(arguments: [
    ("half", ImageProtocol.blocks), ("blocks", .blocks), ("sixel", .sixel), ("kitty", .kitty),
    ("iterm2", .iterm2),
    ("none", .none),
  ])
  func `printed pictures end their line`(name: String, imageProtocol: ImageProtocol) {
    let printer = PicturePrinter(
      graphics: Graphics(imageProtocol), colorDepth: .trueColor, blocks: name == "half" ? .halves : .quarters)
    let bytes = printer.bytes(of: image((200, 400)), in: Size(rows: 10, columns: 80))
    #expect(bytes.isEmpty == (name == "none"))
    #expect(bytes.last == (name == "none" ? nil : 10))
    #expect(bytes.count { $0 == 10 } == (imageProtocol == .blocks ? 10 : name == "none" ? 0 : 1))
  }
}
