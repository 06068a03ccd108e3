import Terminal
import TestSupport
import Testing
import Text

@Suite struct RendererTests {
  /// A canvas with a list whose first row is `top`, with one row highlighted.
  private static func list(top: Int, selected: Int? = nil) -> Canvas {
    var canvas = Canvas(size: Size(rows: 50, columns: 160))
    for row in 0..<50 {
      let style = row == selected ? Style(.standard, on: .indexed(4)) : .plain
      canvas.fill(Rect(row: row, column: 0, rows: 1, columns: 160), style: style)
      canvas.write("sn\(83_000_000 + top + row)", row: row, column: 0, width: 12, style: style)
      canvas.write("The Evening Star \(top + row)", row: row, column: 12, width: 100, style: style)
      canvas.write("Washington", row: row, column: 120, width: 40, style: style)
    }
    return canvas
  }

  private static func bytes(_ canvas: borrowing Canvas, _ renderer: inout Renderer) -> [UInt8] {
    var bytes: [UInt8] = []
    renderer.frame(canvas) { bytes += $0 }
    return bytes
  }

  @Test func `sends nothing if nothing changed`() {
    var renderer = Renderer(colorDepth: .trueColor)
    var emissions = 0
    renderer.frame(RendererTests.list(top: 0)) { _ in emissions += 1 }
    #expect(emissions == 1)
    renderer.frame(RendererTests.list(top: 0)) { _ in emissions += 1 }
    #expect(emissions == 1)
  }

  @Test func `sends a frame in one piece within a synchronized update`() {
    var renderer = Renderer(colorDepth: .trueColor)
    let text = String(decoding: RendererTests.bytes(RendererTests.list(top: 0), &renderer), as: UTF8.self)
    #expect(text.hasPrefix("\u{1b}[?2026h") && text.hasSuffix("\u{1b}[?2026l"))
    var plain = Renderer(colorDepth: .trueColor, synchronized: false)
    #expect(
      !String(decoding: RendererTests.bytes(RendererTests.list(top: 0), &plain), as: UTF8.self).contains(
        "2026"))
  }

  @Test func `paints everything again when invalidated`() {
    var renderer = Renderer(colorDepth: .trueColor)
    let first = RendererTests.bytes(RendererTests.list(top: 0), &renderer)
    renderer.invalidate()
    #expect(RendererTests.bytes(RendererTests.list(top: 0), &renderer) == first)
  }

  @Test func `paints everything again after a failure`() {
    struct Failure: Error {}
    var renderer = Renderer(colorDepth: .trueColor)
    let first = RendererTests.bytes(RendererTests.list(top: 0), &renderer)
    #expect(throws: Failure.self) {
      try renderer.frame(RendererTests.list(top: 9)) { (_) throws(Failure) in throw Failure() }
    }
    let whole = RendererTests.bytes(RendererTests.list(top: 0), &renderer)
    #expect(whole == first)
  }

  @Test func `sends few bytes for a moved selection`() {
    var renderer = Renderer(colorDepth: .trueColor)
    _ = RendererTests.bytes(RendererTests.list(top: 0, selected: 3), &renderer)
    #expect(RendererTests.bytes(RendererTests.list(top: 0, selected: 4), &renderer).count < 500)
  }

  @Test(arguments: [1, -1, 5, -5]) func `scrolls the terminal on a hint`(lines: Int) {
    var renderer = Renderer(colorDepth: .trueColor)
    _ = RendererTests.bytes(RendererTests.list(top: 100), &renderer)
    var canvas = RendererTests.list(top: 100 + lines)
    canvas.noteScroll(rows: 0..<50, by: lines)
    #expect(RendererTests.bytes(canvas, &renderer).count < 100 + 60 * abs(lines))
  }

  @Test func `does not scroll on a wrong hint`() {
    var renderer = Renderer(colorDepth: .trueColor)
    _ = RendererTests.bytes(RendererTests.list(top: 0, selected: 3), &renderer)
    var canvas = RendererTests.list(top: 0, selected: 4)
    canvas.noteScroll(rows: 0..<50, by: 1)
    let bytes = RendererTests.bytes(canvas, &renderer)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("\u{1b}[r"))
  }

  @Test(
    arguments: [
      (ColorDepth.trueColor, "38;2;255;0;0"), (.indexed256, "38;5;196"), (.ansi16, "91"), (.none, nil),
    ] as [(ColorDepth, String?)])
  func `sends colors as the terminal has them`(depth: ColorDepth, parameters: String?) {
    var renderer = Renderer(colorDepth: depth, synchronized: false)
    var canvas = Canvas(size: Size(rows: 1, columns: 3))
    canvas.write("x", row: 0, column: 0, width: 1, style: Style(.rgb(255, 0, 0), .underline))
    let text = String(decoding: RendererTests.bytes(canvas, &renderer), as: UTF8.self)
    #expect(text.contains(["\u{1b}[4", parameters].compactMap(\.self).joined(separator: ";") + "mx"))
  }

  /// Terminals disagree about the width of emoji and of characters with marks: what follows them must not be
  /// affected.
  @Test func `repositions the cursor after characters that terminals measure differently`() {
    var renderer = Renderer(colorDepth: .none, synchronized: false)
    var canvas = Canvas(size: Size(rows: 1, columns: 9))
    canvas.write("e\u{301}a😀b日c", row: 0, column: 0, width: 9)
    let text = String(decoding: RendererTests.bytes(canvas, &renderer), as: UTF8.self)
    #expect(text.contains("e\u{301}\u{1b}[2Ga😀\u{1b}[5Gb日c"))
  }

  /// Without line wrap, tmux puts marks for the last column on the preceding character: the last two columns
  /// of kitty's pictures were missing.
  @Test(arguments: ["e\u{301}", "日\u{301}"]) func `marks in the last column are sent with line wrap`(
    character: String
  ) {
    var renderer = Renderer(colorDepth: .none, synchronized: false)
    var canvas = Canvas(size: Size(rows: 2, columns: 4))
    let column = 4 - TextWidth.of(character)
    for row in 0..<2 { canvas.write(character, row: row, column: column, width: 2) }
    let text = String(decoding: RendererTests.bytes(canvas, &renderer), as: UTF8.self)
    let wrapped = "\u{1b}[?7h\(character)\u{1b}[?7l"
    #expect(text.contains("\u{1b}[1;\(column + 1)H\(wrapped)\u{1b}[2;\(column + 1)H\(wrapped)"))
  }
}
