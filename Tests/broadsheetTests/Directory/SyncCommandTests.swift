import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

/// The program updates its catalog.
struct SyncCommandTests {
  /// A Library of 2,500 titles; after `limit` responses it stops answering until the limit is lifted.
  private final class Library: Sendable {
    private let limit: Mutex<Int>

    init(limit: Int) { self.limit = Mutex(limit) }

    func goOn() { limit.withLock { $0 = .max } }

    func serve() async throws -> LoopbackServer {
      try await LoopbackServer.start { request in
        while self.limit.withLock({ $0 }) <= 0 { try? await Task.sleep(for: .milliseconds(20)) }
        self.limit.withLock { $0 -= 1 }
        let (page, size) = (Int(request.query["sp"] ?? "") ?? 1, Int(request.query["c"] ?? "") ?? 25)
        let first = (page - 1) * size
        let rows = (first..<max(first, min(first + size, 2500))).map { number in
          #"{"title": "Paper \#(number)", "number_lccn": ["sn\#(10_000_000 + number)"], "location_state": ["ohio"]}"#
        }
        return .json(
          #"{"content.results": [\#(rows.joined(separator: ","))], "content.pagination": {"of": 2500, "perpage": \#(size)}}"#
        )
      }
    }
  }

  @Test func `the Library's list becomes the catalog`() async throws {
    let server = try await LoopbackServer.start(.locGov)
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    let dry = try await program.run("sync", "--dry-run")
    #expect(dry.exitCode == 0 && dry.output == "")
    #expect(
      dry.errors.contains("30 newspapers at 127.0.0.1") && dry.errors.hasSuffix("nothing was changed\n"))
    #expect(!FileManager.default.fileExists(atPath: program.catalog.path))
    let sync = try await program.run("sync")
    #expect(sync.exitCode == 0 && sync.errors.contains("30 newspapers imported in "))
    #expect(server.requests.count == 1, "what the dry run fetched is kept")
    await server.stop()
    let list = try await program.run("list", "--per-page", "1")
    #expect(list.exitCode == 0 && list.errors == "page 1 of 491, 491 newspapers\n", "\(list.errors)")
    #expect(try await program.run("list", "--digitised").errors.hasSuffix("30 newspapers\n"))
  }

  @Test(arguments: [[], ["--directory"]])
  func `a list of today is used again, and --refresh fetches it anew`(options: [String]) async throws {
    let server = try await LoopbackServer.start(.locGov)
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    #expect(try await program.run(["sync"] + options).exitCode == 0)
    let count = server.requests.count
    // Older than a second.
    try await Task.sleep(for: .milliseconds(1200))
    let again = try await program.run(["sync"] + options)
    #expect(again.exitCode == 0 && server.requests.count == count)
    #expect(again.errors.contains("use --refresh to fetch it again"), "\(again.errors)")
    #expect(!again.errors.contains("cache clear"))
    let anew = try await program.run(["sync", "--refresh"] + options)
    #expect(anew.exitCode == 0 && server.requests.count == 2 * count, "\(server.requests.count)")
    #expect(!anew.errors.contains("--refresh"), "\(anew.errors)")
  }

  @Test func `the whole directory is stored on request`() async throws {
    let server = try await LoopbackServer.start(.locGov)
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    let sync = try await program.run("sync", "--directory")
    #expect(sync.exitCode == 0 && sync.errors.contains("30 newspapers imported in "), "\(sync.errors)")
    let digitized = try await program.run("list", "--digitized")
    #expect(
      digitized.errors.hasPrefix(
        "digitized titles are from the starter catalog only; run “broadsheet sync”"))
    #expect(try await program.run("list", "--state", "Oregon").errors.hasSuffix(" newspapers\n"))
    let site = try await program.run("sync", "--directory", "--source", server.url)
    #expect(site.exitCode == 64 && site.errors.contains("only the Library has a directory"))
  }

  @Test func `a state's site is added to the Library`() async throws {
    let (library, site) = (try await LoopbackServer.start(.locGov), try await LoopbackServer.start(.chronAm))
    let program = try Program(["BROADSHEET_LOC_URL": library.url])
    #expect(try await program.run("sync").exitCode == 0)
    let joined = try await program.run("sync", "--source", site.url)
    #expect(joined.exitCode == 0, "\(joined.errors)")
    let total = try #require(joined.errors.firstMatch(of: /the catalog now has (\d+) newspapers/)?.1)
    #expect((Int(total) ?? 0) > 30)
  }

  @Test func `after a kill, the next run resumes with what was fetched`() async throws {
    let library = Library(limit: 2)
    let server = try await library.serve()
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    let process = try program.start(["sync"])
    while server.requests.count < 3 { try await Task.sleep(for: .milliseconds(10)) }
    process.kill()
    #expect(!FileManager.default.fileExists(atPath: program.catalog.path))
    library.goOn()
    let before = server.requests.count
    let outcome = try await program.run("sync")
    #expect(outcome.exitCode == 0 && outcome.errors.contains("the catalog now has 2,978 newspapers"))
    #expect(server.requests.dropFirst(before).map { $0.query["sp"] } == ["3"], "two pages were kept")
  }

  @Test func `a server that fails leaves the catalog as it was`() async throws {
    let good = try await LoopbackServer.start(.locGov)
    let program = try Program(["BROADSHEET_LOC_URL": good.url])
    _ = try await program.run("sync")
    await good.stop()
    _ = try await program.run("cache", "clear")
    let outcome = try await program.run("sync", "--source", "loc")
    #expect(outcome.exitCode == 69 && outcome.errors.contains("cannot be reached"))
    #expect(try await program.run("list").errors.hasSuffix("491 newspapers\n"))
  }

  @Test func `offline, there is nothing to fetch`() async throws {
    let outcome = try await Program().run("sync", "--source", "offline")
    #expect(outcome.exitCode == 64 && outcome.errors.contains("nothing to fetch offline"))
  }
}
