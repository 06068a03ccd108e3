import TestSupport
import Testing

@testable import HTTP

@Suite("The address of a site") struct SiteAddressTests {
  @Test(arguments: [
    ("https://me@example.org/x/", "https://example.org/x", "https://me@example.org/x"),
    ("http://me:se%2Fcret@[::1]:80/%40x", "http://[::1]:80/%40x", "http://me@[::1]:80/%40x"),
    ("HTTPS://:secret@EXAMPLE.ORG", "HTTPS://EXAMPLE.ORG", "HTTPS://EXAMPLE.ORG"),
    ("http://127.0.0.1:8000//", "http://127.0.0.1:8000", "http://127.0.0.1:8000"),
    ("http://me:a@b:c@example.org", "http://example.org", "http://me@example.org"),
  ])
  func `is kept separate from its credentials`(_ written: String, _ url: String, _ description: String) throws
  {
    let address = try SiteAddress(written)
    #expect(address.url == url && address.description == description)
    #expect(
      (address.credentials != nil) == written.dropFirst(8).contains(":secret@") || written.contains("me"))
    #expect(HTTPRequest(written + "/list").url == written.replacing(/\/\/[^\/]*@/, with: "//") + "/list")
  }

  @Test
  func `decodes a name and a password, and prints neither`() throws {
    let credentials = try #require(try SiteAddress("http://r%40x:s3%2Fcr%C3%A9t%@h").credentials)
    #expect(credentials.user == "r@x" && credentials.password == "s3/crét%")
    var dumped = ""
    dump(credentials, to: &dumped)
    for text in [
      "\(credentials)", String(reflecting: credentials), String(describing: [credentials]), dumped,
    ] {
      #expect(!text.contains("s3") && !text.contains("r@x"), "\(text)")
    }
  }

  @Test(
    arguments: [
      ("example.org", .noScheme), ("ftp://example.org", .otherScheme), ("https://@", .noHost),
      ("https://me@", .noHost), ("https://me@/x", .noHost), ("https://.", .noHost), ("https://:80", .noHost),
      ("http:///x", .noHost), ("http://x:99999", .badPort), ("http://x:0", .badPort), ("http://x:", .badPort),
      ("http://x:8o", .badPort), ("http://[::1]8", .badPort), ("http://x?y", .query),
      ("http://x y", .badCharacter), ("https://reader:12/34@example.org", .atInPath),
      ("http://x/y@z", .atInPath),
      ("http://a:%00@x", .badCharacter), ("http://a:%FF@x", .badCharacter), ("http://é", .badCharacter),
    ] as [(String, SiteAddressError)])
  func `says what is wrong with it`(_ written: String, _ error: SiteAddressError) {
    #expect(throws: error) { try SiteAddress(written) }
  }

  @Test(arguments: [
    ("ftp://me:secret@x", "ftp://me@x"), ("http://me:sec/ret@x:99999", "http://me@x:99999"),
    ("me:sec@ret@x", "me@x"), ("http://x:80/y", "http://x:80/y"),
    ("reader@example.org", "reader@example.org"),
  ])
  func `is shown without its password, however broken it is`(_ text: String, _ shown: String) {
    #expect(SiteAddress.masked(text) == shown)
  }
}

@Suite("Credentials") struct CredentialsTests {
  private func client(_ server: LoopbackServer) throws -> RedirectingClient {
    let address = try SiteAddress(server.url.replacing("://", with: "://me:secret@"))
    let credentials = try #require(address.credentials)
    return RedirectingClient(
      CurlClient(userAgent: "test", credentials: [address.origin: credentials]))
  }

  @Test
  func `are sent only to their origin`() async throws {
    let other = try await LoopbackServer.start(["/": .text("there")])
    let server = try await LoopbackServer.start([
      "/": .text("here"), "/on": .redirect(to: "/"),
      "/away": .redirect(to: other.url.replacing("127.0.0.1", with: "localhost") + "/"),
      "/port": .redirect(to: other.url + "/"),
      "/named": .redirect(to: other.url.replacing("://", with: "://you:hidden@") + "/"),
    ])
    let client = try client(server)
    for path in ["/", "/on"] { #expect(try await client.send(HTTPRequest(server.url + path)).status == 200) }
    #expect(
      server.requests.map { $0.header("Authorization") } == Array(repeating: "Basic bWU6c2VjcmV0", count: 3))
    for path in ["/port", "/away", "/named"] {
      let response = try await client.send(HTTPRequest(server.url + path))
      #expect(response.status == 200 && !response.url.contains("hidden"))
    }
    #expect(!other.requests.isEmpty)
    #expect(!other.requests.contains { $0.header("Authorization") == "Basic bWU6c2VjcmV0" })
    _ = try await client.send(HTTPRequest(other.url + "/"))
    #expect(other.requests.last?.header("Authorization") == nil)
  }

  @Test
  func `are not sent to a redirect's target, not even the target's own`() async throws {
    let credentials = try #require(try SiteAddress("http://me:secret@x").credentials)
    let other = try await LoopbackServer.start(["/": .text("there")])
    let server = try await LoopbackServer.start(["/": .redirect(to: other.url + "/")])
    let origins = try [other, server].map { try #require(WebOrigin(of: $0.url)) }
    let client = RedirectingClient(
      CurlClient(
        userAgent: "test", credentials: Dictionary(uniqueKeysWithValues: origins.map { ($0, credentials) })))
    #expect(try await client.send(HTTPRequest(server.url + "/")).status == 200)
    #expect(server.requests.map { $0.header("Authorization") } == ["Basic bWU6c2VjcmV0"])
    #expect(other.requests.map { $0.header("Authorization") } == [nil])
  }
}
