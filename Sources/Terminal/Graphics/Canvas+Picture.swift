import Scans

extension Canvas {
  /// How many pixels of a picture `rect` can show. More are useless.
  public func pixels(in rect: Rect) -> PixelSize {
    graphics.pixels(in: Size(rows: rect.rows, columns: rect.columns))
  }

  /// How many of a picture's rows of pixels fit into `rect` if it takes all of its width.
  public func height(of picture: PixelSize, filling rect: Rect) -> Int {
    graphics.height(of: picture, filling: Size(rows: rect.rows, columns: rect.columns))
  }

  /// Draws a picture at the top center of `rect`, as large as fits without distorting it, and returns the
  /// cells it takes. Anything drawn over it later covers it.
  @discardableResult
  public mutating func place(_ picture: Picture, in rect: Rect) -> Rect {
    let most = PictureDiacritics.marks.count
    let isAtEnd = graphics.imageProtocol == .sixel || graphics.imageProtocol == .iterm2
    // A picture that reaches the last row would scroll the screen.
    let lastRow = isAtEnd ? size.rows - 1 : size.rows
    let room = Size(
      rows: min(rect.rows, lastRow - rect.row, most),
      columns: min(rect.columns, size.columns - rect.column, most))
    let taken = graphics.cells(for: picture.size, in: room)
    guard taken.rows > 0, taken.columns > 0, placed.count < Canvas.mostPictures else {
      return Rect(row: rect.row, column: rect.column, rows: 0, columns: 0)
    }
    let place = Rect(
      row: rect.row, column: rect.column + (room.columns - taken.columns) / 2, rows: taken.rows,
      columns: taken.columns)
    fill(place)
    for row in 0..<place.rows {
      for column in 0..<place.columns {
        cells[(place.row + row) * size.columns + place.column + column] = .picture(
          UInt32(placed.count), row: row, column: column)
      }
    }
    placed.append(PlacedPicture(picture: picture, rect: place))
    return place
  }

  private static let mostPictures = 64
}
