/// A GET request.
public struct HTTPRequest: Hashable, Sendable {
  /// An absolute http or https address, without credentials: those are the client's.
  public private(set) var url: String
  /// Additional header fields, such as `Accept`. The client sets the User-Agent.
  public var headers: [String: String]
  /// Seconds for the whole transfer; with a sink, seconds for which it may stall.
  public var timeout: Double
  /// The maximum size of the body after decompression, in bytes.
  public var bodyLimit: Int
  /// Seconds for which the response stays fresh if the server does not say, or whatever it says from
  /// `firmShelfLife` on; infinite if it never changes, nil if it should not be stored.
  public var shelfLife: Double?
  /// What the response should be.
  public var content = HTTPContent.json
  /// Whether to keep the fact that something does not exist (404).
  public var keepsMissing = false
  /// What the response belongs to, such as a newspaper's LCCN: `ResponseCache.labels` lists what has stored
  /// responses.
  public var label: String?
  /// Whether a web page in response means that a bot check answered instead of the server.
  public var webPageIsBotCheck = false

  /// Receives the body, which then has no limit; such a response is requested without compression.
  public var sink: BodySink?

  /// Notified when its bytes leave.
  public var trace: RequestTrace?

  /// Whether the client may sign in: never after a redirect to another origin.
  private(set) var signsIn = true

  /// The shelf life of what hardly ever changes: a month. Seconds.
  public static let firmShelfLife = 30 * 86_400.0
  public static let defaultTimeout = 30.0
  public static let defaultBodyLimit = 64 << 20

  public init(
    _ url: String, headers: [String: String] = [:], timeout: Double = defaultTimeout,
    bodyLimit: Int = defaultBodyLimit, shelfLife: Double? = nil
  ) {
    self.url = WebOrigin.withoutCredentials(url)
    self.headers = headers
    self.timeout = timeout
    self.bodyLimit = bodyLimit
    self.shelfLife = shelfLife
  }

  /// The same for the address that a redirect leads to, without any credentials in that address.
  func redirected(to url: String) -> HTTPRequest {
    var request = self
    request.signsIn = signsIn && WebOrigin(of: url) == WebOrigin(of: self.url)
    request.url = WebOrigin.withoutCredentials(url)
    return request
  }

  /// A request for JSON.
  public static func json(
    _ url: String, timeout: Double = defaultTimeout, shelfLife: Double? = nil
  ) -> HTTPRequest {
    self.for(.json, url, timeout: timeout, shelfLife: shelfLife)
  }

  /// A request for a kind of content.
  public static func `for`(
    _ content: HTTPContent, _ url: String, timeout: Double = defaultTimeout, shelfLife: Double? = nil
  ) -> HTTPRequest {
    var request = HTTPRequest(
      url, headers: ["Accept": content.accept], timeout: timeout, shelfLife: shelfLife)
    request.content = content
    return request
  }
}
