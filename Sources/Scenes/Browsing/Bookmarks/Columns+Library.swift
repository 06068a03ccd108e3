import TerminalUI

extension Columns<LibraryRow> {
  private static var years: Int { 12 }
  /// `Sep 30, 1865, page 12`.
  private static var part: Int { 21 }
  /// `September 30, 2026`.
  private static var day: Int { 17 }

  /// The columns of one of the reader's lists in a pane of `width` cells: narrow panes omit what matters
  /// least.
  static func of(_ shelf: BookmarksContent.Shelf, for width: Int) -> Columns {
    var columns = Columns(margin: RowStyle.margin)
    func room(without fixed: [Int]) -> Int {
      max(8, width - RowStyle.margin - fixed.filter { $0 > 0 }.map { $0 + gap }.reduce(0, +))
    }
    switch shelf {
    case .bookmarks:
      let years = width >= 68 ? years : 0
      // If space is tight, tags and note share a column.
      let tags = width >= 100 ? min(24, width / 8) : 0
      let room = room(without: [years, tags])
      // Without a column for the day, the page's own column has both.
      let part = width >= 56 && years == 0 ? part : 0
      let place = part == 0 && years > 0 ? min(28, room / 4) : 0
      let note = width < 40 ? 0 : part > 0 ? room / 4 : room * 7 / 20
      let title = room - [part, place, note].filter { $0 > 0 }.map { $0 + gap }.reduce(0, +)
      let hasPart = part > 0 || place > 0
      columns.add("Title", title, isStrong: true, more: { hasPart ? "" : $0.partWords ?? "" }) { $0.title }
      columns.add("Place or page", part) { $0.partWords ?? $0.place }
      columns.add("Place or page", place) { $0.place }
      columns.add("Years or day", years) { $0.years }
      columns.add("Tags", tags) { $0.tags }
      columns.add(tags > 0 ? "Note" : "Tags · note", note) { tags > 0 ? $0.note : $0.words }
    case .history:
      let years = width >= 76 ? years : 0
      let day = width >= 44 ? day : 0
      let room = room(without: [years, day])
      let place = width >= 60 ? min(30, room * 2 / 5) : 0
      columns.add("Title", place > 0 ? room - place - gap : room, isStrong: true) { $0.title }
      columns.add("Place", place) { $0.place }
      columns.add("Years", years) { $0.years }
      columns.add("Opened", day) { $0.day }
    case .reading:
      // Readers look for the page: the beginning of a long title is enough.
      let day = width >= 92 ? day : 0
      let room = room(without: [day])
      let page = width >= 40 ? min(42, room * 11 / 20) : 0
      columns.add("Title", page > 0 ? room - page - gap : room, isStrong: true) { $0.title }
      columns.add("Page", page) { $0.note }
      columns.add("Read", day) { $0.day }
    case .searches, .filters:
      let day = width >= 60 ? day : 0
      let room = room(without: [day])
      let name = width >= 40 ? min(40, room * 2 / 5) : room
      columns.add("Name", name, isStrong: true) { $0.title }
      columns.add(shelf == .searches ? "Search" : "Filters", max(0, room - name - gap)) { $0.note }
      columns.add("Saved", day) { $0.day }
    }
    return columns
  }
}
