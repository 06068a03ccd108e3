import CCurl

/// What the libcurl of this machine is and can do (curl_version_info(3)).
public struct CurlVersion: Hashable, Sendable {
  /// `7.88.1`.
  public let number: String
  /// The library for TLS, such as `OpenSSL/3.0.15`; nil without any.
  public let tls: String?
  public let hasHTTP2: Bool
  /// Where it looks for certificates if nothing else is said.
  public let certificates: CertificateStore

  /// Loads libcurl, if that has not been done.
  /// - Throws: why it cannot be loaded.
  public static func installed() throws(HTTPError) -> CurlVersion {
    try CurlLibrary.opened.get()
    guard let info = ccurl_version_info()?.pointee else {
      throw .other(code: Int(CURLE_FAILED_INIT.rawValue), reason: "curl_version_info")
    }
    func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }
    // What an older library does not know lies beyond the end of what it gave.
    let knowsStore = info.age.rawValue >= CURLVERSION_SEVENTH.rawValue
    return CurlVersion(
      number: text(info.version) ?? "", tls: text(info.ssl_version),
      hasHTTP2: info.features & CURL_VERSION_HTTP2 != 0,
      certificates: CertificateStore(
        file: knowsStore ? text(info.cainfo) : nil, directory: knowsStore ? text(info.capath) : nil))
  }
}
