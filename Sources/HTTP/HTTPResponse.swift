/// A server's response, after redirects.
public struct HTTPResponse: Hashable, Sendable {
  /// How old a cached response is.
  public struct Age: Hashable, Sendable {
    /// When the server last confirmed this response, in seconds since 1970.
    public let asOf: Double
    /// Whether the server should be asked for a newer one.
    public let isStale: Bool

    public init(asOf: Double, isStale: Bool) {
      self.asOf = asOf
      self.isStale = isStale
    }
  }

  public let status: Int
  public let headers: HTTPHeaders
  /// Decompressed.
  public let body: [UInt8]
  /// The address that answered.
  public let url: String
  /// Nil if the server has just sent it.
  public let age: Age?
  /// Bytes of the body that went to the request's sink instead.
  public var sinkBytes = 0
  /// Seconds that the transfer took.
  public var seconds = 0.0

  public init(
    status: Int, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [], url: String, age: Age? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
    self.age = age
  }
}
