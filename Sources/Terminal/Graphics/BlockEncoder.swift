import Scans

/// Draws pictures as characters, for terminals that have no graphics protocol.
public enum BlockEncoder {
  /// Which characters to use.
  public enum Kind: Sendable {
    /// `▄`: two pixels per cell, each in its own gray.
    case halves
    /// `▀▌▛` and the like: four pixels per cell, in two grays.
    case quarters
  }

  static let pixelsPerCell = PixelSize(width: 2, height: 2)

  /// The cells of a picture scaled to `size`, row by row.
  static func cells(of image: GrayImage, size: Size, kind: Kind = .quarters) -> [Cell] {
    let width = size.columns * (kind == .halves ? 1 : 2)
    let pixels = image.resampled(to: PixelSize(width: width, height: size.rows * 2)).pixels
    var cells: [Cell] = []
    cells.reserveCapacity(size.rows * size.columns)
    for row in 0..<size.rows {
      let (upper, lower) = (row * 2 * width, (row * 2 + 1) * width)
      for column in 0..<size.columns {
        switch kind {
        case .halves: cells.append(cell(upper: pixels[upper + column], lower: pixels[lower + column]))
        case .quarters:
          let (left, right) = (column * 2, column * 2 + 1)
          cells.append(
            cell([
              Int(pixels[upper + left]), Int(pixels[upper + right]), Int(pixels[lower + left]),
              Int(pixels[lower + right]),
            ]))
        }
      }
    }
    return cells
  }

  private static func cell(upper: UInt8, lower: UInt8) -> Cell {
    let (upper, lower) = (gray(Int(upper)), gray(Int(lower)))
    return upper == lower
      ? .blank(Style(on: upper)) : Cell("\u{2584}", width: 1, style: Style(lower, on: upper))
  }

  /// Reduces four pixels to two grays: the mean of the light ones and the mean of the dark ones.
  private static func cell(_ pixels: SIMD4<Int>) -> Cell {
    let (low, high) = (pixels.min(), pixels.max())
    let middle = (low + high) / 2
    guard high - low >= leastDifference else { return .blank(Style(on: gray(pixels.wrappedSum() / 4))) }
    var (pattern, light, dark, count) = (0, 0, 0, 0)
    for index in 0..<4 {
      if pixels[index] > middle {
        pattern |= 1 << index
        light += pixels[index]
        count += 1
      } else {
        dark += pixels[index]
      }
    }
    let (lightGrey, darkGrey) = (gray(light / count), gray(dark / (4 - count)))
    guard lightGrey != darkGrey else { return .blank(Style(on: lightGrey)) }
    // Block characters in many fonts leave a line free at the top of the cell. On paper it would show as a
    // dark line.
    return pattern & upperQuarters == 0
      ? Cell(quarters[pattern], width: 1, style: Style(lightGrey, on: darkGrey))
      : Cell(quarters[pattern ^ 0b1111], width: 1, style: Style(darkGrey, on: lightGrey))
  }

  /// The nearest of xterm's 26 grays: enough for four pixels per cell, in half the bytes of other colors.
  private static func gray(_ level: Int) -> Color { grays[level] }

  private static let grays: [Color] = (0...255).map { level in
    switch level {
    case ..<4: .indexed(16)
    case 247...: .indexed(231)
    default: .indexed(UInt8(232 + min(23, max(0, (level - 3) / 10))))
    }
  }

  private static let leastDifference = 12

  private static let upperQuarters = 0b0011

  /// Indexed by the quarters in the foreground: upper left 1, upper right 2, lower left 4, lower right 8.
  private static let quarters: [Unicode.Scalar] = [
    " ", "\u{2598}", "\u{259d}", "\u{2580}", "\u{2596}", "\u{258c}", "\u{259e}", "\u{259b}", "\u{2597}",
    "\u{259a}", "\u{2590}", "\u{259c}", "\u{2584}", "\u{2599}", "\u{259f}", "\u{2588}",
  ]
}
