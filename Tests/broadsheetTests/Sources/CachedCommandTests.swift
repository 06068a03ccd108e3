import Foundation
import Synchronization
import TestSupport
import Testing

/// The program's cache, tested from outside.
struct CachedCommandTests {
  /// A site whose responses a test can change.
  private final class Site: Sendable {
    private let answer: Mutex<@Sendable (LoopbackRequest) -> LoopbackResponse>
    init(_ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse) { self.answer = Mutex(answer) }
    func set(_ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse) {
      self.answer.withLock { $0 = answer }
    }
    func serve() async throws -> LoopbackServer {
      try await LoopbackServer.start { request in self.answer.withLock { $0 }(request) }
    }
  }

  private static func list(_ headers: [String: String] = [:])
    -> @Sendable (LoopbackRequest) -> LoopbackResponse
  {
    { request in
      guard request.path == "/newspapers.json" else { return .notFound }
      var answer = LoopbackResponse.json(
        #"{"newspapers": [{"lccn": "sn83030214", "title": "New-York tribune", "state": "New York"}]}"#)
      answer.headers.merge(headers) { $1 }
      if let tag = headers["ETag"], request.header("If-None-Match") == tag {
        return LoopbackResponse(status: 304, headers: headers)
      }
      return answer
    }
  }

  @Test func `a site's lack of a second interface is checked once a day`() async throws {
    let server = try await LoopbackServer.start(.openONI)
    let program = try Program()
    for _ in 1...3 { #expect(try await program.run("list", "--source", server.url).exitCode == 0) }
    // Both are requested at once.
    #expect(server.requests.map(\.path).sorted() == ["/api/chronam/", "/newspapers.json"])
  }

  private func lists(_ server: LoopbackServer) -> Int {
    server.requests.count { $0.path == "/newspapers.json" }
  }

  @Test func `nothing is requested twice a day`() async throws {
    let server = try await LoopbackServer.start(.locGov)
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    let first = try await program.run("list", "--per-page", "5")
    let second = try await program.run("list", "--per-page", "5")
    #expect(first == second && first.exitCode == 0)
    #expect(server.requests.count == 1)
    _ = try await program.run("show", "sn83030214")
    let asked = server.requests.count
    #expect(try await program.run("show", "sn83030214").exitCode == 0)
    #expect(server.requests.count == asked)
  }

  @Test func `what the server confirms is not sent again`() async throws {
    let server = try await Site(Self.list(["ETag": "\"7\"", "Cache-Control": "no-cache"])).serve()
    let program = try Program()
    let first = try await program.run("list", "--source", server.url)
    let second = try await program.run("list", "--source", server.url, "--verbose")
    #expect(second.output == first.output && second.exitCode == 0)
    #expect(lists(server) == 2)
    #expect(server.requests.last?.header("If-None-Match") == "\"7\"")
    #expect(second.errors.contains("/newspapers.json 304, 0 bytes"), "\(second.errors)")
  }

  @Test func `without a server, what is stored is shown with the reason`() async throws {
    let server = try await Site(Self.list(["Cache-Control": "max-age=0"])).serve()
    let program = try Program()
    let before = try await program.run("list", "--source", server.url)
    await server.stop()
    let after = try await program.run("list", "--source", server.url)
    #expect(after.output == before.output && after.exitCode == 0 && !after.output.isEmpty)
    #expect(after.errors.contains("cannot be reached"), "\(after.errors)")
    #expect(after.errors.contains("showing its previous response"), "\(after.errors)")
  }

  @Test func `verbose says what is requested and what comes from the cache`() async throws {
    let server = try await LoopbackServer.start(.locGov)
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    let first = try await program.run("show", "sn83045462", "--verbose")
    let line = try #require(first.errors.split(separator: "\n").first)
    #expect(
      try /\d\d:\d\d:\d\d 127\.0\.0\.1 \/item\/sn83045462\/\?fo=json&at=item 200, \d+ bytes, [\d.]+ s/
        .wholeMatch(in: line) != nil, "\(line)")
    let second = try await program.run("show", "sn83045462", "-v")
    #expect(second.errors.contains("/item/sn83045462/?fo=json&at=item from the cache, "))
    #expect(first.output == second.output)
    #expect(try await program.run("show", "sn83045462").errors == "")
  }

  @Test func `the cache can be inspected and emptied`() async throws {
    let server = try await Site(Self.list()).serve()
    let program = try Program()
    _ = try await program.run("list", "--source", server.url)
    let stat = try await program.run("cache", "stat")
    #expect(
      stat.exitCode == 0 && stat.lines.contains("responses\t2") && stat.lines.contains("expired\t0"))
    #expect(try await program.run("cache") == stat)
    let prune = try await program.run("cache", "prune")
    #expect(prune.errors == "removed 0 responses, 0 B\n" && prune.exitCode == 0)
    let clear = try await program.run("cache", "clear")
    #expect(clear.errors.hasPrefix("removed 2 responses, ") && clear.exitCode == 0)
    #expect(try await program.run("cache").lines.contains("responses\t0"))
    _ = try await program.run("list", "--source", server.url)
    #expect(lists(server) == 2)
  }

  @Test func `an unusable cache is reported once and costs nothing`() async throws {
    let server = try await Site(Self.list()).serve()
    let program = try Program(["XDG_CACHE_HOME": "/dev/null"])
    let list = try await program.run("list", "--source", server.url)
    #expect(list.exitCode == 0 && list.lines.count == 1)
    #expect(list.errors.contains("responses cannot be cached: /dev/null/broadsheet/"), "\(list.errors)")
    #expect(list.errors.split(separator: "\n").count == 2)
    let stat = try await program.run("cache", "stat")
    #expect(stat.exitCode == 74 && stat.output == "")
  }
}
