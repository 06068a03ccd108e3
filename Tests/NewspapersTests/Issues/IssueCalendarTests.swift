import Newspapers
import TestSupport
import Testing

@Suite struct IssueCalendarTests {
  private let lccn: LCCN
  private let written = [
    "1865-10-02", "1865-10-02", "1865-10-09", "1865-11-02", "1867-01-05", "1867-10-02", "1870-10-02",
  ]

  init() throws { lccn = try LCCN("sn83045462") }

  private func day(_ written: String) throws -> IssueDate { try #require(IssueDate(written)) }

  private func list(_ years: ClosedRange<Int>?) throws -> IssueList {
    let issues = try written.enumerated().map { index, date in
      ListedIssue(date: try day(date), edition: index == 1 ? 2 : 1)
    }
    return IssueList(
      lccn: lccn, issues: issues, years: years, origin: Origin(name: "news.example", asOf: 0, isLive: true))
  }

  private var span: ClosedRange<IssueDate> {
    get throws { try day("1865-10-02")...day("1870-10-02") }
  }

  @Test func `issues are counted by year, month and day`() throws {
    let calendar = IssueCalendar(try list(nil))
    #expect(calendar.counts == [1865: 4, 1867: 2, 1870: 1])
    #expect((1...12).map { calendar.count(in: $0, of: 1865) } == [0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0])
    #expect(calendar.largestMonth == 3)
    #expect(calendar.issues(on: try day("1865-10-02")).map(\.edition) == [1, 2])
    #expect(calendar.issues(on: try day("1865-10-03")).isEmpty)
    #expect(calendar.issues(in: 1866).isEmpty && calendar.isKnown(1866))
  }

  @Test func `a day of the year is found in all years`() throws {
    let calendar = IssueCalendar(try list(nil))
    #expect(
      calendar.issues(onMonth: 10, day: 2).map { "\($0.date).\($0.edition)" }
        == ["1865-10-02.1", "1865-10-02.2", "1867-10-02.1", "1870-10-02.1"])
    #expect(calendar.issues(onMonth: 2, day: 29).isEmpty)
  }

  @Test(
    arguments: [
      ("1860-01-01", "1865-10-02", nil), ("1865-10-02", "1865-10-09", nil),
      ("1865-12-01", "1867-01-05", "1865-11-02"),
      ("1870-10-02", nil, "1867-10-02"), ("1880-01-01", nil, "1870-10-02"),
    ] as [(String, String?, String?)])
  func `the next and the previous day with issues are found`(from: String, next: String?, previous: String?)
    throws
  {
    let calendar = IssueCalendar(try list(nil))
    func neighbor(_ date: String?) throws -> IssueCalendar.Neighbor {
      try date.map { .day(try day($0)) } ?? .none
    }
    #expect(try calendar.day(after: day(from), within: span) == neighbor(next))
    #expect(try calendar.day(before: day(from), within: span) == neighbor(previous))
  }

  @Test func `nothing is claimed about days beyond an unknown year`() throws {
    var calendar = IssueCalendar(try list(1865...1865))
    #expect(try calendar.day(after: day("1865-10-02"), within: span) == .day(day("1865-10-09")))
    #expect(try calendar.day(after: day("1865-11-02"), within: span) == .unknown(year: 1866))
    #expect(try calendar.day(before: day("1870-01-01"), within: span) == .unknown(year: 1870))
    calendar.add(try list(1867...1867))
    #expect(try calendar.day(after: day("1865-11-02"), within: span) == .unknown(year: 1866))
    calendar.add(try list(1866...1866))
    #expect(try calendar.day(after: day("1865-11-02"), within: span) == .day(day("1867-01-05")))
    #expect(calendar.knownYears == [1865, 1866, 1867] && !calendar.isKnown(1870))
    #expect(calendar.issues.count == 6)
  }

  @Test func `a reload replaces what was known`() throws {
    var calendar = IssueCalendar(try list(1865...1867))
    let newer = IssueList(
      lccn: lccn, issues: [ListedIssue(date: try day("1866-05-01"))], years: 1866...1867,
      origin: Origin(name: "news.example", asOf: 0, isLive: true))
    calendar.add(newer)
    #expect(calendar.counts == [1865: 4, 1866: 1])
    calendar.add(try list(nil))
    #expect(calendar == IssueCalendar(try list(nil)))
  }

