import Scans

/// Encodes a picture for the terminal. It takes tens of milliseconds, so it runs away from where keys are
/// handled.
public struct PictureWork: Sendable {
  let placed: PlacedPicture
  let number: UInt32
  let graphics: Graphics
  /// Bytes of kitty's commands to send at a time.
  var pieceSize = 1 << 16

  @concurrent public func encode() async -> EncodedPicture {
    EncodedPicture(number: number, form: form())
  }

  func form() -> EncodedPicture.Form {
    let rect = placed.rect
    let size = PixelSize(
      width: rect.columns * graphics.cell.width, height: rect.rows * graphics.cell.height)
    let image = placed.picture.image.resampled(to: size)
    switch graphics.imageProtocol {
    case .kitty:
      let encoder = KittyEncoder(isInTmux: graphics.isInTmux)
      guard
        var pieces = encoder.transmission(
          of: image, keys: "a=t,i=\(number)", pieceSize: pieceSize)
      else { return .impossible }
      if graphics.hasPlaceholders { pieces[pieces.count - 1] += encoder.placeholders(number, rect) }
      return .transmission(pieces)
    case .sixel: return tiles(of: image) { SixelEncoder.encode($0) }
    case .iterm2:
      return tiles(of: image) {
        ITerm2Encoder.encode(
          $0, size: Size(rows: $0.height / graphics.cell.height, columns: $0.width / graphics.cell.width))
      }
    case .blocks, .none: return .impossible
    }
  }

  private func tiles(of image: GrayImage, _ encode: (GrayImage) -> [UInt8]?) -> EncodedPicture.Form {
    var tiles: [PictureTile] = []
    let size = Size(rows: placed.rect.rows, columns: placed.rect.columns)
    for rect in PictureTiling.rects(of: size, cell: graphics.cell) {
      let region = PictureTiling.pixels(of: rect, cell: graphics.cell)
      guard let part = image.cropped(to: region), let bytes = encode(part) else { return .impossible }
      tiles.append(PictureTile(rect: rect, bytes: bytes))
    }
    return .tiles(tiles)
  }
}
