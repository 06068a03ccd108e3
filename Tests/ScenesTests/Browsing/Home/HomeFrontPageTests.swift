import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// The page of the selected row, beside the rows of Home.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HomeFrontPageTests {
  private let home: HomeStage
  private let kept = StubArchive(name: "this machine")
  /// The pages of the first and the second row.
  private let first: PageID
  private let second: PageID

  init() throws {
    home = try HomeStage()
    first = try #require(ReadingPosition.sample(0, 3, day: "1910-03-01", place: 0, line: 0, read: 0)).page
    second = try #require(ReadingPosition.sample(1, 4, day: "1911-03-02", place: 0, line: 0, read: 0)).page
    home.archive.contents.hosts = ["news.example"]
    kept.contents.scans = [first: StubArchive.picture]
  }

  private func stage(columns: Int, rows: Int) async throws -> Stage {
    try await home.fill()
    return Stage(
      columns: columns, rows: rows, service: home.directory, archive: home.archive, library: home.library,
      now: 1_750_000_000, route: .home, kept: kept, holdings: home.holdings)
  }

  @Test(arguments: [(120, 35), (160, 50), (220, 60)])
  func `the exact page of the row looks as recorded`(columns: Int, rows: Int) async throws {
    let stage = try await stage(columns: columns, rows: rows)
    try await stage.wait(for: "On this machine")
    try await stage.wait(for: "◆ Tuesday, March 1, 1910 · page 3")
    try await stage.wait(for: "▒▒▒")
    try await stage.wait(for: "page 1 is here")
    if columns >= 200 { try await stage.wait(for: "A publisher") }
    try await stage.expect("home-page-\(columns)x\(rows)")
    #expect(home.archive.asked.isEmpty)
  }

  @Test func `without it the front page of its issue is shown, or else the record`() async throws {
    kept.contents.scans[PageID(issue: second.issue, sequence: 1)] = StubArchive.picture
    let stage = try await stage(columns: 120, rows: 35)
    try await stage.wait(for: "▒▒▒")
    stage.press("j")
    try await stage.wait(for: "◆ Thursday, March 2, 1911 · page 1")
    try await stage.wait(for: "▒▒▒")
    stage.press("j")
    try await stage.wait(for: "A publisher")
    #expect(!stage.lines.contains { $0.contains("▒▒▒") } && home.archive.asked.isEmpty)
    stage.press("k", "k")
    try await stage.wait(for: "◆ Tuesday, March 1, 1910 · page 3")
    stage.press("Enter")
    try await stage.wait(for: "page 3")
  }

  @Test func `a picture that comes late is not shown for another row`() async throws {
    let (gate, open) = AsyncStream<Void>.makeStream()
    kept.wait { for await _ in gate { break } }
    let stage = try await stage(columns: 120, rows: 35)
    try await stage.wait(for: "page 1 is here")
    while kept.asked.isEmpty {
      _ = stage.lines
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(stage.lines.contains { $0.contains("│ New-York tribune") }, "the record does not wait")
    stage.press("j")
    kept.wait(for: nil)
    open.yield()
    open.finish()
    try await stage.wait(for: "A publisher")
    try await stage.wait(for: "│ Evening star")
    #expect(!stage.lines.contains { $0.contains("▒▒▒") })
  }

  @Test func `only v requests it`() async throws {
    home.archive.contents.scans = [second: StubArchive.picture]
    let stage = try await stage(columns: 160, rows: 50)
    try await stage.wait(for: "▒▒▒")
    stage.press("j")
    try await stage.wait(for: "A publisher")
    #expect(home.archive.asked.isEmpty)
    stage.press("v")
    try await stage.wait(for: "◆ Thursday, March 2, 1911 · page 4")
    #expect(home.archive.asked == ["scan \(second) 300"])
  }

  @Test func `the first Home shows the demonstration newspaper, which needs no network`() async throws {
    let page = try PageID.sample(1)
    home.archive.contents.hosts = []
    home.archive.contents.held = [page.issue.lccn]
    let earliest = try PageID.sample(1, day: "1865-09-30")
    home.archive.contents.scans = [earliest: StubArchive.picture]
    let stage = home.stage(columns: 160, rows: 50, holdings: StubHoldings())
    try await stage.wait(for: "Read the demonstration newspaper")
    stage.press("j")
    try await stage.wait(for: "◆ Saturday, September 30, 1865 · page 1")
    try await stage.wait(for: "▒▒▒")
  }
}
