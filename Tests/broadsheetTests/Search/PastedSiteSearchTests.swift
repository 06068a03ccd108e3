import Newspapers
import TestSupport
import Testing

/// `broadsheet search` with the address of a search at a state's site.
@Suite(.timeLimit(.minutes(1))) struct PastedSiteSearchTests {
  private func start(_ count: Int) async throws -> (server: LoopbackServer, gold: Int) {
    var dice = SeededDice(UInt64(count))
    let pages = try MadePage.made(count, &dice)
    let server = try await LoopbackServer.start(answering: MadePageSite(pages, isOpenONI: true).answer(to:))
    return (server, pages.filter { $0.words.contains("gold") }.count)
  }

  @Test func `the site of an address is asked, unless another source is named`() async throws {
    let (site, other) = (try await start(60), try await start(150))
    #expect(site.gold != other.gold && site.gold > 0)
    let address = site.server.url + "/search/pages/results/?andtext=gold"
    let settings: [[String: String]] = [
      [:], ["BROADSHEET_SOURCE": other.server.url], ["BROADSHEET_SOURCE": site.server.url],
    ]
    for settings in settings {
      let program = try Program(settings)
      let counted = try await program.run("search", "--count", address)
      #expect(counted.output == "\(site.gold)\n" && counted.exitCode == 0, "\(settings): \(counted)")
      #expect(counted.errors.contains("The address means gold."), "\(counted)")
    }
    let program = try Program()
    let narrowed = try await program.run("search", "--count", "\(address) date:1850")
    #expect(narrowed.output == "0\n" && narrowed.exitCode == 0, "\(narrowed)")
    let elsewhere = try await program.run("search", "--count", "--source", other.server.url, address)
    #expect(elsewhere.output == "\(other.gold)\n", "\(elsewhere)")
    let here = try await Program(["BROADSHEET_SOURCE": "offline"]).run("search", "--count", address)
    #expect(here.exitCode == 0 && here.errors.contains("on this machine"), "\(here)")
  }

  @Test func `an address is opened at its site, and stays as it is`() async throws {
    let site = try await start(60)
    let address = site.server.url + "/search/pages/results/?andtext=gold"
    let opened = try await Program().run("open", "--accessible", address)
    #expect(opened.exitCode == 0 && opened.output.contains("gold"), "\(opened)")
    #expect(site.server.requests.contains { $0.path.hasPrefix("/search/pages/results") })
    let resolved = try await Program().run("resolve", address)
    #expect(resolved.output == "search\tgold\t\(address)\n" && resolved.exitCode == 0, "\(resolved)")
  }
}
