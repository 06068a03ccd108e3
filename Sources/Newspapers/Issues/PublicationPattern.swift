/// The days of the week on which a newspaper is expected to have been published in a year, so that a missing
/// issue can be distinguished from a day without one.
///
/// The rule, applied to the days of the year that have issues:
/// - If the catalog names the days (`Daily (except Sun.)`, `Weekly (Fridays)`), they are expected. But once
///   any day of the week has eight issues, only those named days count that have at least half as many as the
///   most frequent: frequencies change, and the catalog may describe other years.
/// - If it says how many days a week (`Weekly`, `Semiweekly`), that many of the most frequent days are
///   expected, provided that each has two or more, they hold two thirds of all, and no other day is as
///   frequent as the last of them.
/// - A `Daily` is expected on the days that have at least half as many as the most frequent, which must have
///   eight.
/// - If the catalog does not help, or the year contradicts it, the year itself has to be clear: of 20 or
///   more days, nine in ten fall on days of the week that each occur in three of five weeks between the first
///   and last of the year.
///
/// Not every expected day without an issue lacks one: see `missingDays`.
///
/// Otherwise nothing is expected: for monthlies, irregular papers, and years with too few issues. Holidays
/// are not considered: a daily not published on Christmas counts as missing that day.
public struct PublicationPattern: Hashable, Sendable {
  /// Empty if unknown.
  public let weekdays: Set<Weekday>

  /// - Parameters:
  ///   - days: the days of one year that have issues, in order, each once.
  ///   - frequency: nil if the catalog does not help.
  public init(days: [IssueDate], frequency: PublicationFrequency?) {
    let counts = days.reduce(into: Array(repeating: 0, count: 7)) { $0[$1.weekday.rawValue] += 1 }
    weekdays =
      frequency.flatMap { PublicationPattern.expected(by: $0, counts) }
      ?? PublicationPattern.evident(counts, days)
  }

  private static func expected(by frequency: PublicationFrequency, _ counts: [Int]) -> Set<Weekday>? {
    let most = counts.max() ?? 0
    func isRegular(_ day: Weekday) -> Bool { counts[day.rawValue] * 2 >= most }
    guard let number = frequency.daysPerWeek else {
      return most < 8 ? nil : frequency.days.filter(isRegular)
    }
    if frequency.days.count == number {
      let regular = most < 8 ? frequency.days : frequency.days.filter(isRegular)
      return regular.isEmpty ? nil : regular
    }
    let ranked = frequency.days.sorted { (counts[$1.rawValue], $0) < (counts[$0.rawValue], $1) }
    let chosen = ranked.prefix(number)
    guard let last = chosen.last, counts[last.rawValue] >= 2,
      chosen.reduce(0, { $0 + counts[$1.rawValue] }) * 3 >= counts.reduce(0, +) * 2,
      ranked.dropFirst(number).first.map({ counts[$0.rawValue] < counts[last.rawValue] }) ?? true
    else { return nil }
    return Set(chosen)
  }

  private static func evident(_ counts: [Int], _ days: [IssueDate]) -> Set<Weekday> {
    guard days.count >= 20, let first = days.first, let last = days.last else { return [] }
    let weeks = (last.days(since: first) + 7) / 7
    let regular = Weekday.allCases.filter { counts[$0.rawValue] * 5 >= weeks * 3 }
    let held = regular.reduce(0) { $0 + counts[$1.rawValue] }
    return held * 10 >= days.count * 9 ? Set(regular) : []
  }
}
