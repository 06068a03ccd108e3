import MVP
import Newspapers
import Presentation
import TerminalUI

/// What the record says in accessible mode about the front page that is otherwise drawn.
extension NewspaperDetailScreen {
  /// A sentence; nil if no front page can be read without a network.
  var frontPageWords: String? {
    guard let issue = presenter.heldIssue, let row = presenter.state.content?.row else { return nil }
    let way =
      switch issue.date {
      case IssueDate(row.firstIssue): "type \(key: "first-issue", "e") to read it"
      case IssueDate(row.lastIssue): "type \(key: "last-issue", "E") to read it"
      default: "type \(key: "issues", "i") for the issues"
      }
    return "The front page of \(IssueWords.day(issue.date)) is on this machine; \(way)"
  }
}
