import Terminal

/// How the pages of an issue divide their room.
struct StripLayout: Hashable {
  /// Pages in a line.
  let across: Int
  /// Lines of the terminal that a page takes, with its number and words below.
  let rows: Int

  /// Columns of a picture. A page is three by four, a cell one by two.
  private static let widths = 17...30
  private static let least = Size(rows: 10, columns: 40)
  /// From so many on, two lines of pages are better than one.
  private static let rowsForTwo = 28

  /// Nil if there is too little room, or no pictures can be shown.
  init?(_ body: Rect, _ graphics: Graphics, pages: Int) {
    let least = StripLayout.least
    guard graphics.imageProtocol != .none, body.columns >= least.columns, body.rows >= least.rows else {
      return nil
    }
    let most = body.columns / (StripLayout.widths.lowerBound + 2)
    let lines = pages > most && body.rows >= StripLayout.rowsForTwo ? 2 : 1
    let height = body.rows / lines - ThumbnailPane.wordRows
    // As wide as leaves room for all pages, if that can be, and as a page of the height is.
    let share = body.columns / max(1, min((pages + lines - 1) / lines, most)) - 2
    let width = min(StripLayout.widths.upperBound, height * 3 / 2, share)
    across = max(1, body.columns / (max(StripLayout.widths.lowerBound, width) + 2))
    rows = min(height, max(4, (body.columns / across - 2) * 2 / 3 + 1)) + ThumbnailPane.wordRows
  }
}
