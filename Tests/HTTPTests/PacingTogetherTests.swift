import Clock
import Foundation
import HTTP
import Synchronization
import Testing

/// These tests take real time.
@Suite("Pacing together") struct PacingTogetherTests {
  static let pace = HostPace(interval: 0.2, burst: 3)
  let request = HTTPRequest("https://example.org/")
  let directory = TemporaryDirectory()

  @Test func `many tasks of several clients keep the pace, and all get their turn`() async throws {
    let troubles = Mutex<[String]>([])
    let inner = AnsweringClient(SystemClock())
    // Each has its own descriptor of the lock, as a process would have.
    let clients = (1...4).map { _ in
      PacedClient(
        inner, directory: directory.path, pace: { _ in Self.pace },
        onTrouble: { reason in troubles.withLock { $0.append(reason) } })
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<12 {
        group.addTask { _ = try await clients[number % 4].send(request) }
      }
      try await group.waitForAll()
    }
    #expect(troubles.withLock { $0 } == [])
    let times = inner.times.sorted()
    #expect(times.count == 12)
    for (index, time) in times.enumerated() {
      // A request may be up to half an interval late, and so may the first one.
      #expect(time - times[0] >= (Double(index) - 2.5) * Self.pace.interval)
    }
  }

  @Test(.enabled(if: LockHolder.isAvailable))
  func `a process killed while holding the lock blocks nobody`() async throws {
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    let holder = try await LockHolder.start(directory.path + "/example.org.lock")
    holder.kill()
    let troubles = Mutex(0)
    let inner = AnsweringClient(SystemClock())
    let client = PacedClient(
      inner, directory: directory.path, onTrouble: { _ in troubles.withLock { $0 += 1 } })
    _ = try await client.send(request)
    #expect(inner.times.count == 1)
    #expect(troubles.withLock { $0 } == 0)
  }

  @Test(.enabled(if: LockHolder.isAvailable))
  func `a process suspended while holding the lock blocks nobody else`() async throws {
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    let holder = try await LockHolder.start(directory.path + "/example.org.lock")
    let troubles = Mutex<[String]>([])
    let inner = AnsweringClient(SystemClock())
    let client = PacedClient(
      inner, directory: directory.path, pace: { _ in Self.pace },
      onTrouble: { reason in troubles.withLock { $0.append(reason) } })
    _ = try await client.send(request)
    #expect(inner.times.count == 1)
    #expect(troubles.withLock { $0.count } == 1)
    holder.kill()
  }
}
