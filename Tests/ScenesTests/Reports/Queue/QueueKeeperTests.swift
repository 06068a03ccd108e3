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
    let pausing = QueueKeeper(StageQueue.queue(EarlierQueue(file: file, seen: running)), output: first)
    #expect(await pausing.pause(nil) == ExitStatus.done)
    #expect(first.notes.count == 1 && first.notes[0].hasPrefix("paused job 2: "), "\(first.notes)")
    let paused = try await file.contents()
    #expect(paused.jobs.map(\.state) == [.done, .paused])
    // Another window has resumed it, and already knows what is missing.
    let failure = QueuedJob.Failure(item: "sn83045462/1866-01-01", reason: "it is not there")
    try await file.change(2) { ($0.state, $0.failures) = (.running, [failure]) }
    let second = RecordingOutput()
    let resuming = QueueKeeper(StageQueue.queue(EarlierQueue(file: file, seen: paused)), output: second)
    #expect(await resuming.resume(nil) == ExitStatus.done)
    #expect(second.notes == ["nothing was resumed"])
    #expect(try await file.contents().jobs[1].failures == [failure])
  }
}
