import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// The queue on screens, with its real file; nothing is working on it here.
@MainActor @Suite(.timeLimit(.minutes(2))) struct JobsScreenTests {
  private let folder = TemporaryFolder()
  let desk: JobDesk
  let store: QueueFile
  let archive: StubArchive
  let lccn: LCCN

  init() throws {
    archive = StubArchive(try .sample(), name: "news.example")
    lccn = try LCCN("sn83045462")
    store = QueueFile(path: folder.file("queue.jsonl"))
    desk = StageQueue.makeDesk(store)
  }

  func stage(_ route: Route = .jobs, columns: Int = 100, rows: Int = 24) -> Stage {
    let stage = Stage(columns: columns, rows: rows, archive: archive, route: .home, desk: desk)
    stage.navigator.open(route)
    return stage
  }

  func fill() async throws {
    let page = PageID(
      issue: IssueID(lccn: lccn, date: try #require(IssueDate("1865-10-02"))), sequence: 3)
    var running = QueuedJob(
      id: 0, wanted: .year(lccn, 1865), title: "Evening star", state: .running, added: 1,
      progress: .init(issues: 300, listed: 300, pages: 1200, done: 396))
    running.priority = .low
    let failed = QueuedJob(
      id: 0, wanted: .issue(page.issue), title: "Evening star", parts: [.text, .scan], state: .failed,
      added: 2,
      progress: .init(issues: 1, listed: 1, pages: 4, done: 3),
      failures: [.init(item: page.description, reason: "news.example has no text of page \(page)")])
    let done = QueuedJob(
      id: 0, wanted: .pages([page]), state: .done, added: 3, ended: 1_749_999_000,
      progress: .init(issues: 0, pages: 1, done: 1, bytes: 48_000_000))
    let waiting = QueuedJob(id: 0, wanted: .year(lccn, 1866), added: 4)
    _ = try await store.add([failed, done, waiting, running])
  }

  private func line(_ stage: Stage, _ words: String) -> String {
    stage.lines.first { $0.contains(words) } ?? ""
  }

  @Test func `jobs show their state, their progress, and what is left`() async throws {
    try await fill()
    let hold = try await store.hold()
    let stage = stage()
    try await stage.wait(for: "running")
    #expect(line(stage, "running").contains("Evening star 1865, text"))
    #expect(line(stage, "━━━").contains("33%  396 of 1,200 pages  about 27 min left"))
    #expect(line(stage, "failed").contains("3 of 4 pages "))
    #expect(line(stage, "1 of 4 ").contains("1 of 4 not available: news.example has no text"))
    #expect(line(stage, "done").contains("  1 page ") && !line(stage, "48.0 MB, 16 min ago").isEmpty)
    let states = stage.lines.compactMap { line in
      ["running", "waiting", "failed", "done"].first { line.contains(" \($0) ") || line.contains("▸ \($0) ") }
    }
    #expect(states == ["running", "waiting", "failed", "done"])
    withExtendedLifetime(hold) {}
  }

  @Test(arguments: [80, 100]) func `the reason of a waiting job is shown in full`(columns: Int) async throws {
    let reason = "www.loc.gov cannot be reached: its name could not be resolved"
    try await fill()
    _ = try await store.add([
      QueuedJob(
        id: 0, wanted: .year(lccn, 1867), title: "Evening star and advertiser",
        added: 5, progress: .init(issues: 300, listed: 2, pages: 8, done: 5), note: reason)
    ])
    let stage = stage(columns: columns)
    try await stage.wait(for: reason)
    #expect(line(stage, "advertiser").contains("advertiser 1867, text"))
    #expect(stage.lines.contains { $0.contains("1 of 4 not available") })
    #expect(line(stage, "text and scans").contains("3 of 4 pages"))
  }

  @Test func `no job is running if no program is working on them`() async throws {
    try await fill()
    let stage = stage()
    try await stage.wait(for: "waiting")
    #expect(!stage.lines.contains { $0.contains("running") })
  }

  @Test func `p pauses and resumes, x removes, u restores, r retries`() async throws {
    try await fill()
    let stage = stage()
    try await stage.wait(for: "sn83045462 1866")
    stage.press("p")
    try await stage.wait(for: "you paused it")
    #expect(try await store.contents().jobs.count { $0.state == .paused } == 1)
    stage.press("G", "k")
    stage.press("r")
    await stage.finishPendingWrites()
    #expect(try await store.contents().jobs[0].state == .waiting, "the one that failed")
    #expect(try await store.contents().jobs[0].failures.isEmpty)
    stage.press("G", "x")
    try await stage.wait(for: "u undoes")
    #expect(try await store.contents().jobs.count == 3)
    stage.press("u")
    try await stage.wait(for: "Restored: ")
    #expect(try await store.contents().jobs.count == 4)
  }

  @Test func `the cursor follows its job when that goes elsewhere, and so does x`() async throws {
    try await fill()
    let stage = stage()
    try await stage.wait(for: "▸ waiting  sn83045462 1866")
    let job = try #require(
      try await store.contents().jobs.first { $0.wanted == .year(lccn, 1866) })
    _ = try await store.change(job.id) { ($0.state, $0.ended) = (.done, 1_749_999_990) }
    let lines = try await stage.wait(for: "▸ done     sn83045462 1866")
    #expect(lines.contains { $0.contains("  waiting  Evening star 1865") }, "\(lines)")
    stage.press("x")
    try await stage.wait(for: "u undoes")
    let rest = try await store.contents().jobs.map(\.wanted)
    #expect(rest.count == 3 && !rest.contains(.year(lccn, 1866)))
  }

  @Test func `Enter shows what was unavailable, and opens the page`() async throws {
    try await fill()
    let stage = stage()
    try await stage.wait(for: "failed")
    stage.press("j", "j", "Enter")
    try await stage.wait(for: "│ news.example has no text of page ")
    stage.press("Enter")
    try await stage.wait(untilGone: "Jobs")
    try await stage.wait(for: "page 3")
  }

  @Test func `S and Y in the calendar queue the issue and the year`() async throws {
    let known = try #require(archive.contents.issues.first { !$0.value.isEmpty })
    let date = try #require(known.value.first?.date)
    let stage = stage(.calendar(known.key, title: nil, date: date))
    try await stage.wait(for: "\(date.year)")
    stage.press("S")
    try await stage.wait(for: "Text and scans")
    try await stage.wait(for: "requests")
    stage.press("Enter")
    try await stage.wait(for: "Queued; gj shows all jobs")
    stage.press("S")
    try await stage.wait(for: "▸ Text ")
    stage.press("Enter")
    try await stage.wait(for: "Already in the queue")
    stage.press("Y")
    try await stage.wait(for: "▸ Text ")
    stage.type("scans")
    try await stage.wait(untilGone: "PDFs")
    stage.press("Enter")
    try await stage.wait(for: "Queued; gj shows all jobs")
    await stage.finishPendingWrites()
    let jobs = try await store.contents().jobs
    #expect(
      jobs.map(\.wanted) == [.issue(IssueID(lccn: known.key, date: date)), .year(known.key, date.year)])
    #expect(jobs.map(\.parts) == [[.text], [.scan]])
    stage.press("g", "j")
    try await stage.wait(for: "waiting")
  }

  @Test func `offline nothing can be queued, and it says why`() async throws {
    let desk = JobDesk(StageQueue.queue(store), isOffline: true)
    let router = RecordingRouter<Route>()
    await desk.take(.year(lccn, 1865), title: nil, router)
    #expect(
      router.announcements == ["Nothing can be queued offline: start with --source loc, or a site's address"])
    #expect(try await store.contents().jobs.isEmpty)
  }

  @Test func `an empty queue says how to fill it`() async throws {
    let stage = stage()
    let lines = try await stage.wait(for: "Nothing is queued")
    #expect(lines.contains { $0.contains("What you queue is downloaded in the background") }, "\(lines)")
    #expect(lines.contains { $0.contains("Press S in a calendar or a page") }, "\(lines)")
  }
}
