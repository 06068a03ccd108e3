import Newspapers
import Terminal

/// A bookmark as fields for other programs: the same in TSV and CSV. Columns are only ever added at the end.
struct BookmarkFields {
  private let values: [String]

  static let names = [
    "lccn", "title", "place", "state", "start_year", "end_year", "tags", "note", "added", "changed",
  ]

  /// Several values in one field are joined by a vertical bar; times are UTC as in ISO 8601.
  init(_ bookmark: Bookmark) {
    let row = NewspaperRow(bookmark.newspaper)
    let values = [
      row.lccn.description, row.title, row.places.joined(separator: "|"), row.states.joined(separator: "|"),
      row.start, row.end, bookmark.tags.joined(separator: "|"), bookmark.note,
      Timestamp.written(bookmark.added), Timestamp.written(bookmark.changed),
    ]
    self.values = values.map(Sanitizer.sanitized)
  }

  var tsv: String { values.joined(separator: "\t") }

  var csv: String { values.map(CSV.quoted).joined(separator: ",") }

  static var csvHeader: String { names.joined(separator: ",") }
}
