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

  /// ` from April 1, 1865`, ` in 1850`, ` on April 15`, ` on April 15, 1865`; empty for all.
  public var words: String {
    guard let from, let to, from == .start(of: from.year), to == .end(of: to.year) else {
      return range + day
    }
    guard from.year == to.year else { return " from \(from.year) to \(to.year)" + day }
    let date = dayOfYear.flatMap { IssueDate(year: from.year, month: $0.month, day: $0.day) }
    return date.map { " on \($0.words)" } ?? " in \(from.year)" + day
  }

  private var day: String {
    dayOfYear.map { " on \(IssueDate.monthNames[$0.month - 1]) \($0.day)" } ?? ""
  }

  private var range: String {
    if let from, from == to { return " on \(from.words)" }
    return (from.map { " from \($0.words)" } ?? "") + (to.map { " to \($0.words)" } ?? "")
  }
}
