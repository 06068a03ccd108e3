import HTTP
import TestSupport
import Testing

@Suite("Over TLS", .timeLimit(.minutes(1)))
struct CurlClientTLSTests {
  static let answer = "HTTP/1.0 200 OK\nContent-Length: 2\n\nok"

  static func redirect(to location: String) -> String {
    "HTTP/1.0 302 Found\nLocation: \(location)\nContent-Length: 0\n\n"
  }

  func client(trusting server: TLSServer) -> RedirectingClient {
    RedirectingClient(
      CurlClient(
        userAgent: "broadsheet/0",
        certificates: CertificateStore { $0 == "SSL_CERT_FILE" ? server.certificate : nil }))
  }

  @Test func `an untrusted certificate is refused`() async throws {
    let server = try TLSServer(files: ["ok": Self.answer])
    let client = CurlClient(userAgent: "broadsheet/0", certificates: CertificateStore())
    let error = await #expect(throws: HTTPError.self) {
      try await client.send(HTTPRequest(server.url + "/ok"))
    }
    guard case .insecure(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("certificate"))
  }

  @Test func `a certificate in the environment's file is trusted`() async throws {
    let server = try TLSServer(files: ["ok": Self.answer])
    let response = try await client(trusting: server).send(HTTPRequest(server.url + "/ok"))
    #expect(response.body == Array("ok".utf8))
  }

  @Test func `a certificate for another name is refused`() async throws {
    let server = try TLSServer(files: ["ok": Self.answer])
    let url = server.url.replacing("127.0.0.1", with: "localhost")
    let error = await #expect(throws: HTTPError.self) {
      try await client(trusting: server).send(HTTPRequest(url + "/ok"))
    }
    guard case .insecure = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a redirect from http to https is followed`() async throws {
    let secure = try TLSServer(files: ["ok": Self.answer])
    let plain = try await LoopbackServer.start(["/": .redirect(to: secure.url + "/ok")])
    let response = try await client(trusting: secure).send(HTTPRequest(plain.url + "/"))
    #expect(response.url == secure.url + "/ok")
  }

  @Test func `a redirect down to http is forbidden, and nothing is sent there`() async throws {
    let plain = try await LoopbackServer.start(["/": .text("in the clear")])
    let secure = try TLSServer(files: ["down": Self.redirect(to: plain.url + "/")])
    await #expect(throws: HTTPError.forbiddenRedirect) {
      try await client(trusting: secure).send(HTTPRequest(secure.url + "/down"))
    }
    #expect(plain.requests.isEmpty)
  }

  @Test func `a redirect up and down again is forbidden, too`() async throws {
    let target = try await LoopbackServer.start(["/": .text("in the clear")])
    let secure = try TLSServer(files: ["down": Self.redirect(to: target.url + "/")])
    let plain = try await LoopbackServer.start(["/": .redirect(to: secure.url + "/down")])
    await #expect(throws: HTTPError.forbiddenRedirect) {
      try await client(trusting: secure).send(HTTPRequest(plain.url + "/"))
    }
    #expect(target.requests.isEmpty)
  }
}
