import Newspapers
import Testing

@Suite struct PublicationPatternTests {
  /// The days of 1865 that fall on `weekdays`, every `step` weeks.
  private func days(_ weekdays: [Weekday], every step: Int = 1, weeks: Range<Int> = 0..<53) -> [IssueDate] {
    let start = IssueDate.start(of: 1865)
    return (0..<365).filter { weeks.contains($0 / 7) && ($0 / 7).isMultiple(of: step) }
      .map { start.adding(days: $0) }.filter { weekdays.contains($0.weekday) }
  }

  private func expected(_ days: [IssueDate], _ words: String) -> [Weekday] {
    PublicationPattern(days: days, frequency: PublicationFrequency(words)).weekdays.sorted()
  }

  @Test(
    arguments: [
      ("Daily", 7, nil), ("Daily (except Sun.)", 6, 6), ("Daily (except Sunday)", 6, 6),
      ("Daily, except Mondays", 6, 6),
      ("Daily (except Sat. & Sun.)", 5, 5), ("Daily (except holidays)", 7, nil), ("Weekly", 7, 1),
      ("Weekly,", 7, 1),
      ("Weekly (Fridays)", 1, 1), ("Semiweekly", 7, 2), ("Semi-weekly", 7, 2), ("Twice a week", 7, 2),
      ("Semiweekly (Tues. and Fri.)", 2, 2), ("Triweekly", 7, 3), ("Three times a week, 1880-", 7, 3),
    ] as [(String, Int, Int?)])
  func `a frequency is parsed from the catalog's words`(words: String, days: Int, perWeek: Int?) throws {
    let frequency = try #require(PublicationFrequency(words))
    #expect(frequency.days.count == days)
    #expect(frequency.daysPerWeek == perWeek)
  }

  @Test(arguments: [
    "", "Monthly", "Biweekly", "Bi-weekly", "Semimonthly", "Irregular", "Weekly (irregular)", "Quarterly",
    "No. of times a week varies",
  ])
  func `words that say nothing about weekdays are not a frequency`(words: String) {
    #expect(PublicationFrequency(words) == nil)
  }

  @Test func `a weekly that appeared on Thursdays is expected on Thursdays`() {
    #expect(expected(days([.thursday], weeks: 10..<20), "Weekly") == [.thursday])
    let moved = days([.thursday], weeks: 0..<40) + days([.friday], weeks: 40..<50)
    #expect(expected(moved, "Weekly") == [.thursday])
  }

  @Test func `a weekly that moved in the middle of the year is expected on no day`() {
    let moved = days([.thursday], weeks: 0..<26) + days([.friday], weeks: 26..<52)
    #expect(expected(moved, "Weekly") == [])
  }

  @Test func `a weekly with one surviving issue is expected on no day`() {
    #expect(expected(days([.thursday], weeks: 3..<4), "Weekly") == [])
  }

  @Test func `a semiweekly has two days`() {
    #expect(expected(days([.tuesday, .friday]), "Semiweekly") == [.tuesday, .friday])
  }

  @Test func `a daily is expected on the days it appeared`() {
    let week: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
    #expect(expected(days(week), "Daily") == week)
    #expect(expected(days(Weekday.allCases), "Daily") == Weekday.allCases)
    #expect(expected(days(week), "") == week, "the year is plain by itself")
    #expect(expected(days(week, weeks: 0..<3), "Daily") == [], "too little is there")
  }

  @Test func `days that the catalog names are expected even without issues`() {
    #expect(expected([], "Daily (except Sun.)") == Array(Weekday.allCases.dropFirst()))
    #expect(expected([], "Weekly") == [])
  }

  @Test func `days that the year contradicts are not expected`() {
    #expect(expected(days([.thursday]), "Daily (except Sun.)") == [.thursday], "it was a weekly then")
    let week: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
    #expect(expected(days(week), "Weekly") == week, "it was a daily then")
  }

  @Test func `every other week means nothing by itself`() {
    #expect(expected(days([.thursday], every: 2), "Biweekly") == [])
  }

  @Test(arguments: [(34, [Weekday.thursday]), (35, [])])
  func `three of five weeks are enough, but not one fewer`(lastWeek: Int, weekdays: [Weekday]) {
    let thursdays = days([.thursday])
    // 21 of 35 weeks, or of 36.
    #expect(expected(thursdays.prefix(20) + [thursdays[lastWeek]], "") == weekdays)
  }

  @Test func `a missing Thursday is distinguished from a Friday`() throws {
    let lccn = try LCCN("sn83045462")
    let lost = try #require(IssueDate("1865-06-08"))
    let issues = days([.thursday]).filter { $0 != lost }.map { ListedIssue(date: $0) }
    let origin = Origin(name: "news.example", asOf: 0, isLive: true)
    let calendar = IssueCalendar(IssueList(lccn: lccn, issues: issues, years: nil, origin: origin))
    let span = try #require(issues.first?.date)...(try #require(issues.last?.date))
    let year = IssueYear(1865, of: calendar, frequency: "Weekly", span: span)
    #expect(year[lost] == .absent && year.absentCount == 1)
    #expect(year[lost.adding(days: 1)] == .none)
    #expect(year[lost.adding(days: 7)] == .issues(1))
    #expect(year[.start(of: 1865)] == .outside, "before the first issue")
    #expect(year[.end(of: 1865)] == .outside)
    #expect(year.days.count == 365 && year.issueCount == 51)
  }
}
