import Scans
import TestSupport
import Testing

@testable import Terminal

/// A cell that does not show what it should.
struct Mismatch: Error {
  let words: String
  let found: String
  let isUnderPicture: Bool
}

/// A canvas with pictures, text and what covers them, and a terminal that shows it.
struct PictureStage: ~Copyable {
  private static let size = Size(rows: 24, columns: 70)

  let terminal: PictureTerminal
  var scene: PictureScene
  private(set) var lastFrame = 0
  private var canvas = Canvas(size: size)
  /// The canvas without its pictures.
  private var bare = Canvas(size: size)
  private var renderer = Renderer(colorDepth: .indexed256)
  private var generator: SeededGenerator

  init(graphics: Graphics, seed: Int) {
    scene = PictureScene(graphics: graphics)
    generator = SeededGenerator(seed: seed)
    terminal = PictureTerminal(
      rows: PictureStage.size.rows, columns: PictureStage.size.columns, isTmux: graphics.isInTmux,
      keepsTiles: graphics.keepsTiles)
  }

  mutating func show(_ image: GrayImage) {
    scene.pictures = [(Picture(image), Rect(row: 1, column: 20, rows: 10, columns: 40))]
  }

  mutating func hide() { scene.pictures = [] }

  /// Something else wrote to the screen.
  mutating func lose() {
    terminal.feed("\u{1b}[2Jsomething\r\nelse".utf8)
    renderer.invalidate()
  }

  /// The reader does something.
  mutating func change() {
    scene.count += 1
    let rect = rect()
    switch random(0...9) {
    case 0, 1: scene.popup = scene.popup == nil ? rect : nil
    case 2, 3: if !scene.pictures.isEmpty { scene.pictures.removeLast() }
    case 4, 5, 6:
      let image = SamplePicture.image(width: random(1...300), height: random(1...300), seed: scene.count)
      if scene.pictures.count < 3 { scene.pictures.append((Picture(image), rect)) }
    case 7: if !scene.pictures.isEmpty { scene.pictures[0].rect = rect }
    case 8: renderer.invalidate()
    default: break
    }
  }

  mutating func draw() {
    scene.draw(on: &canvas, withPictures: true)
    scene.draw(on: &bare, withPictures: false)
    let terminal = terminal
    var size = 0
    renderer.frame(canvas) { bytes in
      size = bytes.count
      terminal.feed(bytes)
    }
    lastFrame = size
  }

  /// Encodes the next picture, in many small pieces.
  mutating func encode() {
    guard var work = renderer.nextWork() else { return }
    work.pieceSize = 1 << 14
    renderer.take(EncodedPicture(number: work.number, form: work.form()))
  }

  /// Draws until nothing is missing.
  mutating func settle() {
    draw()
    for _ in 0..<400 {
      encode()
      if renderer.hasMore { draw() } else { return }
    }
    Issue.record("there is no end of pieces")
  }

  mutating func end() { terminal.feed(renderer.farewell()) }

  private mutating func random(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

  private mutating func rect() -> Rect {
    Rect(row: random(0...20), column: random(0...60), rows: random(1...16), columns: random(1...36))
  }
}

extension PictureStage {
  /// Cells without a picture equal those of the canvas.
  func expectText(_ words: String) throws {
    for row in 0..<canvas.size.rows {
      for column in 0..<canvas.size.columns where !canvas[row, column].isPicture {
        let text = terminal.screen.cell(row, column).text
        let isUnder = (terminal.placements.values + terminal.tiles).contains {
          $0.contains(row: row, column: column)
        }
        // Using a macro for each cell would take most of the time.
        if (text.isEmpty ? " " : text) != bare[row, column].text || isUnder {
          throw Mismatch(
            words: "\(words), row \(row), column \(column)", found: text, isUnderPicture: isUnder)
        }
      }
    }
  }

  /// Cells with a picture show it.
  func expectPictures(_ words: String) throws {
    let graphics = scene.graphics
    for (index, placed) in canvas.placed.enumerated() {
      let rect = placed.rect
      let size = Size(rows: rect.rows, columns: rect.columns)
      let blocks = BlockEncoder.cells(of: placed.picture.image, size: size)
      let pixels = PixelSize(
        width: rect.columns * graphics.cell.width, height: rect.rows * graphics.cell.height)
      let image = placed.picture.image.resampled(to: pixels)
      let grays = image.resampled(to: PixelSize(width: rect.columns, height: rect.rows)).pixels
      let cells = (0..<rect.rows).flatMap { row in (0..<rect.columns).map { (row, $0) } }
      let seen = cells.filter { isSeen(index, $0.0, $0.1, rect) }
      let isWhole = seen.count == cells.count
      let above = terminal.placements.first { $0.value == rect }?.key
      let same = Set(terminal.images.filter { $0.value == image }.keys)
      for (row, column) in seen {
        let place = (row: rect.row + row, column: rect.column + column)
        let cell = terminal.screen.cell(place.row, place.column)
        let isRight =
          switch graphics.imageProtocol {
          case .none: cell.text.isEmpty || cell.text == " "
          case .kitty where graphics.hasPlaceholders:
            cell.text == PictureTerminal.character(row: row, column: column)
              && PictureStage.number(cell).map { terminal.virtuals[$0] == size && same.contains($0) } == true
          case .kitty where isWhole: above.map(same.contains) == true
          case .sixel where isWhole, .iterm2 where isWhole:
            terminal.gray(place.row, place.column).map {
              abs($0 - Int(grays[row * rect.columns + column])) <= 9
            } == true
          case .blocks, .sixel, .iterm2, .kitty:
            (cell.text.isEmpty ? " " : cell.text) == blocks[row * rect.columns + column].text
          }
        if !isRight {
          let spot = "\(words), row \(place.row), column \(place.column) of \(graphics)"
          throw Mismatch(words: spot, found: cell.text, isUnderPicture: above != nil)
        }
      }
    }
  }

  private func isSeen(_ index: Int, _ row: Int, _ column: Int, _ rect: Rect) -> Bool {
    canvas[rect.row + row, rect.column + column] == .picture(UInt32(index), row: row, column: column)
  }

  private static func number(_ cell: VirtualCell) -> UInt32? {
    guard case .rgb(let red, let green, let blue) = cell.foreground else { return nil }
    return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
