import Newspapers
import Text

/// A place as JSON for other programs. Keys are only ever added.
struct PlaceJSON: Encodable {
  let place: String
  let kind: String
  let newspapers: Int
  let cataloged: String

  init(_ row: PlaceRow) {
    place = Sanitizer.sanitized(row.name)
    kind = row.kind.rawValue
    newspapers = row.count
    cataloged = Sanitizer.sanitized(row.place.cataloged)
  }
}
