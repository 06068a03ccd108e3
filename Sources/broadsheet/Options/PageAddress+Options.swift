import ArgumentParser
import Newspapers

extension PageAddress {
  /// The issue given by a newspaper and a day, or by the address of an issue or a page.
  /// - Throws: `ValidationError` if the day is missing or given twice.
  func issue(on date: IssueDate?, edition: Int?) throws -> IssueID {
    if issue != nil, date != nil || edition != nil {
      throw ValidationError("The address already gives the day and the edition: omit them.")
    }
    if let edition, !IssueID.editions.contains(edition) {
      throw ValidationError("Editions are numbered from 1 to \(IssueID.editions.upperBound).")
    }
    if let issue { return issue }
    guard let date else {
      throw ValidationError("A newspaper needs the day of the issue, such as 1865-10-02.")
    }
    return IssueID(lccn: lccn, date: date, edition: edition ?? 1)
  }
}
