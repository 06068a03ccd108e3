import NewspaperHTTP
import Newspapers

extension DigitizedCoverage {
  /// From the dates of all issues; an unreadable date still counts as an issue.
  init(dates: [LenientLabels]) {
    let days = dates.compactMap { $0.first.flatMap { IssueDate($0) } }
    self.init(firstIssue: days.min(), lastIssue: days.max(), issueCount: dates.count)
  }
}
