import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// What `issues --missing` prints.
@MainActor @Suite(.timeLimit(.minutes(2))) struct MissingDaysTests {
  private let lccn: LCCN
  private let archive = StubArchive()
  private let output = RecordingOutput()

  init() throws {
    lccn = try LCCN("sn83045462")
    archive.contents.issues[lccn] = ListedIssue.daily
  }

  private func print(
    _ from: String?, _ to: String?, _ format: ListFormat = .tsv, frequency: String? = "Daily (except Sunday)"
  ) async -> Int32 {
    let view = MissingDaysText(format: format, output: output)
    let directory = StubDirectory([Newspaper(lccn: lccn, title: "Evening star", frequency: frequency)])
    await MissingDaysPresenter(
      lccn: lccn,
      selection: IssueSelection(from: from.flatMap(IssueDate.init), to: to.flatMap(IssueDate.init)),
      archive: archive, directory: directory
    ).present(on: view)
    return view.exitCode
  }

  @Test func `the days are those that the calendar marks`() async throws {
    #expect(await print("1865-01-01", "1865-12-31") == 0)
    let calendar = IssueCalendarPresenter(
      lccn: lccn, date: IssueDate("1865-04-14"), today: try #require(IssueDate("2026-11-27")),
      archive: archive,
      directory: StubDirectory([
        Newspaper(lccn: lccn, title: "Evening star", frequency: "Daily (except Sunday)")
      ]))
    await calendar.start()
    let year = try #require(calendar.state.content?.year)
    #expect(output.lines == year.absentDays.map { "\($0)\t\($0.weekday)" })
    #expect(output.lines.first == "1865-01-09\tMonday" && output.lines.count == year.absentCount)
    #expect(output.notes == ["8 days missing in 1865"])
  }

  @Test(
    arguments: [
      (ListFormat.csv, ["date,weekday", "1865-12-25,Monday", "1865-12-26,Tuesday"]),
      (
        .jsonl,
        [#"{"date":"1865-12-25","weekday":"Monday"}"#, #"{"date":"1865-12-26","weekday":"Tuesday"}"#]
      ),
      (.table, ["DATE        WEEKDAY", "1865-12-25  Monday", "1865-12-26  Tuesday"]),
    ] as [(ListFormat, [String])])
  func `they are printed in each format, as far as they are wanted`(
    format: ListFormat, lines: [String]
  ) async {
    #expect(await print("1865-12-01", "1865-12-31", format) == 0)
    #expect(output.lines.map { $0.trimmed } == lines)
    #expect(output.notes == ["2 days missing from December 1, 1865 to December 31, 1865"])
  }

  @Test func `days before the first issue are not missing, though only one year is requested`() async {
    archive.contents.isAskedByYear = true
    #expect(await print("1864-01-01", "1864-12-31") == 0)
    #expect(output.lines.isEmpty && output.notes == ["no days missing in 1864"])
    #expect(archive.asked == ["coverage \(lccn)", "issues \(lccn) 1864-1864"])
  }

  @Test func `years of which nothing can be said are named`() async throws {
    archive.contents.missing = [1866: 3]
    #expect(await print("1866-01-01", "1866-12-31") == 0)
    #expect(
      output.notes.suffix(2) == [
        "not all issues of 1866 came: those days are not listed", "not known which days are missing in 1866",
      ], "\(output.notes)")
    #expect(output.lines.isEmpty)
    let day = try #require(IssueDate("1865-01-09"))
    let content = MissingDaysContent(
      days: [day], selection: IssueSelection(), notices: [],
      origin: OriginContent(Origin(name: "news.example", asOf: 0, isLive: true)), hasUnknownYears: true)
    #expect(content.summary == "at least 1 day missing")
  }

  @Test func `an issue whose date cannot be read hides no year`() async {
    archive.contents.unreadable = 1
    #expect(await print("1865-12-01", "1865-12-31") == 0)
    #expect(output.lines == ["1865-12-25\tMonday", "1865-12-26\tTuesday"])
    #expect(output.notes.first?.hasSuffix("issues that news.example lists cannot be read") == true)
    #expect(
      output.notes.suffix(2) == [
        "the issue that cannot be read may be from one of these days",
        "2 days missing from December 1, 1865 to December 31, 1865",
      ], "\(output.notes)")
    archive.contents.unreadableYears = [1865: 1]
    #expect(await print("1865-12-01", "1865-12-31") == 0)
    #expect(
      output.notes.dropLast().last
        == "1 issue of 1865 has a date that cannot be read: it may be from one of these days")
    archive.contents.unreadableYears = [1871: 1]
    #expect(await print("1865-12-01", "1865-12-31") == 0)
    #expect(output.notes.dropLast().last?.hasSuffix("lists cannot be read") == true, "\(output.notes)")
    archive.contents.missing = [1865: 1]
    #expect(await print("1865-12-01", "1865-12-31") == 0)
    #expect(output.notes.last?.hasPrefix("not known which days are missing") == true, "\(output.notes)")
  }

  @Test func `a year without issues is named, and one of a weekly with its day is listed`() async {
    #expect(await print("1877-01-01", "1877-12-31", frequency: "Daily") == 0)
    #expect(
      output.notes == [
        "no issues in 1877: those days are not listed", "not known which days are missing in 1877",
      ],
      "\(output.notes)")
    #expect(await print("1877-01-01", "1877-12-31", frequency: "Weekly (Fridays)") == 0)
    #expect(output.lines.count == 52 && output.notes.last == "52 days missing in 1877", "\(output.notes)")
  }

  @Test func `an unknown newspaper is not found`() async {
    archive.contents.issues = [:]
    #expect(await print(nil, nil) == 66)
    #expect(output.notes.first == "broadsheet: news.example has no newspaper sn83045462")
  }
}
