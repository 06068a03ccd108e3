extension PublicationPattern {
  /// The days on which an issue is missing: expected weekdays without one, except
  /// - where the issue appeared on another day instead: a weekly's up to three days away, that of a paper with two or
  ///   three days a week up to two or one. Each such issue makes up for one day.
  /// - before or after the issues that the year has for one of several weekdays, if four or more weeks with other
  ///   issues lack it: then the frequency changed during the year.
  ///
  /// - Parameters:
  ///   - range: the days to judge, of one year.
  ///   - published: the days that have issues: those of the year, and any close to it.
  func missingDays(in range: ClosedRange<IssueDate>, published: Set<IssueDate>) -> Set<IssueDate> {
    let days = published.sorted()
    let reach = max(0, 4 - weekdays.count)
    var moved = days.filter { !weekdays.contains($0.weekday) }
    let terms = self.terms(of: days.filter { $0.year == range.lowerBound.year })
    var missing: Set<IssueDate> = []
    for ordinal in range.lowerBound.ordinal...range.upperBound.ordinal {
      let day = IssueDate(ordinal: ordinal)
      guard weekdays.contains(day.weekday), !published.contains(day),
        terms[day.weekday]?.contains(day) ?? true
      else { continue }
      if let index = moved.firstIndex(where: { abs($0.days(since: day)) <= reach }) {
        moved.remove(at: index)
      } else {
        missing.insert(day)
      }
    }
    return missing
  }

  /// From when to when the paper appeared on each of several weekdays, as far as the year shows.
  private func terms(of days: [IssueDate]) -> [Weekday: ClosedRange<IssueDate>] {
    guard weekdays.count > 1, let first = days.first, let last = days.last else { return [:] }
    return Dictionary(grouping: days, by: \.weekday).compactMapValues { own in
      guard let start = own.first, let end = own.last else { return nil }
      let (isLate, endsEarly) = (start.days(since: first) >= 28, last.days(since: end) >= 28)
      return (isLate ? start : .earliest)...(endsEarly ? end : .latest)
    }
  }
}
