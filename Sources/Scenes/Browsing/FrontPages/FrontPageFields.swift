import Newspapers
import Presentation
import Text

/// A front page for other programs.
struct FrontPageFields: DelimitedFields {
  let values: [String]

  static let names = ["lccn", "date", "edition", "title", "place", "page"]

  init(_ row: FrontPageRow) {
    let issue = row.page.issue
    values = [
      issue.lccn.description, issue.date.description, String(issue.edition), row.title, row.place,
      row.page.description,
    ].map(Sanitizer.sanitized)
  }
}
