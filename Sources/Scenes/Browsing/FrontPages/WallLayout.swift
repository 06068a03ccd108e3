import Terminal

/// How the wall of front pages divides its room: cells of a picture with the newspaper's name and place below.
struct WallLayout: Hashable {
  /// Cells in a line.
  let across: Int
  /// Lines of the terminal that a cell takes.
  let rows: Int

  private static let cell = Size(rows: 20, columns: 26)
  /// Below that a list says more.
  private static let least = Size(rows: 12, columns: 60)
  /// Terminals with sixels may keep no more pictures on a screen (xterm).
  private static let most = 16

  /// Nil if there is too little room, or no pictures can be shown.
  init?(_ body: Rect, _ graphics: Graphics) {
    let least = WallLayout.least
    guard graphics.imageProtocol != .none, body.columns >= least.columns, body.rows >= least.rows else {
      return nil
    }
    let across = min(max(1, body.columns / WallLayout.cell.columns), 8)
    let lines = min(max(1, body.rows / WallLayout.cell.rows), max(1, WallLayout.most / across))
    self.across = across
    // As high as a page of that width is, for cells that are twice as high as wide.
    let page = (body.columns / across - 2) * 2 / 3 + ThumbnailPane.wordRows + 1
    rows = min(body.rows / lines, max(page, WallLayout.cell.rows))
  }
}
