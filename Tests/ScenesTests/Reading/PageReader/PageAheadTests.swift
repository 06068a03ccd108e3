import MVP
import Newspapers
import Presentation
import Scenes
import Synchronization
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Only the next page is requested while one is being read.
@MainActor @Suite(.timeLimit(.minutes(1))) struct PageAheadTests {
  private let asked = Asked()
  private let page: PageID
  private let archive = StubArchive()

  /// The requests, and the answer to each.
  private final class Asked: Sendable {
    let pages = Mutex<[Int]>([])
    let missing = Mutex<Set<Int>>([])

    var all: [Int] { pages.withLock { $0 } }

    func answer(_ page: PageID) throws(NewspaperError) -> Bool {
      pages.withLock { $0.append(page.sequence) }
      if missing.withLock({ $0.contains(page.sequence) }) { throw .notFound(what: "x", source: "y") }
      return true
    }
  }

  init() throws {
    let lccn = try LCCN("sn83045462")
    let date = try #require(IssueDate("1865-10-02"))
    page = PageID(issue: IssueID(lccn: lccn, date: date), sequence: 1)
    archive.contents.issues[lccn] = [ListedIssue(date: date)]
    archive.contents.pageCounts[page.issue] = 4
    for sequence in 1...4 {
      archive.contents.texts[PageID(issue: page.issue, sequence: sequence)] =
        "Words of sheet number \(sequence)."
    }
    archive.contents.unfilmed = [PageID(issue: page.issue, sequence: 3)]
  }

  private func stage() -> Stage {
    let asked = asked
    return Stage(
      columns: 80, rows: 24, archive: archive, route: .page(page, title: nil),
      ahead: { page async throws(NewspaperError) in try asked.answer(page) })
  }

  @Test func `the next page is requested once, and announced as ready while it is the next`() async throws {
    let stage = stage()
    try await stage.wait(for: "page 2 is ready")
    #expect(asked.all == [2])
    stage.press("]")
    try await stage.wait(for: "sheet number 2")
    #expect(!stage.lines.contains { $0.contains("is ready") })
    try await stage.wait(for: "page 4 is ready")
    #expect(asked.all == [2, 4], "page 3 was not filmed, and none is asked for twice")
  }

  @Test func `an unavailable page is not a failure before the reader turns to it`() async throws {
    asked.missing.withLock { $0 = [2] }
    let stage = stage()
    try await stage.wait(for: "sheet number 1")
    while asked.all.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    stage.press("]")
    try await stage.wait(for: "page 4 is ready")
    #expect(asked.all == [2, 4])
  }
}
