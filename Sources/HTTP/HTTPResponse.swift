/// A server's answer, after redirects.
public struct HTTPResponse: Hashable, Sendable {
  public let status: Int
  public let headers: HTTPHeaders
  /// Decompressed.
  public let body: [UInt8]
  /// The address that answered.
  public let url: String

  public init(status: Int, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [], url: String) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
  }
}
