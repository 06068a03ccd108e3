import TestSupport
import Testing

/// Jobs for state sites.
struct QueueSiteTests {
  @Test(arguments: [PageSite.chronAm, .openONI])
  func `a job for a site named only by its address is accepted`(site: PageSite) async throws {
    let server = try await site.start()
    let program = try Program()
    let address = "\(server.url)/lccn/\(site.lccn)/\(site.date)/ed-1/"
    #expect(try await program.run("queue", "add", address).exitCode == 0)
    let run = try await program.run("queue", "run")
    #expect(run.exitCode == 0 && run.errors.contains("done: "), "\(run)")
  }
}
