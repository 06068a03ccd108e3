import Scans

/// Prints pictures along with text, for commands.
public struct PicturePrinter: Sendable {
  private let graphics: Graphics
  private let colorDepth: ColorDepth
  private let blocks: BlockEncoder.Kind

  public init(graphics: Graphics, colorDepth: ColorDepth, blocks: BlockEncoder.Kind = .quarters) {
    self.graphics = graphics
    self.colorDepth = colorDepth
    self.blocks = blocks
  }

  /// The bytes that show a picture from the beginning of a line, scaled to fit into `room` without
  /// distortion, and a line end. Empty where pictures cannot be shown.
  public func bytes(of image: GrayImage, in room: Size) -> [UInt8] {
    let taken = graphics.cells(for: PixelSize(width: image.width, height: image.height), in: room)
    guard taken.rows > 0, taken.columns > 0 else { return [] }
    let size = PixelSize(
      width: taken.columns * graphics.cell.width, height: taken.rows * graphics.cell.height)
    let lineEnd = [UInt8(ascii: "\n")]
    switch graphics.imageProtocol {
    case .none: return []
    case .blocks: return lines(of: image, taken)
    case .sixel: return SixelEncoder.encode(image.resampled(to: size)) + lineEnd
    case .iterm2: return (ITerm2Encoder.encode(image.resampled(to: size), size: taken) ?? []) + lineEnd
    case .kitty:
      let pieces = KittyEncoder(isInTmux: graphics.isInTmux).transmission(
        of: image.resampled(to: size), keys: "a=T,c=\(taken.columns),r=\(taken.rows)",
        pieceSize: .max)
      return (pieces ?? []).flatMap { $0 } + lineEnd
    }
  }

  private func lines(of image: GrayImage, _ size: Size) -> [UInt8] {
    let cells = BlockEncoder.cells(of: image, size: size, kind: blocks)
    var output = ControlBytes()
    for row in 0..<size.rows {
      var pen = Pen(colorDepth: colorDepth)
      for cell in cells[row * size.columns..<(row + 1) * size.columns] {
        if !pen.draws(blank: cell) { pen.change(to: cell.style, in: &output) }
        cell.forEachScalar { output.append(scalar: $0) }
      }
      output.append("\u{1b}[m\n")
    }
    return output.bytes
  }
}
