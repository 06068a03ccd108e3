import Newspapers
import Presentation
import Text

/// A bookmark for other programs.
struct BookmarkFields: DelimitedFields {
  let values: [String]

  static let names = [
    "lccn", "title", "place", "state", "start_year", "end_year", "tags", "note", "added", "changed", "date",
    "edition", "page",
  ]

  /// Times are in UTC, as in ISO 8601.
  init(_ bookmark: Bookmark) {
    let row = NewspaperRow(bookmark.newspaper)
    let values = [
      row.lccn.description, row.title, row.places.joined(separator: "|"), row.states.joined(separator: "|"),
      row.start, row.end, bookmark.tags.joined(separator: "|"), bookmark.note,
      Timestamp.written(bookmark.added), Timestamp.written(bookmark.changed),
      bookmark.target.issue?.date.description ?? "", bookmark.target.issue?.edition.description ?? "",
      bookmark.sequence?.description ?? "",
    ]
    self.values = values.map(Sanitizer.sanitized)
  }
}
