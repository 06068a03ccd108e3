import NewspaperHTTP
import Newspapers
import Pending
import Testing

@Suite(.timeLimit(.minutes(1))) struct MemoWorkTests {
  private struct Number: Expiring {
    let number: Int
    var isStale: Bool { false }
  }

  /// A fetch that goes beyond this machine when told to, and never ends by itself.
  private final class Fetch: Sendable {
    let begun = AsyncStream<PendingWork?>.makeStream()

    func run() async throws(NewspaperError) -> Number {
      begun.continuation.yield(PendingWork.current)
      do { try await Task.sleep(for: .seconds(60)) } catch { throw .canceled }
      return Number(number: 1)
    }
  }

  private func caller(_ memo: Memo<Number>, _ work: PendingWork) -> Task<Void, Never> {
    PendingWork.$current.withValue(work) { Task { _ = try? await memo.get() } }
  }

  @Test func `keys wait for none of those who share a fetch once that leaves this machine`() async throws {
    let fetch = Fetch()
    let memo = Memo<Number> { _ async throws(NewspaperError) in try await fetch.run() }
    let works = [PendingWork(), PendingWork(), PendingWork()]
    var callers = [caller(memo, works[0])]
    var begun = fetch.begun.stream.makeAsyncIterator()
    let work = try #require(await begun.next() ?? nil)
    callers.append(caller(memo, works[1]))
    while await memo.waiting < 2, !Task.isCancelled { await Task.yield() }
    #expect(works.map(\.isSettled) == [false, false, false])

    work.settle()
    #expect(works.map(\.isSettled) == [true, true, false])

    // A later caller waits for a network from the start.
    callers.append(caller(memo, works[2]))
    while !works[2].isSettled, !Task.isCancelled { await Task.yield() }
    #expect(works[2].isSettled)
    for caller in callers { caller.cancel() }
  }
}
