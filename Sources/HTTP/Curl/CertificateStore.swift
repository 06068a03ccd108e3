import Glibc

/// Where the certificates of trusted authorities are; nil leaves it to libcurl's build.
public struct CertificateStore: Hashable, Sendable {
  /// A file of PEM certificates.
  public let file: String?
  /// A directory in the format of `openssl rehash`.
  public let directory: String?

  public init(file: String? = nil, directory: String? = nil) {
    self.file = file
    self.directory = directory
  }

  /// Reads `CURL_CA_BUNDLE`, or `SSL_CERT_FILE` and `SSL_CERT_DIR`, like the curl program (curl(1),
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

  /// From this process's environment.
  public static var ofEnvironment: CertificateStore {
    CertificateStore { name in getenv(name).map { String(cString: $0) } }
  }
}
