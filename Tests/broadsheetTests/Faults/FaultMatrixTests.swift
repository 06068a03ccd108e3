import Foundation
import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

/// Each way in which the Library's server can fail, with each command: what is thrown, reported, sent and
/// stored.
@Suite struct FaultMatrixTests {
  private static let lccn = "sn83030214"

  @Test(arguments: FaultRow.all) func `each failure has its own error`(row: FaultRow) async throws {
    let server = try await FaultServer.start(row.server)
    let client = RetryingClient(
      RedirectingClient(CurlClient(userAgent: "broadsheet/0", timeout: 1)), overloadPause: 0, jitter: { 0 })
    let lccn = try LCCN(Self.lccn)
    let service = LocGovService(
      client: client, site: server.url, readLayout: TestLayout.read, now: { 1_800_000_000 })
    for command in row.commands {
      do throws(NewspaperError) {
        switch command {
        case .list:
          let state = row.arguments.isEmpty ? nil : row.arguments.last
          _ = try await service.newspapers(
            matching: NewspaperQuery(state: state), window: Window(offset: 0, limit: 50))
        case .show: _ = try await service.newspaper(lccn)
        }
        Issue.record("\(command): no error")
      } catch {
        #expect(error.foreseeable == row.error(server.host), "\(command)")
      }
    }
  }

  @Test func `a named source fails with its reason`() async throws { try await forEachRow(checkNamed) }

  private func checkNamed(_ row: FaultRow) async throws {
    let server = try await FaultServer.start(row.server)
    for command in row.commands {
      let (program, before) = (try program(server), server.count())
      let outcome = try await program.run([command.rawValue, "--source", "loc"] + arguments(command, row))
      #expect(outcome.exitCode == row.exitCode, "\(row.name), \(command): \(outcome.errors)")
      #expect(outcome.output == "", "\(row.name), \(command)")
      let message = row.message.replacing("HOST", with: server.host)
      #expect(
        outcome.errors.hasPrefix("broadsheet: \(message)"), "\(row.name), \(command): \(outcome.errors)")
      if row.exitCode != 66 { #expect(outcome.errors.contains("\n  "), "\(row.name), \(command): no advice") }
      #expect(server.count().map { $0 - (before ?? 0) } == row.requests, "\(row.name), \(command)")
      #expect(try program.files(in: ".cache").isEmpty, "\(row.name), \(command): a failure was kept")
    }
  }

  @Test func `without a named source, the catalog is the fallback`() async throws {
    try await forEachRow(checkDefault)
  }

  private func checkDefault(_ row: FaultRow) async throws {
    let server = try await FaultServer.start(row.server)
    for command in row.commands {
      let program = try program(server)
      let outcome = try await program.run([command.rawValue] + arguments(command, row))
      let message = row.message.replacing("HOST", with: server.host)
      #expect(outcome.errors.contains(message), "\(row.name), \(command): \(outcome.errors)")
      if row.exitCode == 66 {
        #expect(outcome.exitCode == 66 && outcome.output == "", "the Library itself says that there is none")
      } else {
        #expect(outcome.exitCode == 0, "\(row.name), \(command)")
        #expect(
          outcome.output.contains(command == .show ? "New-York tribune" : "\t"), "\(row.name), \(command)")
        #expect(command == .show || outcome.errors.contains("the starter catalog"))
      }
      #expect(try program.files(in: ".cache").isEmpty, "\(row.name), \(command): a failure was kept")
    }
  }

  /// In browse, the catalog's list is shown, with the reason.
  @Test(
    arguments: FaultRow.all.filter {
      $0.exitCode != 66 && $0.commands.contains(.list) && $0.arguments.isEmpty
    })
  func `browse shows the catalog and the reason`(row: FaultRow) async throws {
    let server = try await FaultServer.start(row.server)
    try await browse(row, server)
  }

  @OwnThread private func browse(_ row: FaultRow, _ server: FaultServer) throws {
    let terminal = try program(server).browse("browse", "--list", rows: 24, columns: 220)
    #expect(terminal.wait(for: "of 479"))
    let message = row.message.replacing("HOST", with: server.host)
    // What this machine has is shown first; the reason follows when the request fails. The record beside the
    // list is requested at the same time, and may fail first.
    let reasons = [message, "\(server.host) sent an unreadable response: “item” is missing"]
    #expect(
      terminal.wait(until: { reasons.contains { terminal.line(22).contains($0.prefix(100)) } }),
      "\(terminal.line(22))")
    #expect(terminal.line(22).contains("starter catalog of May 31, 2025"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test func `the matrix in FAULTS matches this one`() throws {
    let text = String(decoding: try Fixture.file("Tests/FAULTS.md"), as: UTF8.self)
    let missing = FaultRow.all.map(\.line).filter { !text.contains($0 + "\n") }
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }

  /// Most rows only wait, so six run at once.
  private func forEachRow(_ check: @escaping @Sendable (FaultRow) async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, row) in FaultRow.all.enumerated() {
        if number >= 6 { try await group.next() }
        group.addTask { try await check(row) }
      }
      try await group.waitForAll()
    }
  }

  private func program(_ server: FaultServer) throws -> Program {
    try Program(["BROADSHEET_LOC_URL": server.url, "BROADSHEET_TIMEOUT": "1"])
  }

  private func arguments(_ command: FaultRow.Command, _ row: FaultRow) -> [String] {
    command == .show ? [Self.lccn] : row.arguments
  }
}
