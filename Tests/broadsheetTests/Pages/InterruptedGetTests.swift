import Foundation
import Glibc
import TestSupport
import Testing

/// `get`, interrupted with Ctrl-C, resumes where it stopped.
struct InterruptedGetTests {
  private static let pdf =
    Data("%PDF-1.4\n".utf8) + Data((0..<400_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
  private static let sent = 150_000

  /// A server that starts sending the file and then stalls.
  private func stalling() throws -> FaultyServer {
    let head = [
      "HTTP/1.1 200 OK", "Content-Type: application/pdf", "Content-Length: \(Self.pdf.count)",
      "ETag: \"one\"", "", "",
    ].joined(separator: "\r\n")
    return try FaultyServer(.stall(Array(head.utf8) + Array(Self.pdf.prefix(Self.sent))))
  }

  @OwnThread private func stop(_ program: Program, _ arguments: [String], once part: URL) throws {
    let terminal = try program.browse(arguments)
    let size = { (try? Data(contentsOf: part).count) ?? 0 }
    #expect(terminal.wait(until: { size() == Self.sent }))
    terminal.send("\u{3}")
    // A shell reports this as 130.
    #expect(terminal.exitStatus() == .signaled(SIGINT))
  }

  @Test func `what is already there is not fetched again`() async throws {
    let stalling = try stalling()
    let site = PageSite.chronAm
    let server = try await site.start { request in
      guard request.path.hasSuffix(".pdf") else { return nil }
      // A request for the whole file is left hanging.
      guard request.header("Range") == "bytes=\(Self.sent)-" else { return .redirect(to: stalling.url) }
      let rest = Self.pdf.count - Self.sent
      return LoopbackResponse(
        status: 206,
        headers: [
          "Content-Type": "application/pdf", "ETag": "\"one\"",
          "Content-Range": "bytes \(Self.sent)-\(Self.pdf.count - 1)/\(Self.pdf.count)",
        ], body: Self.pdf.suffix(rest))
    }
    let program = try site.program(server)
    let folder = program.home.appending(path: "saved")
    let name = "\(site.lccn)_\(site.date)_ed-1_seq-1.pdf"
    let arguments = ["get", site.lccn, site.date, "--as", "pdf", "-o", folder.path]
    try await stop(program, arguments, once: folder.appending(path: name + ".part"))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(left) == [name + ".part", name + ".part.from"])
    let outcome = try await program.run(arguments)
    #expect(outcome.exitCode == 0 && outcome.errors.contains("the rest of 400 KB"), "\(outcome)")
    #expect(server.requests.count { $0.path.hasSuffix(".pdf") } == 2)
    #expect(try Data(contentsOf: folder.appending(path: name)) == Self.pdf)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
  }
}
