import Newspapers

/// A day of any year.
public struct DayOfYear: Hashable, Sendable {
  public let month: Int
  public let day: Int

  /// Parses `MM-DD`, `4-15` or `4/15`; nil for anything else and for days that do not exist.
  public init?(_ written: String) {
    let parts = written.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" }
    guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }),
      let month = Int(parts[0]), let day = Int(parts[1]),
      // A leap year.
      IssueDate(year: 2000, month: month, day: day) != nil
    else { return nil }
    (self.month, self.day) = (month, day)
  }

  public func contains(_ date: IssueDate) -> Bool { date.month == month && date.day == day }
}
