import Newspapers
import Presentation
import Text

/// A note or a clip for other programs.
struct NoteFields: DelimitedFields {
  let csvValues: [String]
  var values: [String] { csvValues.map(Sanitizer.sanitized) }

  static let names = [
    "id", "page", "title", "headline", "authors", "tags", "note", "text", "regions", "address", "found_by",
    "added", "changed", "printed_page",
  ]

  /// Times are in UTC as in ISO 8601; a region is left, top, width and height in percent of the page.
  /// - Parameter address: that of the page; nil if it has none on the web.
  init(_ excerpt: Excerpt, address: String?) {
    let values = [
      excerpt.id, excerpt.page.description, excerpt.newspaper.title, excerpt.headline,
      excerpt.authors.joined(separator: "|"), excerpt.tags.joined(separator: "|"), excerpt.note,
      excerpt.text ?? "", excerpt.regions.map(\.percentages).joined(separator: "|"),
      address ?? "", excerpt.foundBy ?? "", Timestamp.written(excerpt.added),
      Timestamp.written(excerpt.changed), excerpt.printedPage,
    ]
    csvValues = values.map(Sanitizer.sanitizedLines)
  }
}

extension PageBox {
  /// `14.2,20.4,23,11.5`: left, top, width and height in percent.
  var percentages: String {
    percents.map { $0 == $0.rounded() ? String(Int($0)) : "\($0)" }.joined(separator: ",")
  }
}
