import Newspapers

/// An issue as JSON for other programs. Keys are only ever added.
struct IssueJSON: Encodable {
  let date: String
  let edition: Int
  let weekday: String
  let issue: String

  init(_ row: IssueRow) {
    date = row.issue.date.description
    edition = row.issue.edition
    weekday = row.weekday
    issue = row.issue.description
  }
}
