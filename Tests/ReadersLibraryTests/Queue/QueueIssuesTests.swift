import Newspapers
import ReadersLibrary
import Synchronization
import TestSupport
import Testing

/// A job with several issues, such as those of a day.
struct QueueIssuesTests {
  private let folder = TemporaryFolder()
  private let source = StubArchive()
  private let machine = QueueMachine()

  @Test func `issues are downloaded one by one, each under its newspaper's title`() async throws {
    let store = QueueFile(path: folder.file("queue.jsonl"))
    let date = try #require(IssueDate("1865-10-02"))
    let issues = try ["sn85066387", "sn83045462"].map { IssueID(lccn: try LCCN($0), date: date) }
    let pages = issues.flatMap { issue in (1...2).map { PageID(issue: issue, sequence: $0) } }
    for archive in [source, machine.archive] {
      for issue in issues {
        archive.contents.issues[issue.lccn] = [ListedIssue(date: date)]
        archive.contents.pageCounts[issue] = 2
      }
      archive.contents.titles = [issues[0].lccn: "The call", issues[1].lccn: "Evening star"]
    }
    for page in pages { source.contents.texts[page] = "words of \(page)" }
    _ = try await store.add([QueuedJob(id: 0, wanted: .issues(issues), added: 1)])
    let (source, machine) = (source, machine)
    let runner = QueueRunner(
      store: store,
      sources: { _ in
        QueueSource(archive: source, kept: machine.archive, shelf: machine) { pages in
          Set(pages.filter { machine.archive.contents.texts[$0] != nil })
        }
      }, describe: { "\($0)" }, now: { 5000 })
    while case .went = try await runner.step() {}
    let job = try await store.contents().jobs[0]
    #expect(job.state == .done && job.progress.done == 4 && job.progress.issues == 2)
    #expect(source.asked.filter { $0.hasPrefix("text") } == pages.map { "text \($0)" })
    #expect(machine.titles.withLock { $0 } == ["The call", "The call", "Evening star", "Evening star"])
  }
}
