extension IssueCalendar {
  /// The next or previous day with issues, or why it is unknown.
  public enum Neighbor: Hashable, Sendable {
    case day(IssueDate)
    /// The issues of this year have to be loaded first.
    case unknown(year: Int)
    /// There is none.
    case none
  }

  /// The first day with issues after `date`.
  /// - Parameter span: the days within which the source has issues.
  public func day(after date: IssueDate, within span: ClosedRange<IssueDate>) -> Neighbor {
    let index = issues.partitionIndex { $0.date > date }
    let found = index < issues.count ? issues[index].date : nil
    let last = found?.year ?? span.upperBound.year
    if let year = firstUnknown(Swift.stride(from: max(date.year, span.lowerBound.year), through: last, by: 1))
    {
      return .unknown(year: year)
    }
    return found.map(Neighbor.day) ?? .none
  }

  /// The last day with issues before `date`.
  public func day(before date: IssueDate, within span: ClosedRange<IssueDate>) -> Neighbor {
    let index = issues.partitionIndex { $0.date >= date }
    let found = index > 0 ? issues[index - 1].date : nil
    let first = found?.year ?? span.lowerBound.year
    if let year = firstUnknown(
      Swift.stride(from: min(date.year, span.upperBound.year), through: first, by: -1))
    {
      return .unknown(year: year)
    }
    return found.map(Neighbor.day) ?? .none
  }

  private func firstUnknown(_ years: StrideThrough<Int>) -> Int? {
    guard knownYears != nil else { return nil }
    return years.first { !isKnown($0) }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element is `beyond`, in a collection with all such elements at its end.
  func partitionIndex(_ beyond: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if beyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
