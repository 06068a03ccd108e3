import Newspapers
import Presentation

/// An issue for other programs.
struct IssueFields: DelimitedFields {
  let values: [String]

  static let names = ["date", "edition", "weekday", "issue"]

  init(_ row: IssueRow) {
    values = [
      row.issue.date.description, String(row.issue.edition), row.weekday, row.issue.description,
    ]
  }
}
