/// A GET request.
public struct HTTPRequest: Hashable, Sendable {
  /// An absolute http or https address.
  public let url: String
  /// Further header fields, such as `Accept`. The User-Agent is the client's.
  public var headers: [String: String]
  /// Seconds until the whole transfer has to be done; with a sink, seconds that it may stand still.
  public var timeout: Double
  /// Bytes that the body may have after decompression.
  public var bodyLimit: Int
  /// Seconds for which the answer is as good as new if the server does not say; infinite for what never changes, nil
  /// for what is not to be kept.
  public var shelfLife: Double?
  /// What the answer should be.
  public var content = HTTPContent.json
  /// Whether it is worth keeping that there is no such thing (404).
  public var keepsMissing = false
  /// Whether a web page in answer to this means that a check for browsers took the server's place.
  public var webPageIsBotCheck = false

  /// What takes the body, which then has no limit; such an answer comes as it is stored, not packed for the way.
  public var sink: BodySink?

  public static let defaultTimeout = 30.0
  public static let defaultBodyLimit = 64 << 20

  public init(
    _ url: String, headers: [String: String] = [:], timeout: Double = defaultTimeout,
    bodyLimit: Int = defaultBodyLimit, shelfLife: Double? = nil
  ) {
    self.url = url
    self.headers = headers
    self.timeout = timeout
    self.bodyLimit = bodyLimit
    self.shelfLife = shelfLife
  }

  /// A request for JSON.
  public static func json(
    _ url: String, timeout: Double = defaultTimeout, shelfLife: Double? = nil
  ) -> HTTPRequest {
    self.for(.json, url, timeout: timeout, shelfLife: shelfLife)
  }

  /// A request for content of a kind.
  public static func `for`(
    _ content: HTTPContent, _ url: String, timeout: Double = defaultTimeout, shelfLife: Double? = nil
  ) -> HTTPRequest {
    var request = HTTPRequest(
      url, headers: ["Accept": content.accept], timeout: timeout, shelfLife: shelfLife)
    request.content = content
    return request
  }
}
