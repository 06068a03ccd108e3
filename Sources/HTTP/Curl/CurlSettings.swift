/// What is the same for all requests of a client.
struct CurlSettings: Sendable {
  let userAgent: String
  /// Seconds for resolving, connecting and the TLS handshake together.
  let connectTimeout: Double
  /// In place of that of the request.
  let timeout: Double?
  let certificates: CertificateStore

  static let redirectLimit = 5
  /// Bytes of the headers of all answers of one request, redirects included.
  static let headerLimit = 256 << 10
  /// Bytes a second below which a transfer to a sink stands still.
  static let standstill = 500
  /// Further requests to the same host wait for a free connection; HTTP/2 shares one.
  static let connectionsPerHost = 6
}
