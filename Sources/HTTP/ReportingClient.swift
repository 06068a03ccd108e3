import Clock

/// Reports each request that is actually sent.
public final class ReportingClient: HTTPClient {
  private let client: any HTTPClient
  private let clock: any PaceClock
  private let onReport: @Sendable (RequestReport) -> Void

  public init(
    _ client: any HTTPClient, clock: any PaceClock = SystemClock(),
    onReport: @escaping @Sendable (RequestReport) -> Void
  ) {
    self.client = client
    self.clock = clock
    self.onReport = onReport
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let start = clock.now
    func report(_ outcome: RequestReport.Outcome) {
      onReport(RequestReport(url: request.url, outcome: outcome, seconds: max(0, clock.now - start)))
    }
    do throws(HTTPError) {
      let response = try await client.send(request)
      report(.answered(status: response.status, bytes: response.body.count + response.sinkBytes))
      return response
    } catch {
      report(.failed(error))
      throw error
    }
  }
}
