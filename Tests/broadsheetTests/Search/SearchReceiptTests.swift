import Foundation
import TestSupport
import Testing

/// What `search --all --output` writes beside the file of pages.
struct SearchReceiptTests {
  @Test func `the note beside a file says who was asked, by which addresses, and what the count is`()
    async throws
  {
    var dice = SeededDice(21)
    let server = try await LoopbackServer.start(
      answering: MadePageSite(try MadePage.made(30, &dice)).answer(to:))
    let program = try Program(["BROADSHEET_SOURCE": server.url.replacing("://", with: "://reader:secret@")])
    let file = program.home.appending(path: "hits.jsonl")
    let note = {
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: file.path + ".json")))
        as? [String: Any]
    }
    let there = try await program.run("search", "gold OR \"silver mine\"", "--all", "-o", file.path)
    #expect(there.exitCode == 0, "\(there)")
    let addresses = try note()?["addresses"] as? [String] ?? []
    #expect(!addresses.isEmpty && addresses.allSatisfy { $0.hasPrefix(server.url + "/") }, "\(addresses)")
    #expect(try (note()?["count"] as? [String: Any])?["kind"] as? String != nil)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.removeItem(atPath: file.path + ".json")
    let here = ["search", "--source", "here", "river", "--all", "-o", file.path]
    #expect(try await program.run(here).exitCode == 0)
    let count = try note()?["count"] as? [String: Any]
    #expect(try note()?["source"] as? String == "this machine" && count?["kind"] as? String == "exact")
    #expect(try (note()?["addresses"] as? [String])?.isEmpty == true)
    // Notes of earlier versions did not name this machine.
    let old = try String(contentsOfFile: file.path + ".json", encoding: .utf8)
      .replacing("this machine\",", with: "\",")
    try Data(old.utf8).write(to: URL(filePath: file.path + ".json"))
    #expect(try await program.run(here).exitCode == 0)
    #expect(try note()?["source"] as? String == "this machine")
  }
}
