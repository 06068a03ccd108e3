import Newspapers

/// When the queued pages were published: the day of an issue, or a month or a year with all its issues.
enum QueuedTime: Hashable, Sendable {
  case day(IssueDate)
  /// From its first day to its last.
  case month(ClosedRange<IssueDate>)
  case year(Int)

  /// Parses an argument; what is wrong with it becomes part of the usage error.
  static func argument(_ written: String) throws -> QueuedTime {
    guard let days = try? WrittenDate(written).days, days.lowerBound != days.upperBound else {
      return .day(try WrittenDate.dayArgument(written))
    }
    let year = days.lowerBound.year
    return days == IssueDate.start(of: year)...IssueDate.end(of: year) ? .year(year) : .month(days)
  }

  var year: Int {
    switch self {
    case .day(let date): date.year
    case .month(let days): days.lowerBound.year
    case .year(let year): year
    }
  }

  var isDay: Bool { if case .day = self { true } else { false } }
}
