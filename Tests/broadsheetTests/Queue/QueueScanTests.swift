import Foundation
import TestSupport
import Testing

/// The scans that the queue downloads, without a network.
struct QueueScanTests {
  @Test(arguments: PageSite.allCases)
  func `a scan from the queue is saved and cut in any size without a network`(site: PageSite) async throws {
    let server = try await site.start()
    let program = try site.program(server)
    let issue = [site.lccn, site.date]
    _ = try await program.run(["queue", "add"] + issue + ["--text", "--scan"])
    let run = try await program.run("queue", "run")
    #expect(run.exitCode == 0, "\(run)")
    let count = server.requests.count
    for width in ["200", "1200", "3000"] {
      let path = program.home.path + "/\(width).jpg"
      let image = try await program.run(
        ["image"] + issue + ["--width", width, "-o", path, "--source", "offline"])
      #expect(image.exitCode == 0, "\(image)")
    }
    let clip = try await program.run(
      ["clip"] + issue + ["--region", "0,40,16,20", "-o", program.home.path + "/c/", "--source", "offline"])
    #expect(clip.exitCode == 0, "\(clip)")
    #expect(clip.errors.contains("cut from this machine's picture of the page"), "\(clip)")
    #expect(server.requests.count == count, "nothing was requested")
  }
}
