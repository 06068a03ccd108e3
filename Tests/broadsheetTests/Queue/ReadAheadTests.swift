import Foundation
import TestSupport
import Testing

/// Fetching the next page with requests that the pace has to spare. The requests go to a proxy on this
/// machine, which responds instead of the Library.
@OwnThread struct ReadAheadTests {
  private func texts(_ server: LoopbackServer) -> [String] {
    server.requests.map(\.target).filter { $0.contains("/text-services/") }
  }

  @Test func `the next page is here before the reader turns to it, and is not requested again`() async throws
  {
    let proxy = try await LoopbackServer.start(.locGov)
    let program = try Program([
      "BROADSHEET_SOURCE": "loc", "BROADSHEET_LOC_URL": "http://www.loc.gov",
      "BROADSHEET_TILE_URL": "http://tile.loc.gov", "http_proxy": proxy.url,
    ])
    try turn(program, proxy)
    #expect(texts(proxy).count == 2, "\(texts(proxy))")
  }

  private func turn(_ program: Program, _ proxy: LoopbackServer) throws {
    let terminal = try program.browse(
      ["open", "\(PageSite.library.lccn)/\(PageSite.library.date)/ed-1/seq-1", "--images", "none"])
    #expect(terminal.wait(for: "page 2 is ready"))
    #expect(texts(proxy).count == 2)
    terminal.send("]")
    #expect(terminal.wait(for: "page 2 of 3"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }
}
