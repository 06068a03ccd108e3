import Foundation
import TestSupport
import Testing

/// Pressing Ctrl-C and quitting while a pager or a browser has the terminal.
@OwnThread @Suite(.timeLimit(.minutes(3))) struct LentTerminalTests {
  /// The second page of the issue never comes.
  @Test func `leaving the pager ends the command, and Ctrl-C is the pager's until then`() async throws {
    let silent = try FaultyServer(.silence)
    let site = PageSite.chronAm
    let server = try await site.start { request in
      request.path.contains("seq-2/ocr") ? .redirect(to: silent.url) : nil
    }
    var program = try site.program(server)
    program.environment["PAGER"] =
      "/bin/sh -c 'trap \"echo caught\" INT; echo the pager; while true; do read key </dev/tty && exit; done'"
    let terminal = try program.browse("read", site.lccn, site.date, "--all", rows: 5, columns: 80)
    #expect(terminal.wait(for: "the pager"), "\(terminal)")
    #expect(terminal.wait(until: { silent.connectionCount == 1 }), "\(terminal)")
    terminal.send("\u{3}")
    #expect(terminal.wait(for: "caught"), "\(terminal)")
    let count = server.requests.count
    terminal.send("q\n")
    #expect(terminal.exitStatus(timeout: .seconds(5)) == .exited(0), "\(terminal)")
    #expect(silent.connectionCount == 1 && server.requests.count == count)
  }

  @Test func `Ctrl-C in a text browser does not end the program that waits for it`() throws {
    let program = try Program([
      "BROWSER": "/bin/sh -c 'trap \"echo caught; exit 3\" INT; echo a browser; read key' %s"
    ])
    let terminal = try program.browse("open", "--web", "sn83030214")
    #expect(terminal.wait(for: "a browser"), "\(terminal)")
    terminal.send("\u{3}")
    #expect(terminal.exitStatus() == .exited(69), "\(terminal)")
    #expect(terminal.screenText.contains("caught"))
    #expect(terminal.screenText.contains("/bin/sh failed with exit status 3"))
  }
}
