extension Renderer {
  /// True if there is a picture to send, or the rest of one: the next frame sends a piece of it.
  public var hasMore: Bool { pictures.hasMore }

  /// The next picture to encode before it can be sent; nil if there is none, or one is being encoded.
  public mutating func nextWork() -> PictureWork? { pictures.nextWork() }

  /// Accepts an encoded picture. The next frame shows the first piece.
  public mutating func take(_ encoded: EncodedPicture) { pictures.take(encoded) }

  /// The bytes that make the terminal delete all pictures, for when the program stops drawing.
  public mutating func farewell() -> [UInt8] {
    var output = ControlBytes()
    pictures.forget(&output)
    pictures.entries = []
    return output.bytes
  }

  /// Sends the cells that changed, then the pictures. Does not use scrolling, because terminals differ in how
  /// they scroll pictures.
  mutating func paintWithPictures(_ canvas: borrowing Canvas) {
    let resolved = pictures.resolved(canvas)
    missingTiles.removeAll(keepingCapacity: true)
    for row in 0..<size.rows { paint(row: row, of: resolved) }
    for (rect, bytes) in missingTiles.sorted(by: { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }
    ) {
      position.move(to: rect.row, rect.column, in: &output)
      output.append(bytes)
      position.forget()
    }
    pictures.place(in: &output, &position)
  }
}
