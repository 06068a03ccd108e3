import HTTP

/// A response of a fixture site.
public struct FixtureResponse: Hashable, Sendable {
  public let status: Int
  public let headers: [String: String]
  public let body: [UInt8]

  public init(status: Int = 200, headers: [String: String], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  public static func json(_ body: [UInt8], status: Int = 200, headers: [String: String] = [:])
    -> FixtureResponse
  {
    let type = ["Content-Type": "application/json"]
    return FixtureResponse(status: status, headers: type.merging(headers) { $1 }, body: body)
  }

  public static func json(_ body: String, status: Int = 200, headers: [String: String] = [:])
    -> FixtureResponse
  {
    json(Array(body.utf8), status: status, headers: headers)
  }

  public static func html(_ body: [UInt8], status: Int = 200, headers: [String: String] = [:])
    -> FixtureResponse
  {
    let type = ["Content-Type": "text/html; charset=utf-8"]
    return FixtureResponse(status: status, headers: type.merging(headers) { $1 }, body: body)
  }

  /// The same, but only the first half of its body.
  public var half: FixtureResponse {
    FixtureResponse(status: status, headers: headers, body: Array(body.prefix(body.count / 2)))
  }

  public func response(to url: String) -> HTTPResponse {
    HTTPResponse(status: status, headers: HTTPHeaders(headers), body: body, url: url)
  }
}
