import TestSupport
import Testing

@testable import Newspapers

@Suite("Joined requests", .timeLimit(.minutes(1))) struct JoinedDirectoryTests {
  private let live = StubDirectory(Newspaper.samples, name: "live.example")

  private func list(_ directory: JoinedDirectory) async throws(NewspaperError) -> NewspaperListing {
    try await directory.newspapers(matching: NewspaperQuery(), window: Window(offset: 0, limit: 10))
  }

  /// - Returns: what opens it.
  private func closeGate() -> AsyncStream<Void>.Continuation {
    let (opened, open) = AsyncStream<Void>.makeStream()
    live.wait(for: { for await _ in opened { break } })
    return open
  }

  @Test func `who is canceled does not wait for the answer, and the others get it`() async throws {
    let directory = JoinedDirectory(live)
    let open = closeGate()
    let first = Task { try await list(directory) }
    while live.asked == 0 { await Task.yield() }
    async let second = list(directory)
    first.cancel()
    await #expect(throws: NewspaperError.canceled) { try await first.value }
    open.finish()
    #expect(try await second.total == 5)
  }

  @Test func `who was canceled before asking does not wait`() async throws {
    let directory = JoinedDirectory(live)
    let open = closeGate()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await list(directory)
    }
    await #expect(throws: NewspaperError.canceled) { try await task.value }
    open.finish()
  }

  @Test func `all who waited join the next request, too`() async throws {
    let directory = JoinedDirectory(live)
    let first = closeGate()
    let tasks = (1...50).map { _ in
      Task {
        _ = try await list(directory)
        return try await list(directory)
      }
    }
    while live.asked == 0 { await Task.yield() }
    try await Task.sleep(for: .milliseconds(20))
    let second = closeGate()
    first.finish()
    while live.asked == 1 { await Task.yield() }
    try await Task.sleep(for: .milliseconds(50))
    #expect(live.asked == 2)
    second.finish()
    for task in tasks { #expect(try await task.value.total == 5) }
  }
}
