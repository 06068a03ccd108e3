import Foundation
import Synchronization
import TestSupport
import Testing

/// What happens if a watched server fails or misleads: new pages stay new.
struct WatchFaultTests {
  @Test(arguments: WatchFaultRow.all) func `the failure is reported`(row: WatchFaultRow) async throws {
    let isLibrary = row.server == .library
    let good = [
      isLibrary ? WatchFaultRow.summary : "/batches.json":
        WatchFaultRow.list(WatchFaultRow.known, row.server)
    ]
    let state = Lists(lists: good)
    let server = try await LoopbackServer.start(answering: { target in
      let path = String(target.prefix { $0 != "?" })
      if let list = state.lists.withLock({ $0[path] }) { return list }
      if path == "/newspapers.json" { return .json(#"{"newspapers": []}"#) }
      guard target.contains("/search/pages/") || target.contains("dl=page") else {
        return .json("{}", status: 404)
      }
      if let search = state.search.withLock(\.self) { return search }
      return isLibrary
        ? WatchFaultRow.rows("b5_ver01") : WatchFaultRow.items(#""batch": "batch_b5_ver01", "#)
    })
    let program = try Program([
      "BROADSHEET_LOC_URL": server.url, "BROADSHEET_SOURCE": isLibrary ? "loc" : server.url,
    ])
    try program.write(
      Data(
        #"{"format": "broadsheet-library", "searches": [{"name": "g", "query": "gold", "created": "2026-01-01T00:00:00Z"}]}"#
          .utf8), to: "g.json")
    _ = try await program.run("bookmarks", "import", program.home.appending(path: "g.json").path)
    #expect(try await program.run("watch").errors.contains("4 batches known"))
    program.aDayPasses()
    state.lists.withLock { $0 = row.lists }
    state.search.withLock { $0 = row.search }
    let outcome = try await program.run("watch")
    let message = row.message.replacing("HOST", with: server.url.replacing("http://", with: ""))
    #expect(outcome.exitCode == row.exitCode && outcome.output == "", "\(outcome)")
    #expect(outcome.errors.hasPrefix("broadsheet: “g”: \(message)\n"), "\(outcome.errors)")
    // Once the server has recovered, everything is reported.
    program.aDayPasses()
    state.lists.withLock { lists in
      lists = [good.keys.first ?? "": WatchFaultRow.list(WatchFaultRow.known + ["b5_ver01"], row.server)]
    }
    state.search.withLock { $0 = nil }
    #expect(try await program.run("watch").pages == ["sn84022673/1905-07-04/ed-1/seq-1"])
  }

  private final class Lists: Sendable {
    let lists: Mutex<[String: FixtureResponse]>
    let search = Mutex<FixtureResponse?>(nil)

    init(lists: [String: FixtureResponse]) { self.lists = Mutex(lists) }
  }

  @Test func `the matrix in FAULTS matches this one`() throws {
    let text = String(decoding: try Fixture.file("Tests/FAULTS.md"), as: UTF8.self)
    let missing = WatchFaultRow.all.map(\.line).filter { !text.contains($0 + "\n") }
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }
}
