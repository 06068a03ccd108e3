/// Why a request got no answer.
public enum HTTPError: Error, Hashable, Sendable {
  case invalidURL(String)
  case nameNotResolved
  /// The host is there and nobody listens.
  case refused
  /// No way to the host: most often this machine is offline.
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
  /// What came is not HTTP, or not in the encoding that it claims; `reason` is libcurl's.
  case unreadable(reason: String)
  /// The connection ended before the answer did.
  case cutOff
  /// Not sent: the host has asked for no requests until then, in seconds since 1970.
  case blocked(until: Double)
  case cancelled
  /// Whatever else libcurl reports: its code and its words.
  case other(code: Int, reason: String)
}
