import TestSupport
import Testing
import Text

@testable import Terminal

/// Whatever is drawn, a terminal that receives the renderer's bytes shows the canvas.
@Suite struct RendererPropertyTests {
  @Test(arguments: 0..<60) func `shows the canvas`(seed: Int) throws {
    var frames = RandomFrames(seed: seed, size: Size(rows: 24, columns: 60))
    var canvas = Canvas(size: frames.size)
    var renderer = Renderer(colorDepth: .trueColor)
    let screen = VirtualScreen(rows: 24, columns: 60)
    screen.feed("\u{1b}[?7l".utf8)
    for frame in 0..<60 {
      if frame % 25 == 24 {
        frames.resize()
        screen.resize(rows: frames.size.rows, columns: frames.size.columns)
      }
      frames.draw(on: &canvas)
      renderer.frame(canvas) { screen.feed($0) }
      for row in 0..<canvas.size.rows {
        for column in 0..<canvas.size.columns where canvas[row, column].width > 0 {
          let (seen, drawn) = (seen(screen, row, column), VirtualCell(canvas[row, column]))
          try #require(seen == drawn, "seed \(seed), frame \(frame), row \(row), column \(column)")
        }
      }
      expectCursor(of: canvas, on: screen)
    }
    #expect(screen.bells == 0)
  }

  @Test func `is tested with characters that both measure alike`() {
    for scalar in Alphabet.characters + Alphabet.marks {
      let screen = VirtualScreen(rows: 1, columns: 9)
      screen.feed("a\(scalar)".utf8)
      #expect(screen.cursor.column == 1 + TextWidth.of(scalar), "U+\(String(scalar.value, radix: 16))")
    }
  }

  /// A place never written to is empty in libvterm; it looks like a blank. Only a blank's background is
  /// visible, unless it is underlined or reversed.
  private func seen(_ screen: VirtualScreen, _ row: Int, _ column: Int) -> VirtualCell {
    var cell = screen.cell(row, column)
    if cell.text.isEmpty { cell.text = " " }
    if cell.text == " ", !cell.underline, !cell.reverse {
      (cell.bold, cell.dim, cell.italic, cell.foreground) = (false, false, false, .standard)
    }
    return cell
  }

  private func expectCursor(of canvas: borrowing Canvas, on screen: VirtualScreen) {
    guard let cursor = canvas.cursor, cursor.row < canvas.size.rows, cursor.column < canvas.size.columns
    else {
      return #expect(!screen.cursorVisible)
    }
    #expect(screen.cursorVisible)
    #expect(screen.cursor == cursor)
  }
}

extension VirtualCell {
  fileprivate init(_ cell: Cell) {
    self.init(text: cell.text, width: cell.width)
    let attributes = cell.style.attributes
    bold = attributes.contains(.bold)
    dim = attributes.contains(.dim)
    italic = attributes.contains(.italic)
    underline = attributes.contains(.underline)
    reverse = attributes.contains(.reverse)
    foreground = .init(cell.style.foreground)
    background = .init(cell.style.background)
  }
}

extension VirtualCell.Color {
  fileprivate init(_ color: Color) {
    switch color.parts {
    case .standard: self = .standard
    case .indexed(let index): self = .indexed(UInt8(index))
    case .rgb(let parts): self = .rgb(UInt8(parts.x), UInt8(parts.y), UInt8(parts.z))
    }
  }
}
