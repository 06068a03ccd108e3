extension SearchTrend {
  public enum Period: String, CaseIterable, Hashable, Sendable {
    case decade, year, month

    /// Periods of a kind are numbered consecutively: years by themselves, decades by their first three
    /// digits, months from January of the year 0.
    public func number(of date: IssueDate) -> Int {
      switch self {
      case .decade: date.year / 10
      case .year: date.year
      case .month: date.year * 12 + date.month - 1
      }
    }

    /// Nil if there is no such year.
    func days(_ number: Int) -> IssueDateRange? {
      switch self {
      // The first decade starts with the year 1.
      case .decade: Period.days(max(1, number * 10), 1, number * 10 + 9, 12)
      case .year: Period.days(number, 1, number, 12)
      case .month: Period.days(number / 12, number % 12 + 1, number / 12, number % 12 + 1)
      }
    }

    private static func days(_ first: Int, _ firstMonth: Int, _ last: Int, _ lastMonth: Int)
      -> IssueDateRange?
    {
      guard let from = IssueDate(year: first, month: firstMonth, day: 1),
        let to = IssueDate(year: last, month: lastMonth, day: IssueDate.days(in: lastMonth, of: last))
      else { return nil }
      return IssueDateRange(from: from, to: to)
    }

    func name(_ number: Int, _ days: IssueDateRange) -> String {
      self == .decade ? "\(number * 10)s" : days.description
    }
  }

  /// The rows from the first to the last period with pages, or with days in the query.
  /// - Parameters:
  ///   - found, held: pages by the number of their period; zeros may be missing.
  public static func rows(
    by period: Period, of query: SearchQuery, found: [Int: Int], held: [Int: Int]
  ) -> [Row] {
    let dates = query.requiredDates
    let first = dates?.from.map(period.number) ?? held.keys.min()
    let last = dates?.to.map(period.number) ?? held.keys.max()
    guard let first, let last, first <= last else { return [] }
    return (first...last).compactMap { number in
      period.days(number).map { days in
        Row(
          name: period.name(number, days), days: days, found: .exact(found[number] ?? 0),
          held: held[number] ?? 0)
      }
    }
  }
}

extension SearchQuery {
  /// The range that contains the day of every page found; nil if there is none, or several ranges.
  var requiredDates: IssueDateRange? {
    for field in requiredFields where field.name == .date && field.values.count == 1 {
      if case .dates(let range) = field.values[0] { return range }
    }
    return nil
  }

  /// The pages that have the fields of this query, whatever their words: the denominator of a rate.
  public var heldExpression: SearchExpression {
    switch expression {
    case .all(let parts): .all(parts.filter(\.isField))
    case .field: expression
    default: .all([])
    }
  }
}
