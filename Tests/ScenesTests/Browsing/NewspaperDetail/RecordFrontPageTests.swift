import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// The front page of a newspaper beside or below its record.
@MainActor @Suite(.timeLimit(.minutes(2))) struct RecordFrontPageTests {
  private let record: RecordPageStage
  private var archive: StubArchive { record.archive }

  init() throws { record = try RecordPageStage() }

  @Test(arguments: [(160, 50), (220, 60)])
  func `a local front page looks as recorded`(columns: Int, rows: Int) async throws {
    record.keep([record.earliest])
    let stage = record.stage(columns: columns, rows: rows)
    try await stage.wait(for: "◆ Thursday, January 1, 1880 · page 1")
    try await stage.wait(for: "▒▒▒")
    try await stage.wait(for: "A publisher")
    #expect(archive.asked.isEmpty)
    try await stage.expect("list-front-page-\(columns)x\(rows)")
  }

  @Test func `one that is not here says what it takes, and v loads it`() async throws {
    archive.contents.scans = [record.earliest: StubArchive.picture]
    let stage = record.stage(columns: 220, rows: 60)
    try await stage.wait(for: "v loads it: 1 request")
    try await stage.wait(for: "A publisher")
    try await stage.expect("list-front-page-not-here-220x60")
    for _ in 0..<3 { stage.press("j", "k") }
    try await stage.wait(for: "v loads it: 1 request")
    #expect(archive.asked.isEmpty, "nothing is asked unasked")
    stage.press("v")
    try await stage.wait(for: "▒▒▒")
    #expect(archive.asked == ["scan \(record.earliest) 300"])
  }

  @Test func `below the record it is shown only if it is here, or was requested`() async throws {
    archive.contents.scans = [record.earliest: StubArchive.picture]
    let stage = record.stage(columns: 160, rows: 50)
    try await stage.wait(for: "A publisher")
    for _ in 0..<20 {
      #expect(!stage.lines.contains { $0.contains("▒▒▒") || $0.contains("January 1, 1880") })
      try await Task.sleep(for: .milliseconds(1))
    }
    stage.press("v")
    try await stage.wait(for: "▒▒▒")
    #expect(record.scans.count == 1)
  }

  @Test func `page 1 of the issue read last comes first, then local ones`() async throws {
    let folder = TemporaryFolder()
    let library = LibraryFile(path: folder.file("library.sqlite"))
    let read = try #require(ReadingPosition.sample(1, 3, day: "1890-07-04", place: 9, line: 2, read: 5))
    let older = try #require(ReadingPosition.sample(1, 1, day: "1889-02-03", place: 9, line: 2, read: 4))
    _ = try await library.put([older, read])
    var record = record
    record.holdings = StubHoldings([HeldPage(page: record.held, title: "", place: "")])
    let last = PageID(issue: read.page.issue, sequence: 1)
    record.kept.contents.scanFailures[last] = .notHere(what: "a scan")
    record.kept.contents.scanFailures[older.page] = .notHere(what: "a scan")
    record.keep([record.held])
    let stage = record.stage(columns: 220, rows: 60, library: library)
    try await stage.wait(for: "◆ Saturday, March 5, 1881 · page 1")
    record.keep([record.held, last])
    record.kept.contents.scanFailures[last] = nil
    let again = record.stage(columns: 220, rows: 60, library: library)
    try await again.wait(for: "◆ Friday, July 4, 1890 · page 1")
    record.kept.contents.failure = .notHere(what: "a scan")
    let none = record.stage(columns: 220, rows: 60, library: library)
    try await none.wait(for: "● Friday, July 4, 1890 · page 1")
    #expect(archive.asked.isEmpty)
  }

  @Test func `a picture that comes late is not shown for another row`() async throws {
    record.keep([record.earliest])
    let (gate, open) = AsyncStream<Void>.makeStream()
    record.kept.wait { for await _ in gate { break } }
    let stage = record.stage(columns: 220, rows: 60, route: .newspapers(NewspaperQuery()))
    try await stage.wait(for: "1 of 5")
    while stage.lines.first(where: { $0.hasPrefix("▸") })?.contains("Evening star") != true {
      stage.press("j")
    }
    try await stage.wait(for: "January 1, 1880")
    while record.kept.asked.isEmpty {
      _ = stage.lines
      try await Task.sleep(for: .milliseconds(1))
    }
    stage.press("j")
    try await stage.wait(untilGone: "│ Evening star")
    record.kept.wait(for: nil)
    open.yield()
    open.finish()
    try await stage.wait(for: "v loads it")
    #expect(!stage.lines.contains { $0.contains("▒▒▒") })
  }

  @Test func `in a narrow window v shows it instead of the record`() async throws {
    archive.contents.scans = [record.earliest: StubArchive.picture]
    let stage = record.stage(
      columns: 80, rows: 24, route: .newspaper(Newspaper.samples[1].lccn, preview: nil))
    try await stage.wait(for: "A publisher")
    stage.press("v")
    try await stage.wait(for: "v loads it: 1 request")
    #expect(!stage.lines.contains { $0.contains("A publisher") } && record.scans.isEmpty)
    stage.press("v")
    try await stage.wait(for: "▒▒▒")
    #expect(record.scans.count == 1)
    stage.press("v")
    try await stage.wait(for: "A publisher")
    stage.press("v")
    try await stage.wait(for: "▒▒▒")
    stage.press("Esc")
    try await stage.wait(for: "A publisher")
    #expect(record.scans.count == 1 && stage.navigator.screens.count == 1)
  }

  @Test func `a reader who wants none sees none`() async throws {
    record.keep([record.earliest])
    let stage = record.stage(columns: 220, rows: 60, preview: .never)
    try await stage.wait(for: "A publisher")
    stage.press("v")
    #expect(stage.lines[59].contains("preview is never"))
    #expect(!stage.lines.contains { $0.contains("▒▒▒") || $0.contains("January 1, 1880") })
    #expect(record.kept.asked.isEmpty)
  }

  @Test func `if nothing is beside, v says so`() async throws {
    let stage = record.stage(columns: 119, rows: 30)
    try await stage.wait(for: "1 of 1")
    stage.press("v")
    #expect(stage.lines[29].contains("At 120 columns or more"))
  }

  @Test(arguments: [(120, 71), (160, 95), (199, 96), (200, 95), (220, 95), (300, 173)])
  func `panes share the width`(columns: Int, separator: Int) async throws {
    let stage = record.stage(columns: columns, rows: 30)
    try await stage.wait(for: "A publisher")
    let line = Array(stage.lines[10])
    #expect(line.firstIndex(of: "│") == separator + 2)
  }
}
