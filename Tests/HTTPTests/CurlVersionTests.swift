import HTTP
import Testing

@Suite("The installed libcurl") struct CurlVersionTests {
  @Test func `says what it is and where its certificates are`() throws {
    let version = try CurlVersion.installed()
    #expect(version.number.split(separator: ".").count >= 2 && version.number.first?.isNumber == true)
    #expect(version.tls?.isEmpty == false)
    #expect(version.certificates.file?.hasPrefix("/") != false)
  }
}
