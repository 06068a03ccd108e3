import Foundation
import TestSupport
import Testing

/// What happens if the Library's servers fail when issues and pages are requested.
struct PageFaultTests {
  @Test(arguments: PageFaultRow.all) func `the failure is reported and nothing is stored`(row: PageFaultRow)
    async throws
  {
    let good = try await PageSite.library.start()
    let faulty = try await FaultServer.start(row.server)
    for command in row.commands {
      let program = try Program([
        "BROADSHEET_SOURCE": "loc", "BROADSHEET_LOC_URL": command == .issues ? faulty.url : good.url,
        "BROADSHEET_TILE_URL": faulty.url, "BROADSHEET_TIMEOUT": "2",
      ])
      let folder = program.home.appending(path: "saved").path
      let outcome = try await program.run(command.arguments + (command == .get ? ["-o", folder] : []))
      let message = row.message.replacing("HOST", with: faulty.host)
      #expect(outcome.exitCode == row.exitCode && outcome.output == "", "\(command): \(outcome)")
      #expect(outcome.errors.contains(message), "\(command): \(outcome.errors)")
      // An interrupted download can be resumed; no incomplete file has a final name.
      #expect(try program.files(in: "saved").allSatisfy { $0.contains(".part") }, "\(command)")
      let kept = try program.files(in: ".cache").count
      #expect(command != .issues || kept == 0, "a failure was kept")
    }
  }

  @Test func `a bot check instead of a file ends saving`() async throws {
    let server = try await PageSite.library.start { request in
      request.path.hasPrefix("/storage-services/")
        ? LoopbackResponse.html("<!DOCTYPE html><title>Just a moment...</title>") : nil
    }
    let program = try PageSite.library.program(server)
    let folder = program.home.appending(path: "saved").path
    let outcome = try await program.run(
      "get", PageSite.library.lccn, PageSite.library.date, "--all", "--as", "pdf", "-o", folder)
    #expect(outcome.exitCode == 69 && outcome.errors.contains("browser check"), "\(outcome)")
    #expect(server.requests.filter { $0.path.hasPrefix("/storage-services/") }.count == 1)
  }

  @Test func `the matrix in FAULTS matches this one`() throws {
    let text = String(decoding: try Fixture.file("Tests/FAULTS.md"), as: UTF8.self)
    let missing = PageFaultRow.all.map(\.line).filter { !text.contains($0 + "\n") }
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }
}
