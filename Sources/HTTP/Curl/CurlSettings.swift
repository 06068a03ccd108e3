/// Settings shared by all requests of a client.
struct CurlSettings: Sendable {
  let userAgent: String
  /// Seconds for resolving, connecting and the TLS handshake together.
  let connectTimeout: Double
  /// Overrides the request's own timeout.
  let timeout: Double?
  let certificates: CertificateStore
  let credentials: [WebOrigin: Credentials]

  /// Maximum bytes of a response's headers.
  static let headerLimit = 256 << 10
  /// Bytes per second below which a transfer to a sink is considered stalled.
  static let standstill = 500
  /// Further requests to the same host wait for a free connection; HTTP/2 shares one.
  static let connectionsPerHost = 6
}
