import Newspapers
import TerminalUI

extension Columns<SearchRow> {
  /// The cells before the date: the cursor's mark and that of the row.
  static var margin: Int { 2 }

  /// The columns of found pages in a pane of `width` cells: narrow panes omit the place, or put it after the
  /// title.
  /// - Parameter hasPlaces: whether any place is known; otherwise titles get the space.
  static func ofPages(for width: Int, hasPlaces: Bool) -> Columns<SearchRow> {
    let (date, page) = (12, 4)
    let room = max(8, width - margin - date - page - 2 * gap - 1)
    let place = hasPlaces && room >= 44 ? min(30, room * 9 / 20) : 0
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

/// The columns of the listed pages, remade when they change.
struct SearchColumns {
  var hasPlaces = true { didSet { if hasPlaces != oldValue { made = nil } } }
  private var made: (width: Int, columns: Columns<SearchRow>)?

  mutating func fitted(to width: Int) -> Columns<SearchRow> {
    if let made, made.width == width { return made.columns }
    let columns = Columns<SearchRow>.ofPages(for: width, hasPlaces: hasPlaces)
    made = (width, columns)
    return columns
  }
}
