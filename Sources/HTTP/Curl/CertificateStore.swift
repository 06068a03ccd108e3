import Glibc

/// Where the certificates of the trusted authorities are; what is nil is left to libcurl's build.
public struct CertificateStore: Hashable, Sendable {
  /// A file of PEM certificates.
  public let file: String?
  /// A directory as `openssl rehash` makes it.
  public let directory: String?

  public init(file: String? = nil, directory: String? = nil) {
    self.file = file
    self.directory = directory
  }

  /// `CURL_CA_BUNDLE`, or `SSL_CERT_FILE` and `SSL_CERT_DIR`: as the curl program reads them (curl(1),
  /// "ENVIRONMENT"). The library by itself does not.
  public init(variable: (String) -> String?) {
    func value(_ name: String) -> String? {
      variable(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    let bundle = value("CURL_CA_BUNDLE")
    self.init(
      file: bundle ?? value("SSL_CERT_FILE"),
      directory: bundle == nil ? value("SSL_CERT_DIR") : nil)
  }

  /// As this process's environment has it.
  public static var ofEnvironment: CertificateStore {
    CertificateStore { name in getenv(name).map { String(cString: $0) } }
  }
}
