import Newspapers
import TerminalUI

extension Columns<FrontPageRow> {
  /// The columns of front pages in a pane of `width` cells: without the place if there is no room for both.
  static func ofFrontPages(for width: Int) -> Columns<FrontPageRow> {
    var columns = Columns(margin: RowStyle.margin)
    let room = max(0, width - RowStyle.margin - 1)
    let place = room >= 56 ? min(36, room * 2 / 5) : 0
    columns.add("Title", room - (place > 0 ? place + Columns.gap : 0), isStrong: true) { $0.name }
    columns.add("Place", place) { $0.place }
    return columns
  }
}
