import Newspapers
import TerminalUI

extension Columns<SearchRow> {
  /// The columns of pages found in a pane of `width` cells: narrow panes leave out the place, or name it after the title.
  static func ofPages(for width: Int) -> Columns<SearchRow> {
    let (margin, date, page) = (2, 12, 4)
    let room = max(8, width - margin - date - page - 2 * gap - 1)
    let place = room >= 44 ? min(30, room * 9 / 20) : 0
    var columns = Columns(margin: margin)
    columns.add("Date", date) { $0.day }
    let title = place > 0 ? room - place - gap : room
    columns.add("Newspaper", title, isStrong: true, more: { place > 0 ? "" : $0.place }) {
      $0.titleWords(in: title)
    }
    columns.add("Place", place) { $0.place }
    columns.add("Page", page, isNumber: true) { String($0.page.sequence) }
    return columns
  }
}
