import TestSupport
import Testing

/// A server on this machine that says until when it refuses requests, in a real terminal: nothing paces it.
@OwnThread struct AnnouncedRefusalTests {
  @Test func `until then, neither R beside rows of this machine nor a new search sends anything`()
    async throws
  {
    let server = try await LoopbackServer.start { _ in
      LoopbackResponse(status: 429, headers: ["Retry-After": "3600"])
    }
    let program = try Program(library: server)
    let terminal = try program.browse("browse", "--list", rows: 24, columns: 80)
    #expect(terminal.wait(for: "is refusing requests until"), "\(terminal)")
    let count = server.requests.count
    terminal.send("RRj")
    #expect(terminal.wait(for: "2 of "), "\(terminal)")
    #expect(terminal.wait(for: "is refusing requests until"), "\(terminal)")
    for word in ["gold", "silver"] {
      terminal.send("gs\(word)\r")
      #expect(terminal.wait { terminal.screenText.contains(word) && isRefused(terminal) }, "\(terminal)")
    }
    #expect(!terminal.wait(until: { server.requests.count > count }, timeout: .seconds(1)))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
    await server.stop()
  }

  private func isRefused(_ terminal: VirtualTerminal) -> Bool {
    terminal.screenText.contains("is refusing requests until")
  }
}
