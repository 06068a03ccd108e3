import Clock

/// Asks once more where that helps: after an answer that was cut, and after a server's failure that came quickly.
///
/// Never after a refusal or a bot check, which a second request would only prolong, and never after a slow failure: a
/// server that needed long to fail is overloaded.
public final class RetryingClient: HTTPClient {
  private let client: any HTTPClient
  private let clock: any PaceClock
  private let jitter: @Sendable () -> Double

  /// Seconds within which a failure is quick.
  private static let quick = 10.0

  /// - Parameter jitter: seconds until the second request, so that programs that failed together do not come back together.
  public init(
    _ client: any HTTPClient, clock: any PaceClock = SystemClock(),
    jitter: @escaping @Sendable () -> Double = { .random(in: 0.3...0.9) }
  ) {
    self.client = client
    self.clock = clock
    self.jitter = jitter
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    do throws(HTTPError) {
      let response = try await client.send(request)
      guard RetryingClient.isWorthAsking(after: response, request) else { return response }
    } catch {
      // A sink has taken the beginning already; its owner goes on from there.
      guard error == .cutOff, request.sink == nil else { throw error }
    }
    do throws(CancellationError) {
      try await clock.sleep(until: clock.now + jitter())
    } catch {
      throw .cancelled
    }
    return try await client.send(request)
  }

  private static func isWorthAsking(after response: HTTPResponse, _ request: HTTPRequest) -> Bool {
    (500..<600).contains(response.status) && response.seconds < quick
      && response.headers["Retry-After"] == nil
      && !response.isBotCheck(of: request)
  }
}
