import Scans

/// Cuts a picture into tiles, so that keys and the rest of the screen need not wait until all of it has been
/// sent.
enum PictureTiling {
  /// xterm keeps at most 16 pictures on a screen.
  private static let mostRows = 8
  /// A picture that is not higher is one of many, and is not cut.
  private static let rowsOfSmall = 24
  /// xterm shows no more unless configured to (maxGraphicSize).
  private static let mostPixels = 1000

  /// The cells of each tile, from the top down. Each tile except the last covers whole bands of sixels.
  static func rects(of size: Size, cell: PixelSize) -> [Rect] {
    let unit = (1...SixelEncoder.band).first { $0 * cell.height % SixelEncoder.band == 0 } ?? 1
    let units = (size.rows + unit - 1) / unit
    let rows = size.rows <= rowsOfSmall ? rowsOfSmall : (units + mostRows - 1) / mostRows * unit
    let columns = max(1, mostPixels / cell.width)
    return stride(from: 0, to: size.rows, by: max(1, rows)).flatMap { row in
      stride(from: 0, to: size.columns, by: columns).map { column in
        Rect(
          row: row, column: column, rows: min(rows, size.rows - row),
          columns: min(columns, size.columns - column))
      }
    }
  }

  /// The pixels of a tile.
  static func pixels(of rect: Rect, cell: PixelSize) -> PixelRegion {
    PixelRegion(
      columns: rect.column * cell.width..<(rect.column + rect.columns) * cell.width,
      rows: rect.row * cell.height..<(rect.row + rect.rows) * cell.height)
  }
}
