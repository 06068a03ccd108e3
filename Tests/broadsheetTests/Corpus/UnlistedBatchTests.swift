import Foundation
import TestSupport
import Testing

/// Batches of a site whose list does not name the newspapers in them.
struct UnlistedBatchTests {
  private func site() async throws -> (program: Program, server: LoopbackServer) {
    let body = try Fixture.bytes("chronam/ocr.json")
    let server = try await LoopbackServer.start(answering: { target in
      target == "/papers/ocr.json" ? .json(body) : .json("{}", status: 404)
    })
    return (try Program(["BROADSHEET_SOURCE": server.url + "/papers"]), server)
  }

  private static let filters = [["--state", "Ohio"], ["--from", "1900"], ["--lccn", "sn83030214"]]
  private static let reason = "the server's list does not say which newspapers are in them"

  @Test(arguments: filters)
  func `all of them may match, and other programs get no list of them`(filter: [String]) async throws {
    let (program, server) = try await site()
    defer { withExtendedLifetime(server) {} }
    let rows = try await program.run(["batches"] + filter)
    #expect(rows.exitCode == 0 && rows.lines.count == 2 && rows.lines.allSatisfy { $0.hasSuffix("\t?") })
    #expect(rows.errors.contains("all of them may not match, because \(Self.reason)"), "\(rows)")
    let refused = try await program.run(["batches", "--format", "curl"] + filter)
    #expect(refused.exitCode == 64 && refused.output.isEmpty, "\(refused)")
    #expect(refused.errors.contains("2 of 2 batches may not match: \(Self.reason)"), "\(refused)")
    #expect(!(rows.errors + refused.errors).contains("broadsheet sync"), "the Library's list says no more")
    let others = try await program.run("batches", "--format", "curl", "--awardee", "oru")
    #expect(others.exitCode == 0 && !others.output.isEmpty, "\(others)")
  }

  @Test(arguments: filters)
  func `a corpus is planned of them only by newspaper`(filter: [String]) async throws {
    let (program, server) = try await site()
    defer { withExtendedLifetime(server) {} }
    let dry = try await program.run(["corpus", "plan", "--dry-run"] + filter)
    #expect(dry.exitCode == 0, "\(dry)")
    #expect(dry.errors.contains("2 of 2 may not match, because \(Self.reason)"), "\(dry)")
    #expect(!dry.errors.contains("broadsheet sync"), "\(dry)")
    let folder = program.home.path + "/corpus"
    let plan = try await program.run(["corpus", "plan", folder] + filter)
    let isByNewspaper = filter.contains("--lccn")
    #expect(plan.exitCode == (isByNewspaper ? 0 : 64), "\(plan)")
    #expect(FileManager.default.fileExists(atPath: folder) == isByNewspaper)
    #expect(plan.errors.contains("pages of other newspapers skipped") == isByNewspaper, "\(plan)")
  }
}
