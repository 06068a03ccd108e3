import HTTP
import Testing

@Suite("The certificates of the environment") struct CertificateStoreTests {
  @Test(
    arguments: [
      ([:], CertificateStore()),
      (["SSL_CERT_FILE": "/f"], CertificateStore(file: "/f")),
      (["SSL_CERT_DIR": "/d"], CertificateStore(directory: "/d")),
      (["SSL_CERT_FILE": "/f", "SSL_CERT_DIR": "/d"], CertificateStore(file: "/f", directory: "/d")),
      (["CURL_CA_BUNDLE": "/b", "SSL_CERT_FILE": "/f", "SSL_CERT_DIR": "/d"], CertificateStore(file: "/b")),
      (["CURL_CA_BUNDLE": "", "SSL_CERT_FILE": "/f"], CertificateStore(file: "/f")),
    ] as [([String: String], CertificateStore)])
  func `are those that the curl program uses`(_ variables: [String: String], _ store: CertificateStore) {
    #expect(CertificateStore { variables[$0] } == store)
  }
}
