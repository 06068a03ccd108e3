import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// Responses that make no sense, and jobs that start over.
@Suite(.timeLimit(.minutes(2))) struct QueuePatienceTests {
  private let folder = TemporaryFolder()
  private let lccn: LCCN
  private let source = StubArchive()
  private let machine = QueueMachine()
  private let pages: [PageID]
  private var store: QueueFile { QueueFile(path: folder.file("queue.jsonl")) }

  private static let trouble = NewspaperError.malformed(host: "news.example", what: "not JSON")

  /// Two issues of two pages each.
  init() throws {
    let lccn = try LCCN("sn83045462")
    let dates = ["1865-10-02", "1865-10-03"].compactMap { IssueDate($0) }
    self.lccn = lccn
    pages = dates.flatMap { date in
      (1...2).map { PageID(issue: IssueID(lccn: lccn, date: date), sequence: $0) }
    }
    source.contents.issues[lccn] = dates.map { ListedIssue(date: $0) }
    machine.archive.contents.issues[lccn] = source.contents.issues[lccn]
    for page in pages {
      source.contents.pageCounts[page.issue] = 2
      source.contents.texts[page] = "words of \(page)"
    }
  }

  private func runner() -> QueueRunner {
    let (source, machine) = (source, machine)
    return QueueRunner(
      store: store,
      sources: { _ in
        QueueSource(archive: source, kept: machine.archive, shelf: machine) { pages in
          Set(pages.filter { machine.archive.contents.texts[$0] != nil })
        }
      }, describe: { "\($0)" }, now: { 5000 })
  }

  private func add(_ wanted: QueuedJob.Wanted) async throws {
    _ = try await store.add([QueuedJob(id: 0, wanted: wanted, added: 1)])
  }

  private var job: QueuedJob {
    get async throws {
      let jobs = try await store.contents().jobs
      return try #require(jobs.first)
    }
  }

  /// Steps until one is not `.went`, which is returned.
  private func work(_ runner: QueueRunner) async throws -> QueueRunner.Step {
    for _ in 1...50 {
      let step = try await runner.step()
      guard case .went = step else { return step }
    }
    return .idle
  }

  @Test func `an unreadable issue is requested once more after a wait, and then all of it is here`()
    async throws
  {
    try await add(.issue(pages[0].issue))
    source.contents.issueFailure = Self.trouble
    let runner = runner()
    let step = try await work(runner)
    guard case .halted(let halted, Self.trouble, until: 5010) = step else {
      Issue.record("\(step)")
      return
    }
    #expect(halted.failures.isEmpty && halted.progress.listed == 0)
    let waiting = try await job
    #expect(waiting.note != nil && waiting.isOpen)
    source.contents.issueFailure = nil
    _ = try await work(runner)
    let done = try await job
    #expect(done.state == .done && done.progress.done == 2 && done.note == nil, "\(done)")
  }

  @Test func `a page that stays unreadable waits for the others, and fails after one wait`() async throws {
    try await add(.year(lccn, 1865))
    source.contents.pageFailures[pages[0]] = Self.trouble
    let runner = runner()
    guard case .halted(let halted, Self.trouble, _) = try await work(runner) else {
      Issue.record("no wait")
      return
    }
    #expect(halted.progress.done == 3 && halted.failures.isEmpty, "the others come first")
    guard case .ended(let ended) = try await work(runner) else {
      Issue.record("not over")
      return
    }
    #expect(ended.state == .failed && ended.failures.map(\.item) == [pages[0].description])
    #expect(source.asked.count { $0 == "text \(pages[0])" } == 2)
  }

  @Test(arguments: [(401, 1), (403, 1), (500, 2)])
  func `what a server refuses is not requested again, unlike what it failed to send`(
    status: Int, requests: Int
  ) async throws {
    try await add(.year(lccn, 1865))
    source.contents.pageFailures[pages[0]] = .serverError(host: "news.example", status: status)
    let runner = runner()
    var step = try await work(runner)
    if case .halted = step { step = try await work(runner) }
    guard case .ended(let ended) = step else {
      Issue.record("\(step)")
      return
    }
    #expect(ended.progress.done == 3 && ended.failures.map(\.item) == [pages[0].description])
    #expect(source.asked.count { $0 == "text \(pages[0])" } == requests)
  }

  @Test func `a job that starts over keeps its count while it finds what is here`() async throws {
    source.contents.texts[pages[3]] = nil
    try await add(.year(lccn, 1865))
    _ = try await work(runner())
    let ended = try await job
    #expect(ended.state == .failed && ended.progress.done == 3)
    source.contents.texts[pages[3]] = "words"
    try await store.change(ended.id) { $0.restart() }
    let runner = runner()
    var counts: [Int] = []
    while case .went(let job) = try await runner.step() {
      counts.append(job.progress.done)
      #expect(job.progress.allPages == 4)
    }
    #expect(!counts.isEmpty && counts.allSatisfy { $0 >= 3 }, "\(counts)")
    let done = try await job
    #expect(done.state == .done && done.progress.done == 4, "\(done)")
  }

  @Test func `a job whose pages are gone counts from the start again`() async throws {
    try await add(.year(lccn, 1865))
    _ = try await work(runner())
    let ended = try await job
    #expect(ended.progress.done == 4)
    for page in pages { machine.archive.contents.texts[page] = nil }
    try await store.change(ended.id) { $0.restart() }
    let runner = runner()
    var counts: [Int] = []
    while case .went(let job) = try await runner.step() { counts.append(job.progress.done) }
    #expect(counts.contains(1), "\(counts)")
  }
}
