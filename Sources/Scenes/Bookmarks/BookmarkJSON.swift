import FoundationEssentials
import Newspapers

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
  }

  var encoded: String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and lists of them can always be encoded: there is no error to tell anyone of.
    guard let data = try? encoder.encode(self) else { preconditionFailure("a bookmark that is no JSON") }
    return String(decoding: data, as: UTF8.self)
  }
}
