import Foundation
import TestSupport
import Testing

/// Addresses that are not newspaper sites, and proxies that are not proxies.
struct OtherSiteTests {
  @Test(arguments: [
    ["list"], ["sync"], ["today"], ["show", "sn83045462"], ["issues", "sn83045462", "--year", "1865"],
  ])
  func `a server of another kind is reported as such`(arguments: [String]) async throws {
    let server = try await LoopbackServer.start { _ in .text("not found", status: 404) }
    let outcome = try await Program(["BROADSHEET_SOURCE": server.url]).run(arguments)
    let host = server.url.replacing("http://", with: "")
    #expect(
      outcome.errors.contains(
        "broadsheet: \(host) does not look like an Open ONI or chronam site: it has no /newspapers.json\n"
          + "  Check the address; it may need a path, such as https://HOST/newspapers.\n"), "\(outcome)")
    #expect(outcome.exitCode == 69 && outcome.output.isEmpty)
    await server.stop()
  }

  @Test(arguments: [["doctor"], ["doctor", "--live"]])
  func `doctor fails at a server of another kind`(arguments: [String]) async throws {
    let server = try await LoopbackServer.start { _ in .text("not found", status: 404) }
    let outcome = try await Program(["BROADSHEET_SOURCE": server.url]).run(arguments)
    #expect(outcome.exitCode == 69 && outcome.words.contains("does not look like"), "\(outcome.output)")
    #expect(outcome.output.contains("✗") && outcome.output.contains("Broadsheet has problems: 1 failure"))
    await server.stop()
  }

  @Test func `a proxy that refuses is blamed, without its password`() async throws {
    let proxy = ["http_proxy": "http://me:secret@127.0.0.1:1", "BROADSHEET_LOC_URL": "http://library.test"]
    let outcome = try await Program(proxy).run("list", "--source", "loc")
    #expect(
      outcome.errors.hasPrefix(
        "broadsheet: library.test cannot be reached: the proxy 127.0.0.1:1 refused the connection\n"),
      "\(outcome)")
    #expect(outcome.exitCode == 69 && !outcome.errors.contains("secret"))
    let exempt = proxy.merging(["no_proxy": "127.0.0.1", "BROADSHEET_LOC_URL": "http://127.0.0.1:1"]) { $1 }
    #expect(
      try await Program(exempt).run("list", "--source", "loc").errors.contains("the connection was refused"))
  }
}
