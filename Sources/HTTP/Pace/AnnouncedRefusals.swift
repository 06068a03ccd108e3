import Clock
import Synchronization

/// Until when servers without a pace refuse requests, as they have said themselves: a 429 or 503 with
/// `Retry-After`. Hosts with a pace have this in their ledger.
///
/// Remembered by origin, since many servers may run on this machine, and not shared with other processes,
/// since such a server is most often restarted to make it answer.
public final class AnnouncedRefusals: Sendable {
  /// In seconds since 1970.
  private let ends = Mutex<[WebOrigin: Double]>([:])

  public init() {}

  /// Sends `request` unless its server refuses requests now, and remembers if the response says until when.
  /// - Parameter clock: the time, in seconds since 1970.
  func send(
    _ request: HTTPRequest, through client: any HTTPClient, clock: any PaceClock
  ) async throws(HTTPError) -> HTTPResponse {
    let origin = WebOrigin(of: request.url)
    if let origin, let until = end(of: origin, now: clock.now) { throw .blocked(until: until) }
    let response = try await client.send(request)
    guard let seconds = RetryAfter.refusal(response, now: clock.now) else { return response }
    let until = clock.now + min(seconds, RetryAfter.longest)
    let refusing = Set([origin, WebOrigin(of: response.url)].compactMap(\.self))
    ends.withLock { ends in
      for origin in refusing { ends[origin] = max(ends[origin] ?? until, until) }
    }
    return response
  }

  /// When the refusal of `origin` ends; nil if it refuses nothing. A clock that was set back must not make it
  /// last longer than any refusal may.
  private func end(of origin: WebOrigin, now: Double) -> Double? {
    ends.withLock { ends in
      guard let end = ends[origin] else { return nil }
      if end > now, end <= now + RetryAfter.longest { return end }
      ends[origin] = nil
      return nil
    }
  }
}
