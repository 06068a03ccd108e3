import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TestSupport
import Testing

/// What stands in the narrow places of the calendar.
@MainActor @Suite(.timeLimit(.minutes(2))) struct CalendarRoomTests {
  private let folder = TemporaryFolder()
  private let archive = StubArchive()
  private let newspaper = Newspaper.samples[1]

  init() { archive.contents.issues[newspaper.lccn] = ListedIssue.daily }

  private func stage(_ day: String) async throws -> Stage {
    let library = LibraryFile(path: folder.file("library.sqlite"))
    try await library.put([
      try #require(ReadingPosition.sample(1, 1, day: "1865-04-13", place: 90, line: 70, read: 1_749_600_000))
    ])
    let issue = IssueID(lccn: newspaper.lccn, date: try #require(IssueDate("1865-04-14")))
    try await library.put(Bookmark(newspaper, target: .issue(issue), added: 1_749_900_000))
    return Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      library: library, route: .evening(on: day))
  }

  @Test func `what there is of a day goes on in the next line`() async throws {
    var lines = try await stage("1865-01-09").wait(for: "missing: an issue was")
    #expect(lines.contains { $0.hasSuffix("    expected") }, "\(lines)")
    lines = try await stage("1865-04-13").wait(for: "✓ begun: page 1, line 70")
    #expect(lines.contains { $0.hasSuffix("    410") }, "\(lines)")
  }

  @Test func `the legend explains all marks, in a second line if need be`() async throws {
    let lines = try await stage("1865-04-12").wait(for: "✓ read or begun")
    #expect(lines[20].contains("▪ issue") && lines[20].contains("★ bookmark"), "\(lines)")
    #expect(lines[21].contains("✓ read or begun") && lines[21].contains("today"), "\(lines)")
  }
}
