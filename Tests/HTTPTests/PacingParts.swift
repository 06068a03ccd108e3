import Clock
import Foundation
import HTTP
import Synchronization

/// A clock whose sleepers wake at once, at the requested time.
final class LeapingClock: PaceClock {
  private let time = Mutex(1000.0)
  private let onSleep: @Sendable (LeapingClock) async -> Void
  init(onSleep: @escaping @Sendable (LeapingClock) async -> Void = { _ in }) { self.onSleep = onSleep }

  var now: Double { time.withLock { $0 } }
  func sleep(until time: Double) async throws(CancellationError) {
    await onSleep(self)
    set(max(now, time))
  }
  func set(_ time: Double) { self.time.withLock { $0 = time } }
}

/// Responds at once, and records when it was called.
final class AnsweringClient: HTTPClient {
  private let clock: any PaceClock
  private let answer: @Sendable (HTTPRequest) -> HTTPResponse
  private let log = Mutex<[Double]>([])

  var times: [Double] { log.withLock { $0 } }

  init(
    _ clock: any PaceClock,
    answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse = { .init(status: 200, url: $0.url) }
  ) {
    self.clock = clock
    self.answer = answer
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    log.withLock { $0.append(clock.now) }
    return answer(request)
  }
}

/// A directory that is removed with the last reference.
final class TemporaryDirectory: Sendable {
  let path = FileManager.default.temporaryDirectory.appending(path: "pace-\(UUID().uuidString)").path
  deinit { try? FileManager.default.removeItem(atPath: path) }
}
