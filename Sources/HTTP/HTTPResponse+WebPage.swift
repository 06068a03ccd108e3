extension HTTPResponse {
  /// Whether a page for people came where `content` was due, by its type or by how it begins.
  public func isWebPage(inPlaceOf content: HTTPContent) -> Bool {
    if let type = headers["Content-Type"]?.lowercased(), type.hasPrefix("text/html") { return true }
    let beginning = beginning
    // To JSON any tag is foreign; but of a file of XML it is known what it is.
    if content == .json { return beginning.hasPrefix("<") && !isXML }
    return beginning.hasPrefix("<!doctype html") || beginning.hasPrefix("<html")
  }

  /// Whether the body declares itself to be XML.
  public var isXML: Bool { beginning.hasPrefix("<?xml") || beginning.hasPrefix("<alto") }

  /// Whether a check for browsers answered `request` in the server's place: it shows as a `cf-mitigated` header, or as
  /// a web page with 403, or with success where the server is known to have none. With 503 it is an overload.
  public func isBotCheck(of request: HTTPRequest) -> Bool {
    if headers["cf-mitigated"] != nil { return true }
    switch status {
    case 403: return isWebPage(inPlaceOf: request.content)
    case 200..<300: return request.webPageIsBotCheck && isWebPage(inPlaceOf: request.content)
    default: return false
    }
  }

  /// The first characters behind a byte order mark and white space, in lower case.
  private var beginning: String {
    let start = body.starts(with: [0xEF, 0xBB, 0xBF]) ? body.dropFirst(3) : body[...]
    let text = start.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.prefix(16)
    return String(decoding: text, as: UTF8.self).lowercased()
  }
}
