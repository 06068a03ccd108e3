import HTTP
import Newspapers

/// What an answer's status and headers say before its JSON is looked at.
///
/// The Library's bot check shows as `HTTPResponse.isBotCheck` says; its rate limit as 429, with or without `Retry-After`.
struct AnswerCheck {
  let host: String
  let source: String

  /// - Parameter subject: what was asked for, for example `newspaper sn83030214`.
  func check(
    _ response: HTTPResponse, to request: HTTPRequest, subject: String, now: Double
  ) throws(NewspaperError) {
    if response.isBotCheck(of: request) { throw .botCheck(host: host) }
    switch response.status {
    case 200..<300:
      if response.isWebPage { throw .malformed(host: host, what: "a web page came where JSON was due") }
    case 404, 410: throw .notFound(what: subject, source: source)
    case 429: throw .rateLimited(host: host, until: until(response, now))
    case 503 where until(response, now) != nil: throw .rateLimited(host: host, until: until(response, now))
    default: throw .serverError(host: host, status: response.status)
    }
  }

  private func until(_ response: HTTPResponse, _ now: Double) -> Double? {
    RetryAfter.seconds(response.headers, now: now).map { now + min($0, RetryAfter.longest) }
  }
}
