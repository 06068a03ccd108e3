import Newspapers
import Presentation

/// A bookmark as JSON for other programs. Keys are only ever added.
struct BookmarkJSON: Encodable {
  let lccn: String
  let title: String
  let places: [String]
  let states: [String]
  let startYear: String?
  let endYear: String?
  let tags: [String]
  let note: String
  let added: String
  let changed: String
  /// For an issue or a page.
  let date: String?
  let edition: Int?
  /// Its sequence number.
  let page: Int?

  init(_ bookmark: Bookmark) {
    let row = NewspaperRow(bookmark.newspaper)
    lccn = row.lccn.description
    title = row.title
    places = row.places
    states = row.states
    startYear = row.start.isEmpty ? nil : row.start
    endYear = row.end.isEmpty ? nil : row.end
    tags = bookmark.tags
    note = bookmark.note
    added = Timestamp.written(bookmark.added)
    changed = Timestamp.written(bookmark.changed)
    date = bookmark.target.issue?.date.description
    edition = bookmark.target.issue?.edition
    page = bookmark.sequence
  }
}
