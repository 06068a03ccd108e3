import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// Queuing a year of which something is on this machine.
@MainActor @Suite(.timeLimit(.minutes(2))) struct YearQueueTests {
  private let queue = StageQueue()

  /// - Parameter count: how many of three issues have their list of pages, texts and pictures here.
  private func stage(here count: Int) throws -> Stage {
    let pages = try ["1865-10-02", "1865-10-03", "1865-10-04"].map { try PageID.sample(1, day: $0) }
    let lccn = pages[0].issue.lccn
    let listed = pages.map { ListedIssue(date: $0.issue.date) }
    var (contents, kept) = (StubArchive.Contents(), StubArchive.Contents())
    contents.issues[lccn] = listed
    kept.issues[lccn] = Array(listed.prefix(count))
    for page in pages.prefix(count) { kept.scans[page] = StubArchive.picture }
    return Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: StubArchive(contents), route: .evening(on: "1865-10-02"),
      desk: queue.stockedDesk(texts: Array(pages.prefix(count)), kept: kept))
  }

  @Test func `what is on this machine takes no request, and says so`() async throws {
    let stage = try stage(here: 3)
    try await stage.wait(for: "1865-10-02")
    stage.press("Y")
    try await stage.wait(for: "3 pages, about 60 KB, no requests. All of it is here.")
    let priced = stage.lines.filter { $0.contains("no requests  │") }
    #expect(priced.count == 3, "text, scans and both: \(stage.lines)")
  }

  @Test func `only issues whose pages are not known here are estimated`() async throws {
    let stage = try stage(here: 2)
    try await stage.wait(for: "1865-10-02")
    stage.press("Y")
    try await stage.wait(for: "About 6 pages, about 120 KB, about 5 requests")
    stage.press("Down")
    try await stage.wait(for: "About 6 pages, about 3.7 MB, about 9 requests")
  }
}
