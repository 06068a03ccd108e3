import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TestSupport
import Testing

/// What goes into the narrow parts of the calendar.
@MainActor @Suite(.timeLimit(.minutes(2))) struct CalendarRoomTests {
  private let folder = TemporaryFolder()
  private let archive = StubArchive()
  private let newspaper = Newspaper.samples[1]

  init() { archive.contents.issues[newspaper.lccn] = ListedIssue.daily }

  private func stage(
    _ day: String, _ note: Excerpt? = nil, _ here: [HeldPage] = []
  ) async throws -> Stage {
    let library = LibraryFile(path: folder.file("library.sqlite"))
    try await library.put([
      try #require(ReadingPosition.sample(1, 1, day: "1865-04-13", place: 90, line: 70, read: 1_749_600_000))
    ])
    let issue = IssueID(lccn: newspaper.lccn, date: try #require(IssueDate("1865-04-14")))
    try await library.put(Bookmark(newspaper, target: .issue(issue), added: 1_749_900_000))
    if let note { _ = try await library.put(note) }
    return Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      library: library, route: .evening(on: day), holdings: StubHoldings(here))
  }

  private func page(_ day: String) throws -> PageID {
    PageID(issue: IssueID(lccn: newspaper.lccn, date: try #require(IssueDate(day))), sequence: 1)
  }

  @Test func `a clip is called a clip, and the marks of a day leave its edition visible`() async throws {
    let clip = Excerpt(
      id: "3f0d000000000007", of: try page("1865-04-14"), at: .library, newspaper: newspaper,
      regions: [PageBox(x: 0.1, y: 0.1, width: 0.2, height: 0.2)], added: 5)
    let stage = try await stage("1865-04-14", clip)
    var lines = try await stage.wait(for: "1 issue · ♦ 1 clip")
    #expect(lines.contains { $0.hasSuffix("  ★ bookmarked") }, "\(lines)")
    #expect(lines.contains { $0.hasSuffix("  ▸ edition 1") }, "\(lines)")
    #expect(lines[21].contains(" ♦ clip ★ bookmarked ✓ read"), "\(lines[21])")
    // A single edition is named inline if it has no line of its own.
    stage.press("h")
    lines = try await stage.wait(for: "✓ begun: page 1, line 70")
    #expect(lines.contains { $0.hasSuffix("    edition 1") } && !lines.contains { $0.contains("1 issue ") })
    #expect(lines.contains { $0.hasSuffix("    410") }, "the words go on in the next line: \(lines)")
  }

  @Test func `a day's marks continue on the next line`() async throws {
    var lines = try await stage("1865-01-09").wait(for: "missing: an issue was")
    #expect(lines.contains { $0.hasSuffix("    expected") }, "\(lines)")
    lines = try await stage("1865-04-13").wait(for: "✓ begun: page 1, line 70")
    #expect(lines.contains { $0.hasSuffix("    410") }, "\(lines)")
  }

  @Test func `the legend explains all marks in one line of 80 columns`() async throws {
    let note = Excerpt(
      id: "3f0d000000000009", of: try page("1865-02-01"), at: .library, newspaper: newspaper,
      note: "see this", added: 5)
    let here = HeldPage(page: try page("1865-02-02"), title: "", place: "")
    let stage = try await stage("1865-04-12", note, [here])
    let lines = try await stage.wait(for: "◆ here")
    let legend =
      " ▪ issue ■ 2 █ 3+ × missing · none ♦ note ★ bookmarked ✓ read ◆ here t today"
    #expect(lines[21] == legend && !lines[20].contains("▪"), "\(lines)")
  }
}
