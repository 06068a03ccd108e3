import Clock

/// Retries once where that helps: soon after a response that was cut off or a server failure that came
/// quickly, and some seconds later if a server says that it is overloaded (503).
///
/// Never retries after a refusal or a bot check, which a second request would only prolong, nor after any
/// other slow failure: a server that took long to fail is in trouble.
public final class RetryingClient: HTTPClient {
  private let client: any HTTPClient
  private let clock: any PaceClock
  private let jitter: @Sendable () -> Double
  private let overloadPause: Double

  /// A failure within this many seconds counts as quick.
  private static let quick = 10.0

  /// - Parameters:
  ///   - overloadPause: seconds until an overloaded server is tried again.
  ///   - jitter: seconds added before any retry, so that programs that failed together do not retry together.
  public init(
    _ client: any HTTPClient, clock: any PaceClock = SystemClock(), overloadPause: Double = 4,
    jitter: @escaping @Sendable () -> Double = { .random(in: 0.3...0.9) }
  ) {
    self.client = client
    self.clock = clock
    self.overloadPause = overloadPause
    self.jitter = jitter
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    var pause = 0.0
    do throws(HTTPError) {
      let response = try await client.send(request)
      guard let wanted = self.pause(after: response, request) else { return response }
      pause = wanted
    } catch {
      // A sink already has the beginning; its owner resumes from there.
      guard error == .cutOff, request.sink == nil else { throw error }
    }
    do throws(CancellationError) {
      try await clock.sleep(until: clock.now + pause + jitter())
    } catch {
      throw .canceled
    }
    return try await client.send(request)
  }

  /// Seconds after which to retry; nil for no retry.
  private func pause(after response: HTTPResponse, _ request: HTTPRequest) -> Double? {
    guard response.headers["Retry-After"] == nil, !response.isBotCheck(of: request) else { return nil }
    let isQuick = response.seconds < RetryingClient.quick
    switch response.status {
    case 200: return response.isCutJSON(for: request) ? 0 : nil
    // A web page here comes from something in front of the server.
    case 503: return isQuick && !response.isWebPage(inPlaceOf: request.content) ? 0 : overloadPause
    case 500..<600: return isQuick ? 0 : nil
    default: return nil
    }
  }
}

extension HTTPResponse {
  /// Whether JSON was expected and stops in the middle, although the promised number of bytes arrived.
  fileprivate func isCutJSON(for request: HTTPRequest) -> Bool {
    guard request.content == .json, request.sink == nil else { return false }
    let first = body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return (first == UInt8(ascii: "{") || first == UInt8(ascii: "[")) && JSONShape(body).isCut
  }
}
