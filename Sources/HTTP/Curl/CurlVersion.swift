import CCurl

/// The version and features of the installed libcurl (curl_version_info(3)).
public struct CurlVersion: Hashable, Sendable {
  /// `7.88.1`.
  public let number: String
  /// The TLS library, such as `OpenSSL/3.0.15`; nil if there is none.
  public let tls: String?
  public let hasHTTP2: Bool
  /// Where it looks for certificates by default.
  public let certificates: CertificateStore

  /// Loads libcurl, if necessary.
  /// - Throws: why it cannot be loaded.
  public static func installed() throws(HTTPError) -> CurlVersion {
    try CurlLibrary.opened.get()
    guard let info = ccurl_version_info()?.pointee else {
      throw .other(code: Int(CURLE_FAILED_INIT.rawValue), reason: "curl_version_info")
    }
    func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }
    // Fields that an older library does not know lie beyond the end of its struct.
    let knowsStore = info.age.rawValue >= CURLVERSION_SEVENTH.rawValue
    return CurlVersion(
      number: text(info.version) ?? "", tls: text(info.ssl_version),
      hasHTTP2: info.features & CURL_VERSION_HTTP2 != 0,
      certificates: CertificateStore(
        file: knowsStore ? text(info.cainfo) : nil, directory: knowsStore ? text(info.capath) : nil))
  }
}
