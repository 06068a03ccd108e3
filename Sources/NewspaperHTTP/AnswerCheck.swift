import HTTP
import Newspapers

/// What an answer's status and headers say before its JSON is looked at.
///
/// The Library's bot check shows as a `cf-mitigated` header, as 403 or 503 with a web page, or as a web page with
/// status 200; its rate limit as 429, with or without `Retry-After`.
struct AnswerCheck {
  /// What a web page means that comes where JSON was due.
  enum WebPage: Sendable {
    /// The site always has JSON here: only a bot check answers like this.
    case botCheck
    /// The site may be of another kind altogether.
    case anotherKindOfSite
  }

  let host: String
  let source: String
  let webPage: WebPage

  /// - Parameter subject: what was asked for, for example `newspaper sn83030214`.
  func check(_ response: HTTPResponse, subject: String, now: Double) throws(NewspaperError) {
    let isWebPage = response.isWebPage
    if response.headers["cf-mitigated"] != nil { throw .botCheck(host: host) }
    switch response.status {
    case 200..<300:
      guard isWebPage else { return }
      switch webPage {
      case .botCheck: throw .botCheck(host: host)
      case .anotherKindOfSite: throw .malformed(host: host, what: "a web page came where JSON was due")
      }
    case 403 where isWebPage: throw .botCheck(host: host)
    case 503 where isWebPage && webPage == .botCheck: throw .botCheck(host: host)
    case 404, 410: throw .notFound(what: subject, source: source)
    case 429:
      throw .rateLimited(host: host, until: RetryAfter.seconds(response.headers, now: now).map { now + $0 })
    default: throw .serverError(host: host, status: response.status)
    }
  }
}

extension HTTPResponse {
  fileprivate var isWebPage: Bool {
    if let type = headers["Content-Type"]?.lowercased(), type.hasPrefix("text/html") { return true }
    return body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }
}
