extension Renderer {
  /// True if a picture waits to be sent, or to be sent further: the next frame sends a piece of it.
  public var hasMore: Bool { pictures.hasMore }

  /// What is to be made of a picture before it can be sent; nil if there is nothing, or something is being made.
  public mutating func nextWork() -> PictureWork? { pictures.nextWork() }

  /// Takes what was made of a picture; the next frame shows the first of it.
  public mutating func take(_ encoded: EncodedPicture) { pictures.take(encoded) }

  /// What makes the terminal forget all pictures, for the time when nobody draws any more.
  public mutating func farewell() -> [UInt8] {
    var output = ControlBytes()
    pictures.forget(&output)
    pictures.entries = []
    return output.bytes
  }

  /// Sends the cells that changed, then what pictures are to be put there. Without the help of scrolling: pictures do
  /// not scroll alike everywhere.
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
