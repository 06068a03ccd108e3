import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// What `issues`, `today` and `show --coverage` print.
@MainActor @Suite(.timeLimit(.minutes(2))) struct IssueTextTests {
  private let lccn: LCCN
  private let archive = StubArchive()
  private let output = RecordingOutput()

  init() throws {
    lccn = try LCCN("sn83045462")
    archive.contents.issues[lccn] = ListedIssue.daily
    archive.contents.titles[lccn] = "Evening star"
  }

  private func issues(_ selection: IssueSelection, _ format: ListFormat) async -> Int32 {
    let view = IssueListText(format: format, output: output)
    await IssueListPresenter(lccn: lccn, selection: selection, archive: archive).present(on: view)
    return view.exitCode
  }

  private func selection(_ from: String?, _ to: String?, _ on: String? = nil) -> IssueSelection {
    IssueSelection(
      from: from.flatMap(IssueDate.init), to: to.flatMap(IssueDate.init),
      dayOfYear: on.flatMap(DayOfYear.init))
  }

  @Test(
    arguments: [
      (
        ListFormat.tsv,
        [
          "1865-04-14\t1\tFriday\tsn83045462/1865-04-14/ed-1",
          "1865-04-15\t1\tSaturday\tsn83045462/1865-04-15/ed-1",
        ]
      ),
      (.csv, ["date,edition,weekday,issue", "1865-04-14,1,Friday,sn83045462/1865-04-14/ed-1"]),
      (
        .jsonl,
        [
          #"{"date":"1865-04-14","edition":1,"issue":"sn83045462/1865-04-14/ed-1","weekday":"Friday"}"#,
          #"{"date":"1865-04-15","edition":1,"issue":"sn83045462/1865-04-15/ed-1","weekday":"Saturday"}"#,
        ]
      ),
      (
        .table,
        [
          "DATE        EDITION  WEEKDAY   ISSUE", "1865-04-14        1  Friday    sn83045462/1865-04-14/ed-1",
        ]
      ),
    ] as [(ListFormat, [String])])
  func `issues are printed`(format: ListFormat, first: [String]) async {
    let exitCode = await issues(selection("1865-04-14", "1865-04-16"), format)
    #expect(Array(output.lines.prefix(2)) == first)
    #expect(output.notes == ["4 issues from April 14, 1865 to April 16, 1865"])
    #expect(exitCode == 0)
  }

  @Test(
    arguments: [
      ("1865-04-14", "1866-02-01", nil, "1865-1866"), (nil, "1866-02-01", nil, "all"),
      (nil, nil, "04-15", "all"),
      ("1870-01-01", "1879-12-31", "04-15", "1870-1879"),
    ] as [(String?, String?, String?, String)])
  func `only the named years are requested`(from: String?, to: String?, on: String?, asked: String)
    async
  {
    _ = await issues(selection(from, to, on), .tsv)
    #expect(archive.asked == ["issues \(lccn) \(asked)"])
  }

  @Test func `a day of the year is listed in all years`() async {
    _ = await issues(selection("1864-01-01", "1867-12-31", "4-15"), .tsv)
    #expect(
      output.lines.map { $0.prefix(12) } == [
        "1864-04-15\t1", "1865-04-15\t1", "1865-04-15\t2", "1865-04-15\t3", "1867-04-15\t1",
      ])
    #expect(output.notes == ["5 issues from 1864 to 1867 on April 15"])
  }

  @Test func `no issues is not a failure`() async {
    let exitCode = await issues(selection("1877-01-01", "1877-12-31"), .json)
    #expect(exitCode == 0 && output.lines == ["[]"])
    #expect(
      output.notes == [
        "news.example has no issues of newspaper sn83045462 in 1877"
      ])
  }

  @Test func `an unknown newspaper is not found`() async throws {
    archive.contents.issues = [:]
    let exitCode = await issues(IssueSelection(), .tsv)
    #expect(exitCode == 66 && output.lines == [])
    #expect(output.notes.first == "broadsheet: news.example has no newspaper sn83045462")
  }

  @Test(arguments: ["13-01", "02-30", "4.15", "04-15-1865", "1865", "", "-15", "٤-15"])
  func `an invalid day of the year is refused`(written: String) { #expect(DayOfYear(written) == nil) }

  private func today(_ date: String, _ format: ListFormat, page: Int = 1, perPage: Int = 50) async throws
    -> Int32
  {
    let view = FrontPagesText(format: format, page: page, pageSize: perPage, output: output)
    await FrontPagesPresenter(
      date: try #require(IssueDate(date)), archive: archive, pageSize: perPage, firstRow: (page - 1) * perPage
    ).present(on: view)
    return view.exitCode
  }

  @Test(
    arguments: [
      (ListFormat.tsv, "sn83045462\t1865-04-15\t2\tEvening star\t\tsn83045462/1865-04-15/ed-2/seq-1"),
      (.csv, "sn83045462,1865-04-15,1,Evening star,,sn83045462/1865-04-15/ed-1/seq-1"),
      (
        .jsonl,
        #"{"date":"1865-04-15","edition":2,"lccn":"sn83045462","page":"sn83045462/1865-04-15/ed-2/seq-1","title":"Evening star"}"#
      ),
    ] as [(ListFormat, String)])
  func `front pages are printed`(format: ListFormat, second: String) async throws {
    #expect(try await today("1865-04-15", format) == 0)
    #expect(output.lines[1] == second)
    #expect(output.notes == ["page 1 of 1, 3 front pages for Saturday, April 15, 1865"])
  }

  @Test func `front pages are listed page by page`() async throws {
    #expect(try await today("1865-04-15", .tsv, page: 2, perPage: 2) == 0)
    #expect(output.lines.count == 1 && output.lines[0].contains("ed-3"))
    #expect(output.notes == ["page 2 of 2, 3 front pages for Saturday, April 15, 1865"])
  }

  @Test func `a day without front pages says so`() async throws {
    #expect(try await today("1865-04-16", .tsv) == 0)
    #expect(output.lines == [])
    #expect(output.notes.first == "news.example has no front pages for Sunday, April 16, 1865")
  }

  // MARK: show --coverage

  private func show(_ format: RecordFormat, archive: StubArchive?) async -> Int32 {
    let view = NewspaperDetailText(format: format, output: output)
    await NewspaperDetailPresenter(
      lccn: lccn, directory: StubDirectory(Newspaper.samples), archive: archive
    ).present(on: view)
    return view.exitCode
  }

  @Test func `coverage is printed with the record`() async {
    #expect(await show(.text, archive: archive) == 0)
    #expect(output.lines.contains { $0.hasPrefix("Digitized      11,985 issues, 1864-03-14 to 1903-09-30") })
    #expect(
      output.lines.contains("               1850     ······ ····▇█████ ███████·██ ████▆█████ ██████████"))
    #expect(output.lines.contains("               up to 314 a year; · none in 1854–1863, 1877, 1904–1972"))
    #expect(output.lines.count { $0 == "Evening star" } == 1, "it is printed once")
  }

  @Test func `coverage is a field of the JSON`() async {
    #expect(await show(.json, archive: archive) == 0)
    #expect(output.lines.contains("    \"1865\" : 308,"))
    #expect(output.lines.contains("  \"issues_by_year_complete\" : true,"))
  }

  @Test func `what was not requested is missing`() async {
    #expect(await show(.json, archive: nil) == 0)
    #expect(!output.lines.contains { $0.contains("issues_by_year") })
  }

  @Test func `if coverage fails the record stays`() async {
    archive.contents.failure = .timedOut(host: "news.example", seconds: 30)
    #expect(await show(.text, archive: archive) == 69)
    #expect(output.lines.contains("Publisher      A publisher"))
    #expect(
      output.lines.contains { $0.contains("✗ issues per year: news.example did not answer within 30 s") })
  }

  @Test func `a newspaper that the archive does not hold is not requested`() async {
    archive.contents.issues = [:]
    #expect(await show(.text, archive: archive) == 0)
    #expect(archive.asked == [])
  }

  @Test func `unknown years are marked as unknown`() async {
    archive.contents.isAskedByYear = true
    #expect(await show(.text, archive: archive) == 0)
    #expect(output.lines.contains { $0.hasSuffix("? not known 1864–1903") }, "\(output.lines)")
  }
}
