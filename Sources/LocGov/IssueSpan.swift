import NewspaperHTTP
import Newspapers

/// Asks what of a newspaper is digitised: a record does not say it, so the list of its issues is asked for its first
/// and its last, a row each.
struct IssueSpan {
  let server: Server
  let endpoint: Endpoint
  let freshness: Freshness

  func coverage(of lccn: LCCN) async throws(NewspaperError) -> DigitisedCoverage {
    let (first, count) = try await issue(of: lccn, last: false)
    guard count > 1 else { return DigitisedCoverage(firstIssue: first, lastIssue: first, issueCount: count) }
    let (last, _) = try await issue(of: lccn, last: true)
    return DigitisedCoverage(firstIssue: first, lastIssue: last, issueCount: count)
  }

  private func issue(of lccn: LCCN, last: Bool) async throws(NewspaperError) -> (IssueDate?, Int) {
    let host = server.site.host
    let question = Question(endpoint.issue(of: lccn, last: last), subject: "issues of newspaper \(lccn)")
    return try await server.answer(question, as: IssueListAnswer.self, freshness: freshness) {
      answer throws(NewspaperError) in try IssueSpan.first(of: answer, lccn, host: host)
    }
  }

  private static func first(
    of answer: Answer<IssueListAnswer>, _ lccn: LCCN, host: String
  ) throws(NewspaperError) -> (IssueDate?, Int) {
    guard let count = answer.value.pagination.of.count else {
      throw .malformed(host: host, what: "“pagination.of” is missing or no count")
    }
    if count == 0, answer.isNotWorthKeeping { throw .degraded(host: host) }
    guard let row = answer.value.results.first else { return (nil, count) }
    // A filter that the server does not understand is dropped without a word.
    guard row.lccn.texts.isEmpty || row.lccn.texts.contains(lccn.description) else {
      throw .malformed(host: host, what: "the server ignored the filter: an issue is not of \(lccn)")
    }
    return (row.date.first.flatMap { IssueDate($0) }, count)
  }
}
