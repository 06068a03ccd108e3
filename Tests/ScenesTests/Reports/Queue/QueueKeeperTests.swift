import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(2))) struct QueueKeeperTests {
  private let folder = TemporaryFolder()

  /// Shows what was in a file before other programs changed it.
  private struct EarlierQueue: QueueStore {
    let file: QueueFile
    let seen: QueueContents

    var path: String { file.path }

    func contents() async throws(NewspaperError) -> QueueContents { seen }

    func add(_ jobs: [QueuedJob]) async throws(NewspaperError) -> [AddedJob] { try await file.add(jobs) }

    func change(
      _ id: Int, _ change: @Sendable (inout QueuedJob) -> Void
    ) async throws(NewspaperError) -> QueuedJob? {
      try await file.change(id, change)
    }

    func remove(
      where isUnwanted: @Sendable (QueuedJob) -> Bool
    ) async throws(NewspaperError) -> [QueuedJob] {
      try await file.remove(where: isUnwanted)
    }

    func hold() async throws(NewspaperError) -> (any QueueHold)? { try await file.hold() }
  }

  @Test func `only jobs that are still as they were seen are changed and named`() async throws {
    let file = QueueFile(path: folder.file("queue.jsonl"))
    let lccn = try LCCN("sn83045462")
    let jobs = [1865, 1866].map { QueuedJob(id: 0, wanted: .year(lccn, $0), state: .running, added: 1) }
    _ = try await file.add(jobs)
    let running = try await file.contents()
    try await file.change(1) { ($0.state, $0.ended) = (.done, 5) }
    let first = RecordingOutput()
    let pausing = QueueKeeper(
      StageQueue.queue(EarlierQueue(file: file, seen: running)), output: first, clock: StoppedClock())
    #expect(await pausing.pause(nil) == ExitStatus.done)
    #expect(first.notes.count == 1 && first.notes[0].hasPrefix("paused job 2: "), "\(first.notes)")
    let paused = try await file.contents()
    #expect(paused.jobs.map(\.state) == [.done, .paused])
    // Another window has resumed it, and already knows what is missing.
    let failure = QueuedJob.Failure(item: "sn83045462/1866-01-01", reason: "it is not there")
    try await file.change(2) { ($0.state, $0.failures) = (.running, [failure]) }
    let second = RecordingOutput()
    let resuming = QueueKeeper(
      StageQueue.queue(EarlierQueue(file: file, seen: paused)), output: second, clock: StoppedClock())
    #expect(await resuming.resume(nil) == ExitStatus.done)
    #expect(second.notes == ["nothing was resumed"])
    #expect(try await file.contents().jobs[1].failures == [failure])
  }

  /// The same as the screens of these issues say: see `YearQueueTests`.
  @Test(
    arguments: [
      ([.text], "about 6 pages, about 120 KB, about 5 requests"),
      ([.text, .scan], "about 6 pages, about 3.7 MB, about 9 requests"),
    ] as [(Set<QueuedJob.Part>, String)])
  func `what is on this machine costs nothing in an estimate, either`(
    parts: Set<QueuedJob.Part>, words: String
  ) async throws {
    let pages = try ["1865-10-02", "1865-10-03", "1865-10-04"].map { try PageID.sample(1, day: $0) }
    let lccn = pages[0].issue.lccn
    let listed = pages.map { ListedIssue(date: $0.issue.date) }
    var (contents, stored) = (StubArchive.Contents(), StubArchive.Contents())
    contents.issues[lccn] = listed
    stored.issues[lccn] = Array(listed.prefix(2))
    stored.texts[pages[1]] = "gold"
    for page in pages.prefix(2) { stored.scans[page] = StubArchive.picture }
    let kept = StubArchive(stored)
    let pricing = JobPricing(
      holdings: StubHoldings([HeldPage(page: pages[0], title: "", place: "")]), kept: kept)
    let output = RecordingOutput()
    let keeper = QueueKeeper(
      StageQueue.queue(QueueFile(path: folder.file("queue.jsonl"))), output: output, clock: StoppedClock())
    for wanted in [QueuedJob.Wanted.year(lccn, 1865), .issues(pages.map(\.issue))] {
      let job = QueuedJob(id: 0, wanted: wanted, parts: parts, added: 1)
      #expect(
        await keeper.estimate([job], asking: StubArchive(contents), pricing: pricing) == ExitStatus.done)
    }
    #expect(output.notes.count == 2 && output.notes.allSatisfy { $0.contains(words) }, "\(output.notes)")
    #expect(!kept.asked.contains { $0.hasPrefix("text") || $0.hasPrefix("scan") }, "they are only counted")
  }
}
