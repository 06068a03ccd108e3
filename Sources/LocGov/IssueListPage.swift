import NewspaperHTTP
import Newspapers

/// A page of a list of issues, checked: what it says of itself is true of it, and its rows are those that were asked for.
struct IssueListPage: WholeListPage {
  let issues: [ListedIssue]
  let rowCount: Int
  let total: Int
  let origin: Origin

  var keys: [ListedIssue] { issues }

  init(
    _ answer: Answer<IssueListAnswer>, of lccn: LCCN, in years: ClosedRange<Int>?, host: String
  ) throws(NewspaperError) {
    let rows = answer.value.results
    guard let total = answer.value.pagination.of.count else {
      throw .malformed(host: host, what: "“pagination.of” is missing or no count")
    }
    if total == 0, answer.isNotWorthKeeping { throw .degraded(host: host) }
    guard total == 0 || !rows.isEmpty else {
      throw .malformed(host: host, what: "there are \(total) issues, and none of them came")
    }
    let filter = FilterCheck(host: host, row: "an issue")
    var issues: [ListedIssue] = []
    for row in rows {
      guard let issue = row.issue else { continue }
      guard row.lccn.texts.isEmpty || row.lccn.texts.contains(lccn.description) else {
        throw filter.ignored("is not of \(lccn)")
      }
      if let years, !years.contains(issue.date.year) {
        let asked =
          years.count == 1 ? "\(years.lowerBound)" : "\(years.lowerBound) to \(years.upperBound)"
        throw filter.ignored("is of \(issue.date) where \(asked) was asked for")
      }
      issues.append(issue)
    }
    guard rows.isEmpty || !issues.isEmpty else {
      throw .malformed(host: host, what: "no row of the list of issues has a date")
    }
    self.issues = issues
    self.total = total
    rowCount = rows.count
    origin = answer.origin
  }
}

extension IssueListAnswer.Row {
  /// From the row's address, which has date and edition, else from its fields; nil for rows of another kind.
  fileprivate var issue: ListedIssue? {
    if let id = id.first.flatMap({ try? PageAddress($0) })?.issue {
      return ListedIssue(date: id.date, edition: id.edition)
    }
    guard let date = date.first.flatMap({ IssueDate($0) }) else { return nil }
    return ListedIssue(date: date, edition: edition.count.flatMap { $0 > 0 ? $0 : nil } ?? 1)
  }
}
