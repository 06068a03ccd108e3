import Foundation
import TestSupport
import Testing

/// Records and lists that a site has sent, without a network.
struct OfflineRecordTests {
  @Test(arguments: [PageSite.chronAm, .openONI, .openONIWithAPI])
  func `what a site sent is shown, listed and cited offline`(site: PageSite) async throws {
    let server = try await site.start()
    let program = try Program()
    // The first is not in the starter catalog.
    let commands = [["show", "sn97071004"], ["issues", site.lccn]]
    var sent: [String] = []
    for command in commands {
      let outcome = try await program.run(command + ["--source", server.url])
      #expect(outcome.exitCode == 0 && !outcome.output.isEmpty, "\(outcome)")
      sent.append(outcome.output)
    }
    let count = server.requests.count
    for (command, output) in zip(commands, sent) {
      let here = try await program.run(command + ["--source", "offline"])
      #expect(here.exitCode == 0 && here.output == output, "\(here)")
    }
    let cited = try await program.run("cite", site.lccn, site.date, "--source", "offline")
    let host = server.url.replacing("http://", with: "")
    #expect(cited.exitCode == 0 && cited.words.contains(host), "\(cited)")
    #expect(!cited.output.contains("loc.gov"), "\(cited)")
    #expect(server.requests.count == count, "nothing was requested")
  }

  @Test func `a number that nobody sent is not in the catalog`() async throws {
    let outcome = try await Program().run("show", "sn90000004", "--source", "offline")
    #expect(outcome.exitCode == 66 && outcome.errors.contains("starter catalog has no newspaper sn90000004"))
  }
}
