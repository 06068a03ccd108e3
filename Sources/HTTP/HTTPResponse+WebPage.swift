extension HTTPResponse {
  /// Whether a page for people came, by its type or by its first byte.
  public var isWebPage: Bool {
    if let type = headers["Content-Type"]?.lowercased(), type.hasPrefix("text/html") { return true }
    return body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }

  /// Whether a check for browsers answered `request` in the server's place: it shows as a `cf-mitigated` header, or as
  /// a web page with 403, with 503, or where the server is known to have none.
  public func isBotCheck(of request: HTTPRequest) -> Bool {
    if headers["cf-mitigated"] != nil { return true }
    switch status {
    case 403: return isWebPage
    case 503, 200..<300: return request.webPageIsBotCheck && isWebPage
    default: return false
    }
  }
}
