import NewspaperHTTP
import Newspapers

extension DigitisedCoverage {
  /// From the dates of all issues; a date that cannot be read counts as an issue all the same.
  init(dates: [LenientLabels]) {
    let days = dates.compactMap { $0.first.flatMap { IssueDate($0) } }
    self.init(firstIssue: days.min(), lastIssue: days.max(), issueCount: dates.count)
  }
}
