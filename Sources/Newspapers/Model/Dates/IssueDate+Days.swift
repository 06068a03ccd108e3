/// Day arithmetic in the Gregorian calendar, extended to before its introduction.
extension IssueDate {
  /// The first and last day of the years 1 to 9999; anything outside is moved to the nearer of these.
  public static let earliest = IssueDate(ordinal: 1)
  public static let latest = IssueDate(ordinal: 3_652_059)

  /// The number of the day; 0001-01-01 is 1.
  public var ordinal: Int {
    // Years that begin in March end with the leap day, which gives each month a fixed position.
    let year = month > 2 ? self.year : self.year - 1
    let month = (self.month + 9) % 12
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 306
  }

  /// The day with that number, limited to the years 1 to 9999.
  public init(ordinal: Int) {
    let days = min(max(ordinal, 1), 3_652_059) + 305
    let era = days / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    self.init(
      known: era * 400 + yearOfEra + (month < 10 ? 0 : 1), month < 10 ? month + 3 : month - 9,
      dayOfYear - (153 * month + 2) / 5 + 1)
  }

  public var weekday: Weekday { Weekday.allCases[ordinal % 7] }

  /// How many days it is after `other`; negative if it is before.
  public func days(since other: IssueDate) -> Int { ordinal - other.ordinal }

  public func adding(days: Int) -> IssueDate {
    let (sum, overflow) = ordinal.addingReportingOverflow(days)
    return overflow ? (days > 0 ? .latest : .earliest) : IssueDate(ordinal: sum)
  }

  /// The same day of another month, or its last day if it is shorter: a month after January 31 is February
  /// 28.
  public func adding(months: Int) -> IssueDate {
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, (12..<120_000).contains(sum) else { return months > 0 ? .latest : .earliest }
    let (year, month) = (sum / 12, sum % 12 + 1)
    return IssueDate(known: year, month, min(day, IssueDate.days(in: month, of: year)))
  }

  /// The same day of another year; February 28 for a leap day in a year without one.
  public func adding(years: Int) -> IssueDate {
    let (months, overflow) = years.multipliedReportingOverflow(by: 12)
    return overflow ? (years > 0 ? .latest : .earliest) : adding(months: months)
  }

  /// The first day of `year`, from 1 to 9999.
  public static func start(of year: Int) -> IssueDate { IssueDate(known: min(max(year, 1), 9999), 1, 1) }

  /// The last day of `year`, from 1 to 9999.
  public static func end(of year: Int) -> IssueDate { IssueDate(known: min(max(year, 1), 9999), 12, 31) }
}
