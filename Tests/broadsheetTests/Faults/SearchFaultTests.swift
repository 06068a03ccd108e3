import Foundation
import Synchronization
import TestSupport
import Testing

/// What happens if a server fails when pages are searched, or answers something other than what it was asked.
struct SearchFaultTests {
  private final class Turns: Sendable {
    let count = Mutex(0)
  }

  @Test(arguments: SearchFaultRow.all) func `the failure is reported`(row: SearchFaultRow) async throws {
    let turns = Turns()
    let server = try await LoopbackServer.start(answering: { target in
      guard
        target.contains("/search/pages/results/") || target.contains("/collections/chronicling-america/?")
          || target.contains("/text-services/")
      else {
        return target == "/newspapers.json"
          ? .json(
            #"{"newspapers": [{"lccn": "sn84022673", "title": "The Columbian", "state": "Oregon", "url": "x"}]}"#
          )
          : .json("{}", status: 404)
      }
      let turn = turns.count.withLock { count in
        count += 1
        return count
      }
      return row.answers[min(turn, row.answers.count) - 1]
    })
    let isLibrary = row.server == .library
    let program = try Program(library: server)
    let outcome = try await program.run(
      ["search", "--source", isLibrary ? "loc" : server.url, "gold state:Oregon"] + row.options)
    let message = row.message.replacing("HOST", with: server.url.replacing("http://", with: ""))
    #expect(outcome.exitCode == row.exitCode, "\(outcome)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(
      (outcome.output == "")
        == (row.exitCode != 0 && !row.options.contains("--snippets") || row.message.hasPrefix("no pages")),
      "\(outcome.output)")
    #expect(turns.count.withLock(\.self) == row.requests)
  }

  @Test func `the matrix in FAULTS matches this one`() throws {
    let text = String(decoding: try Fixture.file("Tests/FAULTS.md"), as: UTF8.self)
    let missing = SearchFaultRow.all.map(\.line).filter { !text.contains($0 + "\n") }
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }
}
