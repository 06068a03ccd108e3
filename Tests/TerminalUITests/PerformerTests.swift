import MVP
import Pending
import Testing

@testable import TerminalUI

/// The reader's intents, one at a time.
@MainActor @Suite(.timeLimit(.minutes(1))) struct PerformerTests {
  private let performer = Performer()

  @Test func `a later intent cancels an earlier one, and keys no longer wait for that`() async {
    var (ended, work): ([String], [PendingWork]) = ([], [])
    performer.perform { try? await Task.sleep(for: .seconds(60)) }
    let (first, waited) = (performer.task, performer.pendingWork)
    #expect(waited.count == 1)
    performer.perform {
      work = [PendingWork.current].compactMap(\.self)
      ended.append("second")
    }
    #expect(waited.allSatisfy(\.isSettled) && first?.isCancelled == true)
    await first?.value
    await performer.task?.value
    #expect(ended == ["second"] && work.count == 1)
    #expect(work.allSatisfy(\.isSettled) && performer.pendingWork.isEmpty, "it has ended")
  }

  @Test func `keys wait until the intent settles its work`() async throws {
    let (gate, open) = AsyncStream<Void>.makeStream()
    performer.perform {
      PendingWork.current?.settle()
      for await _ in gate { break }
    }
    #expect(!performer.pendingWork.isEmpty)
    for work in performer.pendingWork { await work.settled() }
    #expect(performer.pendingWork.isEmpty && performer.task?.isCancelled == false)
    open.yield()
    await performer.task?.value
  }

  @Test func `canceling ends the intent, and the wait for it`() async {
    performer.perform { try? await Task.sleep(for: .seconds(60)) }
    let task = performer.task
    performer.cancel()
    #expect(performer.pendingWork.isEmpty && performer.task == nil)
    await task?.value
    #expect(task?.isCancelled == true)
  }
}
