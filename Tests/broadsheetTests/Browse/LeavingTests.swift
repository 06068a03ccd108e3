import TestSupport
import Testing

/// The end of the program while other threads are at work.
@OwnThread struct LeavingTests {
  @Test func `quitting during TLS handshakes always ends cleanly`() throws {
    let server = try TLSServer(files: [:])
    // About one in four of these ended with a segmentation fault when exit(3) ran OpenSSL's exit handlers.
    for _ in 0..<16 {
      let terminal = try Program(["BROADSHEET_LOC_URL": server.url]).browse(
        "browse", "--list", rows: 24, columns: 220)
      #expect(terminal.wait(until: { terminal.output.contains(Array("not secure".utf8)) }))
      terminal.send("Q")
      #expect(terminal.exitStatus() == .exited(0))
    }
  }
}
