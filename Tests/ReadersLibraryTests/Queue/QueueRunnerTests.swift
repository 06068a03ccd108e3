import Foundation
import Newspapers
import ReadersLibrary
import Synchronization
import TestSupport
import Testing

/// The queue at work, with its real file, and sources that answer from memory.
struct QueueRunnerTests {
  private let folder = TemporaryFolder()
  private let lccn: LCCN
  private let source = StubArchive()
  private let machine = QueueMachine()
  private var store: QueueFile { QueueFile(path: folder.file("queue.jsonl")) }

  /// Two issues of two pages each in 1865, and one in 1866.
  init() throws {
    lccn = try LCCN("sn83045462")
    let dates = ["1865-10-02", "1865-10-03", "1866-01-01"].compactMap { IssueDate($0) }
    source.contents.issues[lccn] = dates.map { ListedIssue(date: $0) }
    machine.archive.contents.issues[lccn] = source.contents.issues[lccn]
    for page in dates.flatMap({ pages(of: $0) }) {
      source.contents.pageCounts[page.issue] = 2
      source.contents.texts[page] = "words of \(page)"
    }
  }

  private func pages(of date: IssueDate) -> [PageID] {
    (1...2).map { PageID(issue: IssueID(lccn: lccn, date: date), sequence: $0) }
  }

  private func runner(now: Double = 5000) -> QueueRunner {
    let (source, machine) = (source, machine)
    return QueueRunner(
      store: store,
      sources: { _ in
        QueueSource(archive: source, kept: machine.archive, shelf: machine) { pages in
          Set(pages.filter { machine.archive.contents.texts[$0] != nil })
        }
      }, describe: { "\($0)" }, now: { now })
  }

  private func add(
    _ wanted: QueuedJob.Wanted, _ parts: Set<QueuedJob.Part> = [.text], priority: QueuedJob.Priority = .normal
  ) async throws -> QueuedJob {
    try await store.add([QueuedJob(id: 0, wanted: wanted, parts: parts, priority: priority, added: 1)])[0].job
  }

  private var texts: [String] { source.asked.filter { $0.hasPrefix("text") } }

  @Test func `a year is downloaded page by page, each once, and finishes`() async throws {
    _ = try await add(.year(lccn, 1865))
    let runner = runner()
    var counts: [Int] = []
    while case .went(let job) = try await runner.step() {
      counts.append(job.progress.done)
      #expect(job.state == .running)
    }
    #expect(counts == [0, 1, 2, 3, 4])
    let job = try await store.contents().jobs[0]
    #expect(job.state == .done && job.ended == 5000 && job.progress.pages == 4 && job.progress.isExact)
    #expect(Set(texts).count == 4 && texts.count == 4)
    #expect(try await runner.step() == .idle)
  }

  @Test func `the pages of a year are estimated until its issues are known`() async throws {
    _ = try await add(.year(lccn, 1865))
    let runner = runner()
    _ = try await runner.step()
    #expect(try await store.contents().jobs[0].progress.allPages == nil)
    _ = try await runner.step()
    let progress = try await store.contents().jobs[0].progress
    #expect(progress.listed == 1 && progress.allPages == 4 && !progress.isExact)
  }

  @Test func `another runner resumes where one was cut off, and requests no page again`() async throws {
    _ = try await add(.year(lccn, 1865))
    let first = runner()
    for _ in 1...3 { _ = try await first.step() }
    #expect(texts.count == 2)
    let second = runner()
    while case .went = try await second.step() {}
    #expect(Set(texts).count == 4 && texts.count == 4)
    #expect(try await store.contents().jobs[0].progress.done == 4)
  }

