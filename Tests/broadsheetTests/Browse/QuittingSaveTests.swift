import Foundation
import Glibc
import TestSupport
import Testing

/// Quitting the program while a file is being saved from a slow server.
@OwnThread @Suite(.timeLimit(.minutes(3))) struct QuittingSaveTests {
  private let sent = Data("%PDF-1.4\n".utf8) + Data(repeating: 0x20, count: 8000)

  @Test(arguments: [nil, SIGTERM, SIGHUP] as [Int32?])
  func `the program ends at once, and the part stays`(signal: Int32?) async throws {
    let head = [
      "HTTP/1.1 200 OK", "Content-Type: application/pdf", "Content-Length: 5000000", "ETag: \"one\"", "", "",
    ].joined(separator: "\r\n")
    let stalling = try FaultyServer(.stall(Array(head.utf8) + Array(sent)))
    let site = PageSite.chronAm
    let server = try await site.start { request in
      request.path.hasSuffix(".pdf") ? .redirect(to: stalling.url) : nil
    }
    let program = try site.program(server)
    let folder = program.home.appending(path: "saved")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let terminal = try program.browse(
      ["open", "\(site.lccn)/\(site.date)/ed-1/seq-1", "--images", "none"], in: folder, rows: 30, columns: 120
    )
    #expect(terminal.wait(for: "just now"), "\(terminal)")
    terminal.send("s")
    #expect(terminal.wait(for: "Save this page as"))
    terminal.send("pdf\r")
    let part = folder.appending(path: "\(site.lccn)_\(site.date)_ed-1_seq-1.pdf.part")
    let size = { (try? Data(contentsOf: part).count) ?? 0 }
    #expect(terminal.wait(until: { size() == sent.count }), "\(terminal)")
    if let signal { terminal.terminate(signal) } else { terminal.send("Q") }
    #expect(terminal.exitStatus(timeout: .seconds(5)) == .exited(signal.map { 128 + $0 } ?? 0), "\(terminal)")
    #expect(try Data(contentsOf: part) == sent)
    #expect(String(decoding: terminal.output, as: UTF8.self).contains("stopped saving \(site.lccn)_"))
  }
}