  @Test func `a year with missing issues stays incomplete until they arrive`() throws {
    func lacking(_ years: ClosedRange<Int>?) throws -> IssueList {
      IssueList(
        lccn: lccn, issues: try list(nil).issues, years: years,
        origin: Origin(name: "news.example", asOf: 0, isLive: true)
          .lacking(.init(rows: "issues", came: 4, counted: 5)))
    }
    var calendar = IssueCalendar(try lacking(1865...1865))
    calendar.add(try list(1867...1867))
    #expect(calendar.incompleteYears == [1865] && calendar.isKnown(1865))
    let span = try span
    let year = IssueYear(1865, of: calendar, frequency: "Daily", span: span)
    #expect(year.isIncomplete && year.issueCount == 4 && year.absentCount == 0)
    let marks = try ["1865-10-01", "1865-10-09", "1865-10-10"].map { year[try day($0)] }
    #expect(marks == [.outside, .issues(1), .unknown])
    #expect(!IssueYear(1867, of: calendar, frequency: nil, span: span).isIncomplete)
    calendar.add(try list(1865...1865))
    #expect(calendar.incompleteYears == [])
    calendar.add(try lacking(nil))
    #expect(calendar.incompleteYears == Set(1865...1870))
    calendar.add(try list(nil))
    #expect(calendar.incompleteYears == [])
  }

  @Test func `an issue whose date cannot be read is doubted only in the year that it names`() throws {
    func lacking(_ unreadable: [Int: Int], _ years: ClosedRange<Int>? = nil) throws -> IssueList {
      IssueList(
        lccn: lccn, issues: try list(nil).issues, years: years,
        origin: Origin(name: "news.example", asOf: 0, isLive: true).lacking(
          .init(rows: "issues", came: 4, counted: 6, unreadable: 2, unreadableYears: unreadable)))
    }
    let span = try span
    let whole = try lacking([1865: 1, 1866: 1])
    var calendar = IssueCalendar(whole)
    #expect(calendar.incompleteYears == [] && calendar.unreadable == [1865: 1, 1866: 1])
    let year = IssueYear(1866, of: calendar, frequency: "Daily", span: span)
    #expect(!year.isIncomplete && year.unreadableCount == 1)
    #expect(IssueYear(1867, of: calendar, frequency: "Daily", span: span).unreadableCount == 0)
    calendar.add(try list(1865...1865))
    #expect(calendar.unreadable == [1866: 1])
    #expect(IssueCoverage(of: whole).isComplete)
    let years = try [[1867: 2], [1868: 2], [1868: 1]].map {
      YearlyCoverage(IssueCoverage(of: try lacking($0)), published: nil)?.ranges(.unknown)
    }
    #expect(years[0] == [], "\(years)")
    #expect(years[1] == [1868...1868], "\(years)")
    #expect(years[2]?.contains { $0.contains(1869) } == true, "one may be of any year: \(years)")
  }

  @Test(arguments: [
    ("1800-01-01", "1865-10-02"), ("1865-10-05", "1865-10-02"), ("1865-10-06", "1865-10-09"),
    ("1867-10-02", "1867-10-02"), ("1999-01-01", "1870-10-02"),
    ("1867-05-20", "1867-01-05"), ("1867-05-21", "1867-10-02"),
  ])
  func `the nearest issue is found`(from: String, nearest: String) throws {
    let issue = try #require(IssueCalendar(try list(nil)).nearest(to: day(from)))
    #expect(issue.date.description == nearest && issue.edition == 1)
  }

  @Test func `an empty calendar finds nothing`() throws {
    #expect(IssueCalendar().nearest(to: try day("1865-10-02")) == nil)
    #expect(try IssueCalendar().day(after: day("1870-10-01"), within: span) == .unknown(year: 1870))
  }

  @Test(arguments: [
    ("1860-1872", true, "mmmmmImImmImm"), ("1866-1868", true, "ImImmI"),
    ("1860-current", false, "mmmmmI?I??I"),
    ("18??-1872", true, "ImImmImm"), ("18??-????", true, "ImImmI"),
  ])
  func `years without issues are distinguished`(published: String, isComplete: Bool, expected: String) throws
  {
    let coverage = IssueCoverage(
      digitized: DigitizedCoverage(
        firstIssue: try day("1865-10-02"), lastIssue: try day("1870-10-02"), issueCount: 7),
      years: [1865: 4, 1867: 2, 1870: 1], isComplete: isComplete,
      origin: Origin(name: "news.example", asOf: 0, isLive: true))
    let years = try #require(YearlyCoverage(coverage, published: PublicationYears(published)))
    let letters = years.years.map { year in
      switch year {
      case .issues: "I"
      case .missing: "m"
      case .unknown: "?"
      }
    }
    #expect(letters.joined() == expected)
    #expect(years.most == 4)
  }

  @Test func `missing years are given as ranges`() throws {
    let coverage = IssueCoverage(of: try list(nil))
    let years = try #require(YearlyCoverage(coverage, published: nil))
    #expect(years.first == 1865)
    #expect(years.ranges(.missing) == [1866...1866, 1868...1869])
    #expect(years.ranges(.unknown) == [])
  }
}
