import Newspapers

/// A front page as JSON for other programs. Keys are only ever added.
struct FrontPageJSON: Encodable {
  let lccn: String
  let date: String
  let edition: Int
  let title: String
  let place: String?
  let page: String

  init(_ row: FrontPageRow) {
    lccn = row.page.issue.lccn.description
    date = row.page.issue.date.description
    edition = row.page.issue.edition
    title = row.title
    place = row.place.isEmpty ? nil : row.place
    page = row.page.description
  }
}
