/// Follows redirects one request at a time, so that each waits for its turn at its host and is counted and
/// reported like any other: libcurl itself follows none.
///
/// Up to 5, to http and https, but never from https down to http, not even through a third address. Credentials go to the
/// origin of the first request only.
public final class RedirectingClient: HTTPClient {
  private let client: any HTTPClient

  private static let limit = 5

  public init(_ client: any HTTPClient) { self.client = client }

  /// - Returns: the answer at the end; its `seconds` are those of all transfers, without the waits between them.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    var next = request
    // A server that leads back would do so again.
    var visited: Set<String> = [request.url]
    var isSecure = false
    var seconds = 0.0
    for _ in 0...RedirectingClient.limit {
      var response: HTTPResponse
      do throws(HTTPError) {
        response = try await client.send(next)
      } catch {
        throw error.redirected(from: request.url, to: next.url)
      }
      seconds += response.seconds
      guard let location = response.location else {
        response.seconds = seconds
        return response
      }
      let url = RedirectTarget.url(location, from: next.url)
      isSecure = isSecure || RedirectTarget.isSecure(next.url)
      guard RedirectTarget.isOfWeb(url), RedirectTarget.isSecure(url) || !isSecure else {
        throw .forbiddenRedirect
      }
      guard WebOrigin(of: url) != nil else { throw .badRedirect }
      guard visited.insert(url).inserted else { throw .tooManyRedirects }
      next = request.redirected(to: url)
    }
    throw .tooManyRedirects
  }
}

extension HTTPError {
  /// Names the host that could not be reached, if it is not the one that was asked first. The error of a host
  /// that responded, or of this machine, stays the same.
  fileprivate func redirected(from first: String, to url: String) -> HTTPError {
    switch self {
    case .nameNotResolved, .refused, .unreachable, .insecure:
      guard let origin = WebOrigin(of: url), origin != WebOrigin(of: first) else { return self }
      return .redirected(to: origin.name, self)
    default: return self
    }
  }
}

extension HTTPResponse {
  /// Where a redirect leads, as the server wrote it; nil for any other response.
  var location: String? { HTTPResponse.location(status, headers) }

  /// The same as `location`, for a response that is still arriving. A 304 confirms what is known and leads
  /// nowhere.
  static func location(_ status: Int, _ headers: HTTPHeaders) -> String? {
    guard (300..<400).contains(status), status != 304, let location = headers["Location"],
      !location.isEmpty
    else { return nil }
    return location
  }
}
