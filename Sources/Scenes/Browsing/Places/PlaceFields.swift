import Newspapers
import Presentation
import Text

/// A place for other programs.
struct PlaceFields: DelimitedFields {
  let values: [String]

  static let names = ["place", "kind", "newspapers", "catalogd"]

  init(_ row: PlaceRow) {
    values = [row.name, row.kind.rawValue, String(row.count), row.place.catalogd].map(Sanitizer.sanitized)
  }
}
