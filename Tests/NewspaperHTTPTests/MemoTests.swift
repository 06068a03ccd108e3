import NewspaperHTTP
import Newspapers
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct MemoTests {
  struct Number: Expiring, Hashable, ExpressibleByIntegerLiteral {
    let number: Int
    var isStale = false
    init(integerLiteral number: Int) { self.number = number }
    init(stale number: Int) { (self.number, isStale) = (number, true) }
  }

  /// A fetch that waits until released, and counts how often it was started and canceled.
  final class Source: Sendable {
    private struct State {
      var begun = 0
      var canceled = 0
      var results: [Result<Number, NewspaperError>]
    }
    private let state: Mutex<State>
    private let gate = Mutex(false)

    init(_ results: [Result<Number, NewspaperError>]) { state = Mutex(State(results: results)) }

    var begun: Int { state.withLock { $0.begun } }
    var canceled: Int { state.withLock { $0.canceled } }

    func open() { gate.withLock { $0 = true } }

    @concurrent
    func fetch() async throws(NewspaperError) -> Number {
      let number = state.withLock { state in
        state.begun += 1
        return state.begun
      }
      while !gate.withLock({ $0 }) {
        if Task.isCancelled {
          state.withLock { $0.canceled += 1 }
          throw .canceled
        }
        await Task.yield()
      }
      return try state.withLock { $0.results[min(number, $0.results.count) - 1] }.get()
    }

    func kept() -> Memo<Number> { Memo { _ async throws(NewspaperError) in try await self.fetch() } }
  }

  private static func result(_ kept: Memo<Number>) async -> Result<Number, NewspaperError> {
    do throws(NewspaperError) {
      return .success(try await kept.get())
    } catch {
      return .failure(error)
    }
  }

  private func wait(until condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
  }

  @Test func `a fetched value is kept`() async throws {
    let source = Source([.success(1), .success(2)])
    source.open()
    let kept = source.kept()
    #expect(await kept.value == nil)
    #expect(try await kept.get() == 1)
    #expect(try await kept.get() == 1)
    #expect(await kept.value == 1)
  }

  @Test func `concurrent callers share one fetch`() async {
    let source = Source([.success(1), .success(2)])
    let kept = source.kept()
    async let first = Self.result(kept)
    async let second = Self.result(kept)
    await wait { source.begun == 1 }
    async let third = Self.result(kept)
    source.open()
    #expect(await [first, second, third] == [.success(1), .success(1), .success(1)])
    #expect(source.begun == 1)
  }

  @Test func `a failure is reported and not kept`() async throws {
    let source = Source([.failure(.degraded(host: "x")), .success(2)])
    source.open()
    let kept = source.kept()
    #expect(await Self.result(kept) == .failure(.degraded(host: "x")))
    #expect(await kept.value == nil)
    #expect(try await kept.get() == 2)
  }

  @Test func `a canceled caller leaves at once and disturbs nobody`() async {
    let source = Source([.success(1), .success(2)])
    let kept = source.kept()
    let patient = Task { await Self.result(kept) }
    await wait { source.begun == 1 }
    let impatient = Task { await Self.result(kept) }
    impatient.cancel()
    #expect(await impatient.value == .failure(.canceled))
    source.open()
    #expect(await patient.value == .success(1))
    #expect(source.canceled == 0)
  }

  @Test func `when the last one leaves the fetch ends, and the next one starts over`() async throws {
    let source = Source([.success(1), .success(2)])
    let kept = source.kept()
    let only = Task { await Self.result(kept) }
    await wait { source.begun == 1 }
    only.cancel()
    #expect(await only.value == .failure(.canceled))
    await wait { source.canceled == 1 }
    source.open()
    #expect(try await kept.get() == 2)
  }

  @Test func `a caller canceled before asking gets nothing`() async {
    let source = Source([.success(1)])
    let kept = source.kept()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await Self.result(kept)
    }
    task.cancel()
    #expect(await task.value == .failure(.canceled))
  }

  @Test func `a dropped value is fetched again`() async throws {
    let source = Source([.success(1), .success(2)])
    source.open()
    let kept = source.kept()
    #expect(try await kept.get() == 1)
    await kept.forget()
    #expect(await kept.value == nil)
    #expect(try await kept.get() == 2)
  }

  @Test func `a fetch in progress when everything is dropped serves those who waited, and is not kept`()
    async throws
  {
    let source = Source([.success(1), .success(2)])
    let kept = source.kept()
    let before = Task { await Self.result(kept) }
    await wait { source.begun == 1 }
    await kept.forget()
    source.open()
    #expect(await before.value == .success(1))
    #expect(await kept.value == nil)
    #expect(try await kept.get() == 2)
  }

  @Test func `a caller after everything is dropped does not join an earlier fetch`() async {
    let source = Source([.success(1), .success(2)])
    let kept = source.kept()
    let before = Task { await Self.result(kept) }
    await wait { source.begun == 1 }
    await kept.forget()
    let after = Task { await Self.result(kept) }
    await wait { source.begun == 2 }
    source.open()
    #expect(await before.value == .success(1))
    #expect(await after.value == .success(2))
  }
}
