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
    // There are three editions on April 15, 1865.
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

  private func stage(columns: Int, rows: Int = 35, preview: FrontPagePreview = .ask) -> Stage {
    Stage(
      columns: columns, rows: rows, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: archive,
      now: 1_759_406_400, route: .evening(on: "1865-04-15"), preview: preview, kept: kept)
  }

  private var scans: [String] { archive.asked.filter { $0.hasPrefix("scan") } }

  @Test(arguments: [(120, 35), (160, 50), (220, 60)])
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
    try await stage.expect("calendar-front-page-\(columns)x\(rows)")
  }

  @Test func `it alone is loaded when the reader says so`() async throws {
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

  @Test func `a day without an issue keeps the frame, with the reason and the way on`() async throws {
    let stage = stage(columns: 120)
    try await stage.wait(for: "not loaded")
    let corner = try #require(stage.lines[1].firstIndex(of: "┌")).utf16Offset(in: stage.lines[1])
    stage.press("l")
    let lines = try await stage.wait(for: "Sunday, April 16, 1865  ")
    #expect(lines[1].firstIndex(of: "┌")?.utf16Offset(in: lines[1]) == corner, "nothing jumps")
    let framed = lines.map { $0.dropFirst(corner) }
    for words in ["Sunday, April 16, 1865", "no issue", "n next issue"] {
      #expect(framed.contains { $0.contains(" \(words) ") }, "\(lines)")
    }
    #expect(scans.isEmpty)
  }

  @Test func `a cut-off one says so, and is loaded again`() async throws {
    archive.contents.scans[try CalendarFrontPageTests.page(1)] = StubArchive.cutPicture
    let stage = stage(columns: 120)
    try await stage.wait(for: "not loaded")
    stage.press("v")
    try await stage.wait(for: "✗ damaged picture")
    #expect(stage.lines.contains { $0.contains("v tries again") })
    archive.contents.scans[try CalendarFrontPageTests.page(1)] = StubArchive.picture
    stage.press("v")
    try await stage.wait(for: "▒▒▒")
    #expect(scans.count == 2)
  }

  @Test func `on a pause it is loaded if that takes one request, and only where the reader stays`()
    async throws
  {
    let stage = stage(columns: 120, preview: .rest)
    try await stage.wait(for: "v loads it: 1")
    stage.press("n", "p")
    _ = stage.lines
    #expect(scans.isEmpty)
    try await stage.wait(for: "▒▒▒")
    #expect(scans == ["scan \(try CalendarFrontPageTests.page(1)) 300"], "not the day that was passed")
  }

  @Test func `on a pause nothing is loaded whose address also takes a request`() async throws {
    archive.contents.hosts = ["news.example", "tiles.example"]
    let stage = stage(columns: 120, preview: .rest)
    try await stage.wait(for: "v loads it: 2")
    try await Task.sleep(for: .milliseconds(700))
    _ = stage.lines
    #expect(scans.isEmpty && stage.lines.contains { $0.contains("not loaded") })
    stage.press("v")
    try await stage.wait(for: "▒▒▒")
  }

  @Test func `on a pause nothing is loaded unless configured`() async throws {
    let stage = stage(columns: 120)
    try await stage.wait(for: "v loads it: 1")
    try await Task.sleep(for: .milliseconds(700))
    _ = stage.lines
    #expect(scans.isEmpty)
  }

  @Test func `a reader who wants none sees none, not even one that is here`() async throws {
    let stage = stage(columns: 120, preview: .never)
    try await stage.wait(for: "Monday to Saturday")
    stage.press("Tab")
    try await stage.wait(for: "▸ edition 2")
    stage.press("v")
    #expect(stage.lines[34].contains("preview is never"))
    #expect(scans.isEmpty && kept.asked.isEmpty)
  }

  @Test func `a narrow calendar has no room for it`() async throws {
    let stage = stage(columns: 119)
    try await stage.wait(for: "Monday to Saturday")
    stage.press("v")
    #expect(stage.lines[34].contains("needs 120 columns"))
    #expect(!stage.lines.contains { $0.contains("not loaded") } && scans.isEmpty)
  }
}
