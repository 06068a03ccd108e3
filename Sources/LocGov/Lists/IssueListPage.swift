import NewspaperHTTP
import Newspapers

/// A page of a list of issues, verified to contain the requested rows.
struct IssueListPage: WholeListPage, Expiring {
  let issues: [ListedIssue]
  let keys: [String?]
  let readableKeys: Set<String>
  let total: Int?
  let hasMore: Bool?
  let origin: Origin

  var isStale: Bool { origin.isStale }

  init(
    _ answer: Resource<ListResponse<IssueListRow>>, _ place: ListPlace, of lccn: LCCN,
    in years: ClosedRange<Int>?,
    host: String
  ) throws(NewspaperError) {
    try answer.checkEmptiness(host: host)
    let rows = answer.value.rows
    total = answer.value.total
    if let total, rows.isEmpty, !place.mayBeEmpty(of: total) {
      let which = place.page == 1 ? "none" : "none on page \(place.page)"
      throw .malformed(host: host, what: "there are \(total) issues, but \(which) arrived")
    }
    let filter = FilterCheck(host: host, row: "an issue")
    var (issues, keys, readableKeys): ([ListedIssue], [String?], Set<String>) = ([], [], [])
    for row in rows {
      guard let issue = row.issue else {
        keys.append(row.id.first)
        continue
      }
      guard row.lccn.texts.isEmpty || row.lccn.texts.contains(lccn.description) else {
        throw filter.ignored("is not from \(lccn)")
      }
      if let years, !years.contains(issue.date.year) {
        let asked =
          years.count == 1 ? "\(years.lowerBound)" : "\(years.lowerBound) to \(years.upperBound)"
        throw filter.ignored("is from \(issue.date) instead of \(asked)")
      }
      let key = "\(issue.date) \(issue.edition)"
      issues.append(issue)
      keys.append(key)
      readableKeys.insert(key)
    }
    guard rows.isEmpty || !issues.isEmpty else {
      throw .malformed(host: host, what: "no row of the issue list has a date")
    }
    self.issues = issues
    self.keys = keys
    self.readableKeys = readableKeys
    hasMore = answer.value.hasMore
    origin = answer.origin
  }
}

extension IssueListRow {
  /// From the row's address, which has date and edition, otherwise from its fields; nil for rows of another
  /// kind.
  fileprivate var issue: ListedIssue? {
    if let id = id.first.flatMap({ try? PageAddress($0) })?.issue {
      return ListedIssue(date: id.date, edition: id.edition)
    }
    guard let date = date.first.flatMap({ IssueDate($0) }) else { return nil }
    return ListedIssue(date: date, edition: edition.count.flatMap { $0 > 0 ? $0 : nil } ?? 1)
  }
}
