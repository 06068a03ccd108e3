import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Queuing what is on the wall of front pages, for reading without a network.
@MainActor @Suite(.timeLimit(.minutes(2))) struct WallQueueTests {
  private let queue = StageQueue()

  private func stage(
    _ archive: StubArchive, columns: Int = 80, rows: Int = 24, state: String? = nil, desk: JobDesk? = nil
  ) throws -> Stage {
    Stage(
      columns: columns, rows: rows, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: archive, route: .frontPages(try PageID.frontPage(100).issue.date, state: state),
      desk: desk ?? queue.desk)
  }

  @Test func `S queues the selected page's issue, with a price`() async throws {
    let archive = StubArchive(try .frontPages(41))
    let stage = try stage(archive)
    try await stage.wait(for: "not loaded")
    stage.press("l", "S")
    try await stage.wait(for: "Queue Jan 6, 1916")
    // The list of its pages is here.
    try await stage.wait(for: "1 page, about 20 KB, 1 request,")
    #expect(try await queue.jobs.isEmpty, "nothing before it is chosen")
    stage.press("Enter")
    try await stage.wait(for: "Queued; gj shows all jobs: Paper 101, Jan 6, 1916, text")
    await stage.finishPendingWrites()
    #expect(try await queue.jobs.map(\.wanted) == [.issue(try PageID.frontPage(101).issue)])
  }

  @Test func `Y queues all front pages, or all issues, as one job`() async throws {
    let archive = StubArchive(try .frontPages(41))
    let stage = try stage(archive)
    try await stage.wait(for: "1 of 41")
    stage.press("Y")
    try await stage.wait(for: "Text of all 41 front pages")
    try await stage.wait(for: "41 pages, about 820 KB, 82 requests, about 4 min")
    stage.press("Down")
    try await stage.wait(for: "About 164 pages, about 3.3 MB, about 205 requests")
    stage.press("Enter")
    try await stage.wait(for: "Queued; gj shows all jobs: 41 issues, Jan 6, 1916, text")
    stage.press("Y")
    try await stage.wait(for: "Queue Jan 6, 1916")
    stage.type("scans of all 41 front")
    try await stage.wait(for: "1 of 2")
    stage.press("Enter")
    try await stage.wait(for: "41 front pages, Jan 6, 1916, scans")
    await stage.finishPendingWrites()
    let pages = try (100..<141).map { try PageID.frontPage($0) }
    let jobs = try await queue.jobs
    #expect(jobs.map(\.wanted) == [.issues(pages.map(\.issue)), .pages(pages)])
    #expect(jobs.map(\.parts) == [[.text], [.scan]])
    #expect(archive.asked == ["front pages 1916-01-06"])
  }

  /// Of two of the issues nothing is here.
  @Test(arguments: [
    ("front", "41 pages, about 24.6 MB, 4 requests"),
    ("issues", "About 47 pages, about 28.2 MB, about 10 requests"),
  ])
  func `pictures and lists that are here cost nothing`(offer: String, price: String) async throws {
    let desk = queue.stockedDesk(kept: try .frontPages(39))
    let stage = try stage(StubArchive(try .frontPages(41)), desk: desk)
    try await stage.wait(for: "1 of 41")
    stage.press("Y")
    try await stage.wait(for: "Text of all 41 front pages")
    stage.type("scans of all 41 \(offer)")
    try await stage.wait(for: price)
  }

  @Test func `one page is not offered as several`() async throws {
    let stage = try stage(StubArchive(try .frontPages(1)))
    try await stage.wait(for: "not loaded")
    stage.press("Y")
    try await stage.wait(for: "Text of the front page")
    stage.press("Down", "Enter")
    try await stage.wait(for: "Paper 100, Jan 6, 1916, text")
    await stage.finishPendingWrites()
    #expect(try await queue.jobs.map(\.wanted) == [.issue(try PageID.frontPage(100).issue)])
  }

  @Test func `a day without front pages has nothing to queue`() async throws {
    let stage = try stage(StubArchive())
    try await stage.wait(for: "has no front pages")
    stage.press("Y")
    #expect(stage.lines.last?.contains("No front pages here") == true, "\(stage.lines.last ?? "")")
  }
}
