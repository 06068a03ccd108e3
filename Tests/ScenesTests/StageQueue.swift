import Newspapers
import Presentation
import ReadersLibrary
import TestSupport

/// A queue in a real file that nothing is working on.
@MainActor struct StageQueue {
  private let folder = TemporaryFolder()
  let store: QueueFile
  let desk: JobDesk

  init() {
    store = QueueFile(path: folder.file("queue.jsonl"))
    desk = StageQueue.makeDesk(store)
  }

  var jobs: [QueuedJob] { get async throws { try await store.contents().jobs } }

  func change(_ id: Int, _ change: @Sendable (inout QueuedJob) -> Void) async throws {
    try await store.change(id, change)
  }

  /// A desk that knows what this machine has.
  func stockedDesk(texts: [PageID] = [], kept: StubArchive.Contents) -> JobDesk {
    StageQueue.makeDesk(
      store, holdings: StubHoldings(texts.map { HeldPage(page: $0, title: "", place: "") }),
      kept: StubArchive(kept, name: "this machine"))
  }

  static func makeDesk(
    _ store: any QueueStore, holdings: any MachineHoldings = NoHoldings(), kept: (any NewspaperArchive)? = nil
  ) -> JobDesk {
    JobDesk(
      queue(store), clock: StoppedClock(now: 1_750_000_000), holdings: holdings, kept: kept)
  }

  static func queue(_ store: any QueueStore) -> ReadingQueue {
    ReadingQueue(
      store: store,
      runner: QueueRunner(
        store: store, sources: { _ throws(NewspaperError) in throw .canceled }, describe: { "\($0)" },
        now: { 0 })
    ) { _ in QueuePace(list: 6, page: 2, isOneServer: false) }
  }
}
