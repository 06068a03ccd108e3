import Scans

@testable import Terminal

/// What block characters show.
enum BlockReader {
  /// Indexed by the quarters in the foreground: upper left 1, upper right 2, lower left 4, lower right 8.
  private static let patterns: [String: Int] = [
    " ": 0, "▘": 1, "▝": 2, "▀": 3, "▖": 4, "▌": 5, "▞": 6, "▛": 7, "▗": 8, "▚": 9, "▐": 10, "▜": 11, "▄": 12,
    "▙": 13,
    "▟": 14, "█": 15,
  ]

  /// A cell's pixels, `across` by two.
  static func pixels(_ text: String, foreground: Int, background: Int, across: Int) -> [UInt8] {
    let pattern = patterns[text] ?? 0
    return (0..<2).flatMap { row in
      (0..<across).map { column -> UInt8 in
        let bit = row * 2 + column
        return UInt8((pattern >> bit) & 1 == 1 ? foreground : background)
      }
    }
  }

  static func image(_ cells: [Cell], columns: Int, across: Int) -> GrayImage {
    var pixels = [UInt8](repeating: 0, count: cells.count * across * 2)
    for (index, cell) in cells.enumerated() {
      let (foreground, background) = (gray(cell.style.foreground), gray(cell.style.background))
      let own = BlockReader.pixels(cell.text, foreground: foreground, background: background, across: across)
      for (place, pixel) in own.enumerated() {
        let row = index / columns * 2 + place / across
        let column = index % columns * across + place % across
        pixels[row * columns * across + column] = pixel
      }
    }
    return GrayImage(width: columns * across, pixels: pixels)
  }

  static func gray(_ color: Color) -> Int {
    switch color.parts {
    case .standard: 0
    case .indexed(let index): Int(IndexedColors.color(index).x)
    case .rgb(let parts): Int(parts.x)
    }
  }
}
