import Files

extension HTTPResponse {
  /// Whether a web page came instead of `content`, judged by its type or its beginning.
  public func isWebPage(inPlaceOf content: HTTPContent) -> Bool {
    if let type = headers["Content-Type"]?.lowercased(), type.hasPrefix("text/html") { return true }
    let beginning = beginning
    // JSON never begins with a tag; XML files are recognized by their root.
    if content == .json { return beginning.hasPrefix("<") && !isXML }
    return beginning.hasPrefix("<!doctype html") || beginning.hasPrefix("<html")
  }

  /// Whether the body declares itself to be XML.
  public var isXML: Bool { beginning.hasPrefix("<?xml") || beginning.hasPrefix("<alto") }

  /// Whether the server says that it is JSON, and it begins like it; it may still be broken.
  public var isJSON: Bool {
    guard headers["Content-Type"]?.lowercased().contains("json") == true else { return false }
    return ["{", "[", "null"].contains { beginning.hasPrefix($0) }
  }

  /// Whether a bot check answered `request` instead of the server: it shows as a `cf-mitigated` header, or as
  /// a web page with status 403, or with success if the server is known to have no web page there. With 503
  /// it is an overload. A site of another kind may also refuse with a page of its web server (403).
  public func isBotCheck(of request: HTTPRequest) -> Bool {
    if headers["cf-mitigated"] != nil { return true }
    switch status {
    case 403:
      return isWebPage(inPlaceOf: request.content) && (request.webPageIsBotCheck || !isPlainRefusal)
    case 200..<300: return request.webPageIsBotCheck && isWebPage(inPlaceOf: request.content)
    default: return false
    }
  }

  /// The host that answered, with its port if that is unusual, if a redirect led there from another one.
  public func otherHost(thanOf request: HTTPRequest) -> String? {
    guard let answered = WebOrigin(of: url)?.name, let asked = WebOrigin(of: request.url)?.name,
      answered != asked
    else { return nil }
    return answered
  }

  /// Whether it is the page that web servers send when they refuse: it says so, and has nothing for a browser
  /// to run.
  private var isPlainRefusal: Bool {
    let page = String(decoding: body.prefix(4096), as: UTF8.self).lowercased()
    return page.contains("forbidden") && !["script", "captcha", "challenge"].contains { page.contains($0) }
  }

  /// The first characters after a byte order mark and white space, in lower case.
  private var beginning: String {
    let text = body.withoutByteOrderMark.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.prefix(16)
    return String(decoding: text, as: UTF8.self).lowercased()
  }
}
