import NewspaperHTTP
import Newspapers
import Testing

@Suite(.timeLimit(.minutes(1))) struct MemoFreshnessTests {
  private typealias Number = MemoTests.Number
  private typealias Source = MemoTests.Source

  private func wait(until condition: () async -> Bool) async {
    while await !condition(), !Task.isCancelled { await Task.yield() }
  }

  @Test func `an expired value is enough only for callers that accept any`() async throws {
    let source = Source([.success(Number(stale: 1)), .success(2)])
    source.open()
    let kept = source.kept()
    #expect(try await kept.get(.atHand) == Number(stale: 1))
    #expect(try await kept.get(.atHand) == Number(stale: 1))
    #expect(source.begun == 1)
    #expect(try await kept.get(.recent) == 2)
    #expect(try await kept.get(.atHand) == 2)
    #expect(source.begun == 2)
  }

  @Test func `a caller that wants a new value shares a fetch that accepts any, if that brings one`() async {
    let source = Source([.success(1), .success(2)])
    let kept = source.kept()
    let first = Task { try await kept.get(.atHand) }
    await wait { source.begun == 1 }
    let second = Task { try await kept.get(.recent) }
    await wait { await kept.waiting == 2 }
    source.open()
    #expect(await (try? first.value)?.number == 1)
    #expect(await (try? second.value)?.number == 1)
    #expect(source.begun == 1)
  }

  @Test func `a caller that wants a new value fetches again if others were content with an old one`() async {
    let source = Source([.success(Number(stale: 1)), .success(2)])
    let kept = source.kept()
    let first = Task { try await kept.get(.atHand) }
    await wait { source.begun == 1 }
    let second = Task { try await kept.get(.recent) }
    await wait { await kept.waiting == 2 }
    source.open()
    #expect(await (try? first.value)?.number == 1)
    #expect(await (try? second.value)?.number == 2)
    #expect(source.begun == 2)
  }

  @Test func `those who share a fetch for a new value take an old one if there is no other`() async {
    let source = Source([.success(Number(stale: 1)), .success(2)])
    let kept = source.kept()
    let callers = (0..<3).map { _ in Task { try await kept.get(.recent) } }
    await wait { source.begun == 1 }
    await wait { await kept.waiting == 3 }
    source.open()
    for caller in callers { #expect(await (try? caller.value)?.number == 1) }
    #expect(source.begun == 1)
  }

  @Test func `a look at what is here does not keep others from sharing a fetch`() async {
    let source = Source([.success(1), .success(2)])
    let kept = source.kept()
    let first = Task { try await kept.get(.recent) }
    await wait { source.begun == 1 }
    let here = Task { try await kept.get(.kept) }
    await wait { source.begun == 2 }
    let second = Task { try await kept.get(.atHand) }
    await wait { await kept.waiting == 3 }
    source.open()
    #expect(await (try? first.value)?.number == 1)
    #expect(await (try? here.value)?.number == 2)
    #expect(await (try? second.value)?.number == 1)
    #expect(await kept.value == 1)
    #expect(source.begun == 2)
  }
}
