import Foundation
import Synchronization
import TestSupport
import Testing

/// `get --dry-run` asks for the sizes of files, and downloads none.
struct DryRunTests {
  private static let size = 5_000_000

  /// Large files, sent in the ranges requested; everything else comes from the site.
  private static func file(_ request: LoopbackRequest, _ sent: borrowing Mutex<Int>) -> LoopbackResponse? {
    // chronam reports a page's proportions through a picture of a few kilobytes.
    guard !request.path.hasSuffix("thumbnail.jpg"),
      ["pdf", "jp2", "jpg"].contains(where: { request.path.hasSuffix("." + $0) })
    else { return nil }
    guard request.header("Range") == "bytes=0-0" else {
      sent.withLock { $0 += size }
      return LoopbackResponse(body: Data(count: size))
    }
    sent.withLock { $0 += 1 }
    return LoopbackResponse(
      status: 206, headers: ["Content-Range": "bytes 0-0/\(size)"], body: Data(count: 1))
  }

  private final class Count: Sendable {
    let sent = Mutex(0)
  }

  @Test(arguments: PageSite.allCases) func `one byte of each file is requested, and no picture`(
    site: PageSite
  ) async throws {
    let count = Count()
    let server = try await site.start { request in Self.file(request, count.sent) }
    let program = try site.program(server)
    let folder = program.home.appending(path: "saved").path
    let kinds = ["pdf", "jp2", "jpg"]
    let trial = try await program.run(
      ["get", site.lccn, site.date, "--page", "1", "--dry-run", "-o", folder]
        + kinds.flatMap { ["--as", $0] })
    #expect(trial.exitCode == 0, "\(trial)")
    #expect(
      trial.lines.map { $0.split(separator: "\t").last } == ["\(Self.size)", "\(Self.size)", "size unknown"])
    #expect(count.sent.withLock { $0 } == 2, "one byte of the PDF and one of the JPEG 2000 file")
    // Open ONI refuses HEAD.
    #expect(Set(server.requests.map(\.method)) == ["GET"])
    #expect(!FileManager.default.fileExists(atPath: folder))
  }
}
