import Clock
import Files
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import HTTP

/// Real processes that share a pace and a cache.
@Suite(.timeLimit(.minutes(2))) struct AccessTogetherTests {
  let directory = TemporaryDirectory()

  private static let probe = Bundle.main.bundleURL.appending(path: "access-probe")

  private static func start(_ arguments: [String], output: Any? = FileHandle.nullDevice) throws -> Process {
    let process = Process()
    process.executableURL = probe
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    return process
  }

  @Test func `eight processes keep within one limit, and all finish`() async throws {
    let server = try await LoopbackServer.start { _ in .text("here") }
    let processes = try (0..<8).map { _ in try Self.start(["pace", directory.path, server.url + "/", "4"]) }
    for process in processes {
      while process.isRunning { try await Task.sleep(for: .milliseconds(20)) }
      #expect(process.terminationStatus == 0)
    }
    let times = server.requests.map(\.time).sorted()
    try #require(times.count == 32)
    // Three at once after a pause, then one per 0.25 s; a request may be sent half an interval late, and a
    // busy machine may accept it even later.
    for window in [0.25, 1, 2.5, 5] {
      let limit = 3 + Int(window / 0.25) + 2
      let most =
        times.map { start in times.count { $0 >= start && $0 - start < .seconds(window) } }.max() ?? 0
      #expect(most <= limit, "\(most) requests in \(window) s")
    }
    #expect(times[31] - times[0] >= .seconds(28 * 0.25), "32 requests need as long as their pace says")
  }

  @Test func `six processes never send more than ten in a window by the server's clock`() async throws {
    // The first answers come late, so that anything sent right after them would be seen too early.
    let count = Mutex(0)
    let server = try await LoopbackServer.start { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      if number <= 3 { try? await Task.sleep(for: .milliseconds(400)) }
      return .text("here")
    }
    let processes = try (0..<6).map { _ in
      try Self.start(["pace", directory.path, server.url + "/", "6", "0.3", "3", "10"])
    }
    for process in processes {
      while process.isRunning { try await Task.sleep(for: .milliseconds(20)) }
      #expect(process.terminationStatus == 0)
    }
    let times = server.requests.map(\.time).sorted()
    try #require(times.count == 36)
    for (first, eleventh) in zip(times, times.dropFirst(10)) { #expect(eleventh - first > .seconds(3)) }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
  func `turns of processes killed while waiting are free`(signal: Int32) async throws {
    let server = try await LoopbackServer.start { _ in .text("here") }
    let arguments = ["pace", directory.path, server.url + "/", "1", "5", "1", "12"]
    let processes = try (0..<8).map { _ in try Self.start(arguments) }
    func reading() -> PaceReading? {
      PaceReading.all(in: directory.path, now: SystemClock().now) { _ in HostPace(interval: 5, burst: 1) }
        .first
    }
    // One is sent, seven wait: the last for 35 s.
    while (reading()?.nextAt ?? 0) < SystemClock().now + 30 { try await Task.sleep(for: .milliseconds(20)) }
    for process in processes where process.isRunning { Glibc.kill(process.processIdentifier, signal) }
    for process in processes { while process.isRunning { try await Task.sleep(for: .milliseconds(5)) } }
    let after = try #require(reading())
    // On a busy machine several may have been sent by now, and what a killed process sent may not have
    // arrived; waiting requests were never sent.
    #expect(server.requests.count <= after.lastMinute && after.lastMinute < processes.count)
    #expect(after.nextAt <= SystemClock().now + 5)
  }

  @Test func `processes killed at any moment leave an intact cache`() async throws {
    let kills = 200
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        group.addTask {
          for number in 0..<kills / 4 { try await kill(seed: UInt64(worker * 1000 + number)) }
        }
      }
      try await group.waitForAll()
    }
    let files = try CacheFile.all(in: directory.path)
    let entries = files.filter { !$0.isUnfinished }
    #expect(entries.count > 5)
    for file in entries {
      let read = try WholeFile(path: file.path).read()
      let bytes = try #require(read)
      let entry = CacheEntry(bytes: bytes)
      #expect(entry != nil, "\(file.path) is not whole")
      #expect(entry.map { Set($0.body).count } == 1)
    }
    #expect(files.count > entries.count, "no process was killed while it wrote")
  }

  private func kill(seed: UInt64) async throws {
    let output = Pipe()
    let process = try Self.start(["cache", directory.path, "\(seed)"], output: output)
    let started = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try output.fileHandleForReading.read(upToCount: 6) })
      }
    }
    #expect(started == Data("ready\n".utf8))
    try await Task.sleep(for: .microseconds(Int.random(in: 0..<25_000)))
    #expect(process.isRunning, "it ended by itself with \(process.isRunning ? 0 : process.terminationStatus)")
    Glibc.kill(process.processIdentifier, SIGKILL)
    while process.isRunning { try await Task.sleep(for: .milliseconds(1)) }
  }
}
