import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// Jobs with issues that have no pages, or with a list that cannot be read completely.
struct QueueGapTests {
  private let folder = TemporaryFolder()
  private let source = StubArchive()
  private let machine = QueueMachine()
  private let lccn: LCCN
  private let issues: [IssueID]

  init() throws {
    let lccn = try LCCN("sn83045462")
    let dates = try ["1865-10-02", "1865-10-03"].map { try #require(IssueDate($0)) }
    self.lccn = lccn
    issues = dates.map { IssueID(lccn: lccn, date: $0) }
    for archive in [source, machine.archive] {
      archive.contents.issues[lccn] = dates.map { ListedIssue(date: $0) }
      archive.contents.sequences[issues[0]] = []
      archive.contents.unreadable = 3
    }
    source.contents.texts[PageID(issue: issues[1], sequence: 1)] = "gold"
  }

  /// The job as it is stored at its end.
  private func run(_ wanted: QueuedJob.Wanted) async throws -> QueuedJob {
    let store = QueueFile(path: folder.file("queue.jsonl"))
    _ = try await store.add([QueuedJob(id: 0, wanted: wanted, added: 1)])
    let (source, machine) = (source, machine)
    let runner = QueueRunner(
      store: store,
      sources: { _ in
        QueueSource(archive: source, kept: machine.archive, shelf: machine) { pages in
          Set(pages.filter { machine.archive.contents.texts[$0] != nil })
        }
      }, describe: { "\($0)" }, now: { 5000 })
    while case .went = try await runner.step() {}
    return try await store.contents().jobs[0]
  }

  @Test func `an issue without pages fails`() async throws {
    let job = try await run(.issue(issues[0]))
    #expect(job.state == .failed && job.gaps.isEmpty)
    #expect(job.failures.map(\.item) == ["\(issues[0])"])
  }

  @Test func `a year with such an issue is done, and says what is missing`() async throws {
    let job = try await run(.year(lccn, 1865))
    #expect(job.state == .done && job.progress.done == 1 && job.failures.isEmpty)
    #expect(job.gaps.map(\.item) == ["\(lccn)/1865", "\(issues[0])"])
    #expect(job.gaps.first?.reason == "3 of the 5 issues that news.example lists cannot be read")
  }
}