  @Test func `a missing page is a failure of that page, reported at the end, and not requested again`()
    async throws
  {
    let page = pages(of: try #require(IssueDate("1865-10-02")))[1]
    source.contents.texts[page] = nil
    _ = try await add(.year(lccn, 1865))
    var runner = runner()
    var last: QueuedJob?
    for _ in 1...4 { if case .went(let job) = try await runner.step() { last = job } }
    #expect(last?.failures.map(\.item) == [page.description])
    runner = self.runner()
    while case .went = try await runner.step() {}
    let job = try await store.contents().jobs[0]
    #expect(job.state == .failed && job.progress.done == 3 && job.failures.count == 1)
    #expect(texts.count == 4)
    source.contents.texts[page] = "there now"
    try await store.change(job.id) { $0.restart() }
    while case .went = try await runner.step() {}
    #expect(try await store.contents().jobs[0].state == .done)
    #expect(texts.count == 5)
  }

  @Test func `a job with higher priority goes first, and pausing takes effect at once`() async throws {
    let low = try await add(.year(lccn, 1865), priority: .low)
    let runner = runner()
    for _ in 1...2 { _ = try await runner.step() }
    let date = try #require(IssueDate("1866-01-01"))
    _ = try await add(.issue(IssueID(lccn: lccn, date: date)), priority: .high)
    guard case .went(let job) = try await runner.step() else { return #expect(Bool(false)) }
    #expect(job.priority == .high)
    try await store.change(low.id) { $0.state = .paused }
    while case .went = try await runner.step() {}
    #expect(try await runner.step() == .idle)
    let jobs = try await store.contents().jobs
    #expect(jobs.map(\.state) == [.paused, .done] && jobs[0].progress.done == 1)
  }

  @Test func `a job paused during a download stays paused`() async throws {
    _ = try await add(.year(lccn, 1865))
    let store = store
    source.wait(for: { _ = try? await store.change(1) { $0.state = .paused } })
    let runner = runner()
    _ = try await runner.step()
    #expect(try await store.contents().jobs[0].state == .paused)
    #expect(try await runner.step() == .idle)
  }

  @Test func `a server that refuses halts the queue, and the job waits`() async throws {
    let job = try await add(.year(lccn, 1865))
    source.contents.failure = .rateLimited(host: "news.example", until: 9000)
    let step = try await runner().step()
    #expect(step == .halted(job, .rateLimited(host: "news.example", until: 9000), until: 9000))
    source.contents.failure = nil
    let later = runner(now: 9000)
    while case .went = try await later.step() {}
    #expect(try await store.contents().jobs[0].state == .done)
  }

  @Test func `a page that fails repeatedly does not hold up the others`() async throws {
    let page = pages(of: try #require(IssueDate("1865-10-02")))[0]
    source.contents.pageFailures[page] = .timedOut(host: "news.example", seconds: 30)
    _ = try await add(.year(lccn, 1865))
    let runner = runner()
    var halts = 0
    loop: for _ in 1...20 {
      switch try await runner.step() {
      case .halted: halts += 1
      case .ended: break loop
      default: continue
      }
    }
    let job = try await store.contents().jobs[0]
    #expect(halts == 4 && job.state == .failed && job.progress.done == 3)
    #expect(job.failures.map(\.item) == [page.description])
  }

  @Test func `a full disk pauses the job, says so, and nothing missing is counted`() async throws {
    _ = try await add(.year(lccn, 1865))
    let runner = runner()
    for _ in 1...2 { _ = try await runner.step() }
    machine.isFull.withLock { $0 = true }
    guard case .paused(let job, .local) = try await runner.step() else { return #expect(Bool(false)) }
    #expect(job.state == .paused && job.progress.done == 1 && job.note?.contains("No space left") == true)
    #expect(try await runner.step() == .idle)
    machine.isFull.withLock { $0 = false }
    try await store.change(job.id) { $0.restart() }
    while case .went = try await runner.step() {}
    #expect(try await store.contents().jobs[0].state == .done)
    #expect(try await store.contents().jobs[0].progress.done == 4)
  }

  @Test func `what cannot be read locally afterward does not count`() async throws {
    let date = try #require(IssueDate("1865-10-02"))
    _ = try await add(.issue(IssueID(lccn: lccn, date: date)), [.scan])
    for page in pages(of: date) { source.contents.scans[page] = [0xFF, 0xD8, 0xFF, 0xD9] }
    let runner = runner()
    guard case .paused(let job, .local(let what)) = try await runner.step() else {
      return #expect(Bool(false))
    }
    #expect(
      job.progress.done == 0 && what.hasSuffix("could not be kept on this machine; the disk may be full"))
  }

  @Test func `a page with something missing counts for what was downloaded`() async throws {
    let date = try #require(IssueDate("1865-10-02"))
    _ = try await add(.issue(IssueID(lccn: lccn, date: date)), [.text, .scan])
    let runner = runner()
    while case .went = try await runner.step() {}
    let job = try await store.contents().jobs[0]
    #expect(job.state == .failed && job.progress.done == 2, "\(job)")
    #expect(job.failures.map(\.item) == pages(of: date).map(\.description))
    #expect(pages(of: date).allSatisfy { machine.archive.contents.texts[$0] != nil })
  }
}
