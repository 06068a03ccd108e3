import Foundation
import TestSupport
import Testing

/// A job keeps the source that it was added for.
struct QueueSourceTests {
  private static let site = "https://papers.example.org"

  @Test(arguments: [true, false])
  func `a job keeps the source of the settings`(isInFile: Bool) async throws {
    let program = try Program(isInFile ? [:] : ["BROADSHEET_SOURCE": Self.site])
    if isInFile { try program.configure("source: \(Self.site)\n") }
    let added = try await program.run("queue", "add", "sn83030214", "--year", "1866")
    #expect(added.exitCode == 0, "\(added)")
    let list = try await program.run("queue", "list", "--format", "json")
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]])
    let source = try #require(rows.first?["source"] as? String)
    #expect(source.hasPrefix(Self.site), "\(list.output)")
  }
}
