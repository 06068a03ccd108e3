import Newspapers
import Testing

@Suite struct MissingDaysTests {
  /// The days of `year` from `first` on that fall on `weekday`.
  private func days(_ year: Int, _ weekday: Weekday, _ months: ClosedRange<Int> = 1...12) -> [IssueDate] {
    (0..<366).map { IssueDate.start(of: year).adding(days: $0) }
      .filter { $0.year == year && $0.weekday == weekday && months.contains($0.month) }
  }

  private func missing(_ year: Int, _ days: [IssueDate], _ frequency: String?) throws -> [String] {
    let list = IssueList(
      lccn: try LCCN("sn83045462"), issues: days.sorted().map { ListedIssue(date: $0) }, years: nil,
      origin: Origin(name: "news.example", asOf: 0, isLive: true))
    let span = IssueDate.start(of: year - 1)...IssueDate.end(of: year + 1)
    let whole = IssueYear(year, of: IssueCalendar(list), frequency: frequency, span: span)
    return whole.days.indices.filter { whole.days[$0] == .absent }
      .map { "\(IssueDate.start(of: year).adding(days: $0))" }
  }

  @Test func `a weekly that moved to another day for a month lacks nothing, except a week without an issue`()
    throws
  {
    let usual = days(1880, .wednesday, 1...4) + days(1880, .wednesday, 6...12)
    let lost = try #require(IssueDate("1880-08-11"))
    let issues = usual.filter { $0 != lost } + days(1880, .thursday, 5...5)
    #expect(try missing(1880, issues, "Weekly") == ["1880-08-11"])
  }

  @Test func `an extra issue makes up for one day, not for two`() throws {
    let lost = ["1880-08-11", "1880-08-18"].compactMap { IssueDate($0) }
    let extra = ["1880-08-13", "1880-12-24"].compactMap { IssueDate($0) }
    let issues = days(1880, .wednesday).filter { !lost.contains($0) } + extra
    #expect(try missing(1880, issues, "Weekly") == ["1880-08-18"])
  }

  @Test func `an issue early in the next year makes up for the last day of this one`() throws {
    let issues = days(1880, .wednesday, 1...11) + days(1880, .wednesday).suffix(5).dropLast()
    let moved = try #require(IssueDate("1881-01-01"))
    #expect(try missing(1880, issues, "Weekly") == ["1880-12-29"])
    #expect(try missing(1880, issues + [moved], "Weekly") == [])
  }

  @Test func `a semiweekly that became a weekly lacks no second issue from then on`() throws {
    let issues = days(1903, .wednesday) + days(1903, .saturday, 1...11)
    #expect(try missing(1903, issues, "Weekly") == [])
    let lost = try #require(IssueDate("1903-05-09"))
    #expect(try missing(1903, issues.filter { $0 != lost }, "Weekly") == ["1903-05-09"])
  }

  @Test func `a weekly that became a semiweekly lacked no second issue until then`() throws {
    #expect(try missing(1902, days(1902, .wednesday) + days(1902, .saturday, 4...12), "Semiweekly") == [])
  }

  @Test func `a daily that lacks its last weeks altogether lacks every day of them`() throws {
    let week: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
    let issues = week.flatMap { days(1865, $0, 1...11) }
    #expect(try missing(1865, issues, "Daily (except Sun.)").count == 26, "December had 26 days but Sundays")
  }
}
