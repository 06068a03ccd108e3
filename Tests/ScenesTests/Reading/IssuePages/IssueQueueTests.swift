import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// Queuing an issue of which something is on this machine.
@MainActor @Suite(.timeLimit(.minutes(2))) struct IssueQueueTests {
  private let queue = StageQueue()
  private let pages: [PageID]

  init() throws { pages = try (1...4).map { try PageID.sample($0) } }

  /// - Parameters:
  ///   - texts: the pages whose texts are here.
  ///   - scans: those whose pictures are.
  private func stage(texts: [PageID], scans: [PageID]) throws -> Stage {
    var kept = StubArchive.Contents()
    for page in scans { kept.scans[page] = StubArchive.picture }
    return Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: StubArchive(try .sample()),
      route: .issue(pages[0].issue, title: "Evening star", first: nil),
      desk: queue.stockedDesk(texts: texts, kept: kept))
  }

  @Test func `what is on this machine takes no request, and says so`() async throws {
    let stage = try stage(texts: pages, scans: pages)
    try await stage.wait(for: "4 pages")
    stage.press("S")
    try await stage.wait(for: "4 pages, about 80 KB, no requests. All of it is here.")
    let priced = stage.lines.filter { $0.contains("no requests  │") }
    #expect(priced.count == 3, "text, scans and both: \(stage.lines)")
    #expect(stage.lines.contains { $0.contains("PDFs") && $0.contains("4 requests") }, "\(stage.lines)")
  }

  @Test func `a list of pages that is here costs nothing, only what is missing does`() async throws {
    let stage = try stage(texts: Array(pages.prefix(3)), scans: Array(pages.prefix(2)))
    try await stage.wait(for: "4 pages")
    stage.press("S")
    try await stage.wait(for: "4 pages, about 80 KB, 1 request,")
    #expect(!stage.lines.contains { $0.contains("is here.") }, "\(stage.lines)")
    stage.press("Down")
    try await stage.wait(for: "4 pages, about 2.5 MB, 3 requests,")
  }
}
