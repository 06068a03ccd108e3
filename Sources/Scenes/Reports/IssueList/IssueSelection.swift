import Newspapers

/// Which issues of a newspaper to list.
public struct IssueSelection: Hashable, Sendable {
  public var from: IssueDate?
  public var to: IssueDate?
  /// Only those on this day of the year.
  public var dayOfYear: DayOfYear?

  public init(from: IssueDate? = nil, to: IssueDate? = nil, dayOfYear: DayOfYear? = nil) {
    self.from = from
    self.to = to
    self.dayOfYear = dayOfYear
  }

  /// The years to request; nil for all: with an open end it is unknown how far to go.
  public var years: ClosedRange<Int>? {
    guard let from, let to, from <= to else { return nil }
    return from.year...to.year
  }

  public func contains(_ date: IssueDate) -> Bool {
    from.map { date >= $0 } ?? true && to.map { date <= $0 } ?? true
      && dayOfYear.map { $0.contains(date) } ?? true
  }

  /// `from April 1, 1865`, `of April 15`; empty for all.
  public var words: String {
    let day = dayOfYear.map { " on \(IssueDate.monthNames[$0.month - 1]) \($0.day)" } ?? ""
    return (from.map { " from \($0.words)" } ?? "") + (to.map { " to \($0.words)" } ?? "") + day
  }
}
