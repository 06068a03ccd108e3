import Files
import HTTP
import Newspapers

/// What a response's status, headers and first bytes say, before its content is examined.
///
/// The Library's bot check is detected by `HTTPResponse.isBotCheck`; its rate limit is a 429, with or without
/// `Retry-After`.
struct ResponseCheck {
  let host: String
  let source: String

  /// - Parameter subject: what was requested.
  func check(
    _ response: HTTPResponse, to request: HTTPRequest, subject: RequestSubject, now: Double
  ) throws(NewspaperError) {
    if response.isBotCheck(of: request) { throw .botCheck(host: host) }
    switch response.status {
    case 200..<300:
      if response.isWebPage(inPlaceOf: request.content) {
        throw webPage(response, request)
      }
      try checkBeginning(response, request.content)
      if request.content == .text, let fault = ErrorObject(response.body) {
        throw fault.error(subject, host: host, source: source, inPlaceOf: request.content.name)
      }
      if request.content == .text, response.isJSON {
        throw .malformed(host: host, what: "JSON came instead of \(request.content.name)")
      }
    case 404, 410: throw .notFound(what: subject, source: source)
    case 429: throw .rateLimited(host: host, until: until(response, now))
    case 503 where until(response, now) != nil: throw .rateLimited(host: host, until: until(response, now))
    default: throw .serverError(host: host, status: response.status)
    }
  }

  /// Names the host that sent the page, and its title: a network that wants the reader to sign in redirects.
  private func webPage(_ response: HTTPResponse, _ request: HTTPRequest) -> NewspaperError {
    let other = response.otherHost(thanOf: request)
    let title = WebPageTitle.text(response.body).map { ": “\($0)”" } ?? ""
    let way = other == nil ? "" : ", after a redirect from \(host)"
    return .malformed(
      host: other ?? host, what: "a web page came instead of \(request.content.name)\(title)\(way)")
  }

  private func checkBeginning(_ response: HTTPResponse, _ content: HTTPContent) throws(NewspaperError) {
    switch content {
    case .json, .text:
      if response.isXML { throw .malformed(host: host, what: "XML came instead of \(content.name)") }
    case .xml:
      if response.body.isEmpty { throw .malformed(host: host, what: "the response is empty") }
      let first = response.body.withoutByteOrderMark.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      if first != UInt8(ascii: "<") { throw .malformed(host: host, what: "the response is not XML") }
    case .jpeg:
      if response.body.isEmpty { throw .malformed(host: host, what: "the response is empty") }
      if !response.body.starts(with: [0xFF, 0xD8]) {
        throw .malformed(host: host, what: "the response is not a JPEG picture")
      }
    case .file: break
    }
  }

  private func until(_ response: HTTPResponse, _ now: Double) -> Double? {
    RetryAfter.seconds(response.headers, now: now).map { now + min($0, RetryAfter.longest) }
  }
}
