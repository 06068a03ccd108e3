import Newspapers
import Presentation
import Text

/// A found page, for other programs.
struct SearchFields: DelimitedFields {
  let values: [String]

  static let names = [
    "date", "title", "place", "state", "lccn", "edition", "page", "snippet", "found", "kind", "address",
  ]

  init(_ row: SearchRow, snippets: Int, address: String?) {
    let issue = row.page.issue
    values = [
      issue.date.description, row.title, row.place, row.hit.place?.state ?? "", issue.lccn.description,
      String(issue.edition), String(row.page.sequence),
      row.snippets.prefix(snippets).map(\.text).joined(separator: " | "),
      row.hit.words.joined(separator: "|"), row.kindName, address ?? row.page.description,
    ].map(Sanitizer.sanitized)
  }
}

extension SearchRow {
  /// `match`, `form` or `unverified`.
  var kindName: String {
    switch hit.kind {
    case .match: "match"
    case .form: "form"
    case .unverified: "unverified"
    }
  }
}
