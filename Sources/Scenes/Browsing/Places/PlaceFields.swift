import Newspapers
import Presentation
import Text

/// A place for other programs.
struct PlaceFields: DelimitedFields {
  let values: [String]

  static let names = ["place", "kind", "newspapers", "cataloged"]

  init(_ row: PlaceRow) {
    values = [row.name, row.kind.rawValue, String(row.count), row.place.cataloged].map(Sanitizer.sanitized)
  }
}
