import ArgumentParser
import Newspapers

/// When the queued pages were published: the day of an issue, or a year with all its issues.
enum QueuedTime: Hashable, Sendable {
  case day(IssueDate)
  case year(Int)

  /// Parses an argument; what is wrong with it becomes part of the usage error.
  static func argument(_ written: String) throws -> QueuedTime {
    guard let days = try? WrittenDate(written).days, days.lowerBound != days.upperBound else {
      return .day(try WrittenDate.dayArgument(written))
    }
    let year = days.lowerBound.year
    guard days == IssueDate.start(of: year)...IssueDate.end(of: year) else {
      throw ValidationError("“\(written)” is a month: name a day, such as 1865-10-02, or a year.")
    }
    return .year(year)
  }
}
