import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// The calendar, the record with its years and the front pages as readers see them.
@MainActor @Suite(.timeLimit(.minutes(2))) struct GoldenCalendarTests {
  private let archive = StubArchive()
  private let lccn = Newspaper.samples[1].lccn

  init() {
    archive.contents.issues[lccn] = ListedIssue.daily
    archive.contents.titles[lccn] = "Evening star"
    archive.contents.hosts = ["news.example"]
  }

  @Test(arguments: [(80, 24), (100, 30), (160, 50), (50, 30), (220, 60), (40, 12)])
  func `a year of a daily looks as recorded`(columns: Int, rows: Int) async throws {
    let stage = Stage(.evening(on: "1865-04-15"), archive, columns: columns, rows: rows)
    try await stage.wait(for: "Monday to Saturday")
    if columns >= 120 { try await stage.wait(for: "v loads it") }
    try await stage.expect("calendar-\(columns)x\(rows)")
  }

  @Test func `a year of a weekly looks as recorded`() async throws {
    archive.contents.issues[lccn] = ListedIssue.weekly
    let stage = Stage(.evening(on: "1881-06-09"), archive)
    try await stage.wait(for: "Thursdays · 1 day missing")
    try await stage.expect("calendar-weekly-80x24")
  }

  @Test func `an awaited year looks as recorded`() async throws {
    archive.contents.isAskedByYear = true
    let stage = Stage(.evening(on: "1865-04-15"), archive)
    try await stage.wait(for: "Monday to Saturday")
    archive.wait { try? await Task.sleep(for: .seconds(600)) }
    stage.press("}")
    try await stage.wait(for: "loading the issues of 1866 from news.example")
    try Golden.expect(stage.lines, in: "screens/calendar-waiting-80x24.txt")
  }

  @Test(arguments: [(80, 24), (160, 50)])
  func `a record with its years looks as recorded`(columns: Int, rows: Int) async throws {
    let stage = Stage(.newspaper(lccn, preview: nil), archive, columns: columns, rows: rows)
    try await stage.wait(for: "up to 314 a year")
    if columns >= 120 { try await stage.wait(for: "v loads it") }
    try await stage.expect("coverage-\(columns)x\(rows)")
  }

  @Test func `front pages look as recorded`() async throws {
    archive.contents.issues[Newspaper.samples[0].lccn] = ListedIssue.daily
    archive.contents.titles[Newspaper.samples[0].lccn] = "New-York tribune"
    let date = try #require(IssueDate("1865-04-15"))
    let stage = Stage(.frontPages(date, state: nil), archive)
    try await stage.wait(for: "1 of 6")
    try await stage.wait(untilGone: " … ")
    try await stage.expect("front-pages-80x24")
  }
}
