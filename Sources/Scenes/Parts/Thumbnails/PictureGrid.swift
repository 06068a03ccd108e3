import Terminal

/// How pages divide the room of a screen: cells of a picture, with words below.
struct PictureGrid: Hashable {
  /// Cells in a line.
  let across: Int
  /// Lines of the terminal that a cell takes.
  let rows: Int
  /// The number of used columns in a cell; nil for all.
  var columns: Int?

  /// The rows of a picture with this many columns: a page is three by four, a cell one by two.
  static func height(ofColumns columns: Int) -> Int { columns * 2 / 3 + 1 }

  private static func canShow(_ body: Rect, _ graphics: Graphics, least: Size) -> Bool {
    graphics.imageProtocol != .none && body.columns >= least.columns && body.rows >= least.rows
  }

  // MARK: The wall of front pages

  private static let wallCell = Size(rows: 20, columns: 26)
  /// Below this a list says more.
  private static let leastWall = Size(rows: 12, columns: 60)
  /// Terminals with sixels may keep no more pictures on a screen (xterm).
  private static let mostOfWall = 16

  /// The columns of the largest picture on a wall: the scans we request are not sharper than that.
  private static let mostOfPicture = 80

  /// As many of `pages` as there is room for, larger if they are few; nil if there is too little room, or no pictures can be
  /// shown.
  static func wall(of pages: Int, in body: Rect, _ graphics: Graphics) -> PictureGrid? {
    guard canShow(body, graphics, least: leastWall) else { return nil }
    let across = min(max(1, body.columns / wallCell.columns), 8)
    let lines = min(max(1, body.rows / wallCell.rows), max(1, mostOfWall / across))
    let page = height(ofColumns: body.columns / across - 2) + ThumbnailPane.wordRows
    let full = PictureGrid(across: across, rows: min(body.rows / lines, max(page, wallCell.rows)))
    guard pages > 0, pages < across * lines else { return full }
    return full.enlarged(for: pages, lines: lines, in: body).sharing(among: pages, in: body)
  }

  /// The same pictures with the whole line for their words, if there are fewer than fit.
  private func sharing(among pages: Int, in body: Rect) -> PictureGrid {
    guard pages < across else { return self }
    return PictureGrid(across: pages, rows: rows, columns: columns ?? body.columns / across)
  }

  /// A grid of fewer and larger cells that has room for all `pages`; the same one if they would hardly be larger.
  private func enlarged(for pages: Int, lines: Int, in body: Rect) -> PictureGrid {
    func width(_ lines: Int) -> Int {
      let room = body.rows / lines - ThumbnailPane.wordRows
      let across = (pages + lines - 1) / lines
      return min(PictureGrid.mostOfPicture, room * 3 / 2, body.columns / across - 2)
    }
    let best = (1...lines).max { width($0) < width($1) } ?? 1
    let (columns, room) = (width(best), body.rows / best - ThumbnailPane.wordRows)
    let usual = min(body.columns / across - 2, (rows - ThumbnailPane.wordRows) * 3 / 2)
    guard columns * 4 >= usual * 5 else { return self }
    return PictureGrid(
      across: max(1, body.columns / (columns + 2)),
      rows: min(room, PictureGrid.height(ofColumns: columns)) + ThumbnailPane.wordRows, columns: columns + 2)
  }

  /// The part of a cell that a picture uses: its frame has the shape of a page if there is more room than
  /// that takes.
  func pictureCell(in room: Rect) -> Rect { columns.map { room.left(min($0, room.columns)) } ?? room }

  // MARK: The strip of an issue

  private static let stripWidths = 17...30
  private static let leastStrip = Size(rows: 10, columns: 40)
  /// With at least this many rows, there may be two lines of pages.
  private static let rowsForTwo = 28

  /// This many pages in one line, or in two if these show more or larger ones, and larger if they are few; nil as for
  /// the wall.
  static func strip(of pages: Int, in body: Rect, _ graphics: Graphics) -> PictureGrid? {
    guard canShow(body, graphics, least: leastStrip) else { return nil }
    let lines = body.rows >= rowsForTwo ? 2 : 1
    let usual = usualStrip(of: pages, lines: lines, in: body)
    guard pages > 0, pages <= usual.across * lines else { return usual }
    return usual.enlarged(for: pages, lines: lines, in: body)
  }

  private static func usualStrip(of pages: Int, lines: Int, in body: Rect) -> PictureGrid {
    let one = strip(of: pages, lines: 1, in: body)
    guard lines > 1 else { return one.grid }
    let two = strip(of: pages, lines: 2, in: body)
    let (seen, more) = (min(pages, one.grid.across), min(pages, two.grid.across * 2))
    return more > seen || (more == seen && two.width > one.width) ? two.grid : one.grid
  }

  /// - Returns: also the columns of a picture.
  private static func strip(of pages: Int, lines: Int, in body: Rect) -> (grid: PictureGrid, width: Int) {
    let most = body.columns / (stripWidths.lowerBound + 2)
    let room = body.rows / lines - ThumbnailPane.wordRows
    // As wide as leaves room for all pages, if possible, and at most the width of a page with this height.
    let share = body.columns / max(1, min((pages + lines - 1) / lines, most)) - 2
    let width = min(stripWidths.upperBound, room * 3 / 2, share)
    let across = max(1, body.columns / (max(stripWidths.lowerBound, width) + 2))
    guard lines > 1, pages <= across * lines else {
      let rows = min(room, max(4, height(ofColumns: body.columns / across - 2))) + ThumbnailPane.wordRows
      return (PictureGrid(across: across, rows: rows), width)
    }
    // As many pages in each line.
    let rows = min(room, max(4, height(ofColumns: width))) + ThumbnailPane.wordRows
    return (PictureGrid(across: (pages + lines - 1) / lines, rows: rows, columns: width + 2), width)
  }
}
