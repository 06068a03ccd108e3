/// A GET request.
public struct HTTPRequest: Hashable, Sendable {
  /// An absolute http or https address.
  public let url: String
  /// Further header fields, such as `Accept`. The User-Agent is the client's.
  public var headers: [String: String]
  /// Seconds until the whole transfer has to be done.
  public var timeout: Double
  /// Bytes that the body may have after decompression.
  public var bodyLimit: Int

  public static let defaultTimeout = 30.0
  public static let defaultBodyLimit = 64 << 20

  public init(
    _ url: String, headers: [String: String] = [:], timeout: Double = defaultTimeout,
    bodyLimit: Int = defaultBodyLimit
  ) {
    self.url = url
    self.headers = headers
    self.timeout = timeout
    self.bodyLimit = bodyLimit
  }

  /// A request for JSON.
  public static func json(_ url: String, timeout: Double = defaultTimeout) -> HTTPRequest {
    HTTPRequest(url, headers: ["Accept": "application/json"], timeout: timeout)
  }
}
