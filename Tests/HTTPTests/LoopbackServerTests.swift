import Foundation
import HTTP
import TestSupport
import Testing

@Suite("The loopback server") struct LoopbackServerTests {
  let client = CurlClient(userAgent: "broadsheet/0")

  @Test func `prefers the entry with the query to the one for any query`() async throws {
    let server = try await LoopbackServer.start(["/a?sp=2": .text("second"), "/a": .text("any")])
    #expect(try await body(server.url + "/a?sp=2") == "second")
    #expect(try await body(server.url + "/a?sp=3") == "any")
    #expect(try await client.send(HTTPRequest(server.url + "/b")).status == 404)
  }

  @Test func `serves the files in a folder, and none outside`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "inner/lccn"), withIntermediateDirectories: true)
    try Data("[]".utf8).write(to: folder.appending(path: "inner/lccn/a b.json"))
    try Data("secret".utf8).write(to: folder.appending(path: "outside.txt"))

    let server = try await LoopbackServer.start(folder: folder.appending(path: "inner"))
    let response = try await client.send(HTTPRequest(server.url + "/lccn/a%20b.json?x=1"))
    #expect(response.body == Array("[]".utf8))
    #expect(response.headers["Content-Type"] == "application/json")
    for path in ["/lccn/b.json", "/%2e%2e/outside.txt", "/lccn"] {
      #expect(try await client.send(HTTPRequest(server.url + path)).status == 404)
    }
  }

  @Test func `remembers its requests`() async throws {
    let server = try await LoopbackServer.start([:])
    _ = try await client.send(HTTPRequest(server.url + "/s%20t/?q=a%20b&sp=2", headers: ["X-One": "1"]))
    let request = try #require(server.requests.first)
    #expect(request.target == "/s%20t/?q=a%20b&sp=2")
    #expect(request.path == "/s%20t/")
    #expect(request.query == ["q": "a b", "sp": "2"])
    #expect(request.header("x-one") == "1")
  }

  private func body(_ url: String) async throws -> String {
    String(decoding: try await client.send(HTTPRequest(url)).body, as: UTF8.self)
  }
}
