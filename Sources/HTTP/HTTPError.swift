/// Why a request got no response.
public enum HTTPError: Error, Hashable, Sendable {
  case invalidURL(String)
  case nameNotResolved
  /// The host exists, but nothing is listening.
  case refused
  /// The proxy on the way to the host is at fault; `reason` names it, without a password.
  case proxy(reason: String)
  /// No route to the host: most often this machine is offline.
  case unreachable
  /// The certificate or the handshake; `reason` is libcurl's.
  case insecure(reason: String)
  /// After `seconds`.
  case timedOut(seconds: Int)
  /// More than `limit` bytes.
  case tooLarge(limit: Int)
  case tooManyRedirects
  /// A redirect to another scheme than http and https, or from https down to http.
  case forbiddenRedirect
  /// A redirect to something that is not an address.
  case badRedirect
  /// No connection could be made to the host `to`, where a redirect of another host led.
  indirect case redirected(to: String, HTTPError)
  /// The response is not HTTP (`reason` is libcurl's), or is not compressed as it claims.
  case unreadable(reason: String)
  /// The connection ended before the response did.
  case cutOff
  /// Not sent: the host refuses requests until then, in seconds since 1970.
  case blocked(until: Double)
  /// Not sent: no request may leave this machine.
  case offline
  case canceled
  /// Anything else that libcurl reports: its code and its message.
  case other(code: Int, reason: String)
}
