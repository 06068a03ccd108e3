import Clock
import MVP
import Newspapers
import Presentation

/// The jobs of the queue.
public struct QueueListContent: Hashable, Sendable {
  public let rows: [JobRow]
  /// What cannot be read, one sentence each, without a period.
  public let faults: [String]
}

/// Lists the queue.
public final class QueueListPresenter: MvpPresenter<QueueListContent> {
  private let queue: ReadingQueue
  private let clock: any WallClock

  public init(_ queue: ReadingQueue, clock: any WallClock) {
    (self.queue, self.clock) = (queue, clock)
  }

  public override func start() async {
    do throws(NewspaperError) {
      let contents = try await queue.store.contents()
      let faults = contents.faults.map { $0.words(in: queue.store.path) }
      guard !contents.jobs.isEmpty || !faults.isEmpty else {
        return show(
          .empty(EmptyState("the queue is empty", advice: ["Add to it with “broadsheet queue add”."])))
      }
      let rows = JobRow.rows(of: contents, pace: queue.pace, now: clock.now)
      show(.content(QueueListContent(rows: rows, faults: faults)))
    } catch {
      showFailure(Failure(error))
    }
  }
}
