import Newspapers
import Terminal

/// A column of one of the reader's lists, fitted to the width there is.
struct LibraryColumn {
  let name: String
  let start: Int
  let width: Int
  let isStrong: Bool
  let text: @Sendable (LibraryRow) -> String

  /// The cursor's mark and the bookmark's star.
  private static let margin = 3
  private static let gap = 2
  private static let years = 12
  /// `30 September 2026`.
  private static let day = 17

  /// The columns for a pane of `width` cells, from left to right: narrow ones leave out what matters least.
  static func columns(of shelf: BookmarksContent.Shelf, for width: Int) -> [LibraryColumn] {
    var columns: [LibraryColumn] = []
    var start = margin
    func add(
      _ name: String, _ width: Int, isStrong: Bool = false, _ text: @escaping @Sendable (LibraryRow) -> String
    ) {
      guard width > 0 else { return }
      columns.append(LibraryColumn(name: name, start: start, width: width, isStrong: isStrong, text: text))
      start += width + gap
    }
    func room(without fixed: [Int]) -> Int {
      max(8, width - margin - fixed.filter { $0 > 0 }.map { $0 + gap }.reduce(0, +))
    }
    switch shelf {
    case .bookmarks:
      let years = width >= 68 ? years : 0
      // Where there is little room, tags and note share a column.
      let tags = width >= 100 ? min(24, width / 8) : 0
      let room = room(without: [years, tags])
      let place = width >= 56 ? min(28, room / 4) : 0
      let note = width >= 40 ? room * 7 / 20 : 0
      let title = room - [place, note].filter { $0 > 0 }.map { $0 + gap }.reduce(0, +)
      add("Title", title, isStrong: true) { $0.title }
      add("Place", place) { $0.place }
      add("Years", years) { $0.years }
      add("Tags", tags) { $0.tags }
      add(tags > 0 ? "Note" : "Tags · note", note) { tags > 0 ? $0.note : $0.words }
    case .history:
      let years = width >= 76 ? years : 0
      let day = width >= 44 ? day : 0
      let room = room(without: [years, day])
      let place = width >= 60 ? min(30, room * 2 / 5) : 0
      add("Title", place > 0 ? room - place - gap : room, isStrong: true) { $0.title }
      add("Place", place) { $0.place }
      add("Years", years) { $0.years }
      add("Opened", day) { $0.day }
    case .filters:
      let day = width >= 60 ? day : 0
      let room = room(without: [day])
      let name = width >= 40 ? min(40, room * 2 / 5) : room
      add("Name", name, isStrong: true) { $0.title }
      add("Filters", max(0, room - name - gap)) { $0.note }
      add("Saved", day) { $0.day }
    }
    return columns
  }
}
