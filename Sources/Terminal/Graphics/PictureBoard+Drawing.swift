/// How pictures become cells, and what is sent besides cells.
extension PictureBoard {
  /// The canvas as the terminal should have it: cells of pictures become blocks, placeholders or blanks.
  func resolved(_ canvas: borrowing Canvas) -> Canvas {
    var resolved = Canvas(size: canvas.size)
    resolved.cells = canvas.cells
    for (index, placed) in canvas.placed.enumerated() {
      guard let entry = entries.first(where: { $0.placed == placed }) else { continue }
      resolve(entry, index, in: &resolved)
    }
    return resolved
  }

  private func resolve(_ entry: Entry, _ index: Int, in canvas: inout Canvas) {
    let rect = entry.placed.rect
    let tiles = shownTiles(of: entry)
    let isTransmitted = isTransmitted(entry)
    for row in 0..<rect.rows {
      for column in 0..<rect.columns {
        let place = (rect.row + row) * canvas.size.columns + rect.column + column
        guard canvas.cells[place] == .picture(UInt32(index), row: row, column: column) else { continue }
        if isTransmitted && graphics.hasPlaceholders
          || tiles.contains(where: { $0.rect.contains(row: row, column: column) })
        {
          canvas.cells[place] = .picture(entry.number, row: row, column: column)
        } else {
          let isBlank = entry.blocks.isEmpty || isTransmitted && !entry.isCovered
          canvas.cells[place] = isBlank ? .blank : entry.blocks[row * rect.columns + column]
        }
      }
    }
  }

  private func isTransmitted(_ entry: Entry) -> Bool {
    if case .transmission? = entry.form { return entry.isComplete }
    return false
  }

  private func shownTiles(of entry: Entry) -> ArraySlice<PictureTile> {
    guard case .tiles(let tiles)? = entry.form, !entry.isCovered else { return [] }
    return tiles.prefix(entry.sent)
  }

  /// The bytes that show the tile covering a cell of the screen, and the tile's place on the screen.
  func tile(atRow row: Int, column: Int) -> (rect: Rect, bytes: [UInt8])? {
    for entry in entries {
      let rect = entry.placed.rect
      let (inner, across) = (row - rect.row, column - rect.column)
      if let tile = shownTiles(of: entry).first(where: { $0.rect.contains(row: inner, column: across) }) {
        let place = Rect(
          row: rect.row + tile.rect.row, column: rect.column + tile.rect.column, rows: tile.rect.rows,
          columns: tile.rect.columns)
        return (place, tile.bytes)
      }
    }
    return nil
  }

  /// Shows pictures that the terminal draws above its cells, and removes those that something covers.
  mutating func place(in output: inout ControlBytes, _ position: inout CursorPosition) {
    guard !graphics.hasPlaceholders else { return }
    let encoder = KittyEncoder(isInTmux: graphics.isInTmux)
    for index in entries.indices {
      let entry = entries[index]
      let isShown = isTransmitted(entry) && !entry.isCovered
      guard isShown != entry.isPlaced else { continue }
      if isShown {
        position.move(to: entry.placed.rect.row, entry.placed.rect.column, in: &output)
        output.append(encoder.placement(entry.number, entry.placed.rect))
      } else {
        output.append(encoder.removal(entry.number))
      }
      entries[index].isPlaced = isShown
    }
  }
}
