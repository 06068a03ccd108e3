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
    #expect(job.title.isEmpty, "it has two newspapers")
    #expect(source.asked.filter { $0.hasPrefix("text") } == pages.map { "text \($0)" })
    #expect(machine.titles.withLock { $0 } == ["The call", "The call", "Evening star", "Evening star"])
    _ = try await store.add([QueuedJob(id: 0, wanted: .issue(issues[1]), added: 2)])
    while case .went = try await runner.step() {}
    #expect(try await store.contents().jobs[1].title == "Evening star", "as its issue says")
  }

  @Test func `a job is called by the title of its newspaper once that is known`() async throws {
    let state = Mutex<(title: String?, now: Double, asked: Int)>((nil, 0, 0))
    let file = QueueFile(path: folder.file("queue.jsonl"))
    let queue = TitledQueue(
      file,
      title: { _ in
        state.withLock { state in
          state.asked += 1
          return state.title
        }
      }, now: { state.withLock { $0.now } })
    let lccn = try LCCN("sn83045462")
    let date = try #require(IssueDate("1865-10-02"))
    let others = try ["sn85066387", "sn83045462"].map { IssueID(lccn: try LCCN($0), date: date) }
    let jobs: [QueuedJob.Wanted] = [.year(lccn, 1865), .issues(others)]
    let added = try await queue.add(jobs.map { QueuedJob(id: 0, wanted: $0, added: 1) })
    #expect(added.map(\.job.title) == ["", ""])
    state.withLock { $0.title = "Evening star" }
    #expect(try await queue.contents().jobs.map(\.title) == ["", ""], "it was looked up just now")
    state.withLock { $0.now = 20 }
    #expect(try await queue.contents().jobs.map(\.title) == ["Evening star", ""])
    let paused = try await queue.change(1) { $0.pause() }
    #expect(paused?.title == "Evening star")
    let removed = try await queue.remove { _ in true }
    #expect(removed.map(\.title) == ["Evening star", ""])
    #expect(state.withLock { $0.asked } == 2, "and only once found")
  }
}
