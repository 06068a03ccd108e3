import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// The front page beside the calendar.
@MainActor @Suite(.timeLimit(.minutes(2))) struct CalendarFrontPageTests {
  private let archive = StubArchive()
  private let kept: StubArchive

  init() throws {
    let lccn = Newspaper.samples[1].lccn
    archive.contents.issues[lccn] = ListedIssue.daily
    archive.contents.titles[lccn] = "Evening star"
    archive.contents.hosts = ["news.example"]
    var contents = StubArchive.Contents()
    // Of April 15, 1865 there are three editions.
    contents.scans[try CalendarFrontPageTests.page(2)] = StubArchive.picture
    for edition in [1, 3] {
      contents.scanFailures[try CalendarFrontPageTests.page(edition)] = .notHere(what: "a scan")
    }
    contents.scanFailures[try .sample(1, day: "1865-04-17")] = .notHere(what: "a scan")
    kept = StubArchive(contents, name: "this machine")
    archive.contents.scans[try CalendarFrontPageTests.page(1)] = StubArchive.picture
  }

  private static func page(_ edition: Int) throws -> PageID {
    try .sample(1, day: "1865-04-15", edition: edition)
  }

  private func stage(columns: Int, rows: Int = 35) -> Stage {
    Stage(
      columns: columns, rows: rows, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: archive,
      now: 1_759_406_400, route: .evening(on: "1865-04-15"), kept: kept)
  }

  private var scans: [String] { archive.asked.filter { $0.hasPrefix("scan") } }

  @Test(arguments: [(120, 35), (160, 50)])
  func `the front page of the edition that Enter opens looks as recorded`(columns: Int, rows: Int)
    async throws
  {
    let stage = stage(columns: columns, rows: rows)
    try await stage.wait(for: "Monday to Saturday")
    try await stage.wait(for: "not loaded")
    #expect(!stage.lines.contains { $0.contains("▒") })
    stage.press("Tab")
    try await stage.wait(for: "▒▒▒")
    #expect(scans.isEmpty, "what is here takes no request")
    try Golden.expect(stage.lines, in: "screens/calendar-front-page-\(columns)x\(rows).txt")
  }

  @Test func `it is loaded when the reader says so, and that alone`() async throws {
    let stage = stage(columns: 120)
    try await stage.wait(for: "not loaded")
    stage.press("v")
    try await stage.wait(for: "▒▒▒")
    #expect(scans == ["scan \(try CalendarFrontPageTests.page(1)) 300"])
    stage.press("n")
    try await stage.wait(for: "not loaded")
    stage.press("p")
    try await stage.wait(for: "▒▒▒")
    stage.press("x")
    try await stage.wait(untilGone: "▒▒▒")
    #expect(!stage.lines.contains { $0.contains("not loaded") }, "a day without an issue has no front page")
    #expect(scans.count == 1)
  }

  @Test func `a narrow calendar has no room for it`() async throws {
    let stage = stage(columns: 119)
    try await stage.wait(for: "Monday to Saturday")
    stage.press("v")
    #expect(stage.lines[34].contains("needs 120 columns"))
    #expect(!stage.lines.contains { $0.contains("not loaded") } && scans.isEmpty)
  }
}
