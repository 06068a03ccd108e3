import Foundation
import TestSupport
import Testing

/// Where `o` and `y` lead after a sync from a site: to the newspaper's page there.
@OwnThread struct SitePageTests {
  private let site = PageSite.openONI
  /// A newspaper that the starter catalog lacks, so that only the site lists it.
  private let lccn = "sn97071004"

  private func opened(_ program: Program) -> [String] {
    let file = program.home.appending(path: "opened")
    return (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
  }

  @Test func `o opens the site's page, from the list, its record and the bookmarks`() async throws {
    let server = try await site.start()
    let program = try Program([
      "BROWSER": "/bin/sh -c 'echo \"$1\" >> \"$HOME\"/opened' name %s"
    ])
    let sync = try await program.run("sync", "--source", server.url)
    #expect(sync.exitCode == 0, "\(sync)")
    #expect(try await program.run("bookmarks", "add", lccn).exitCode == 0)
    let page = "\(server.url)/lccn/\(lccn)/"

    let terminal = try program.browse("browse", "--list", rows: 30, columns: 80)
    #expect(terminal.wait(for: "1 of "))
    terminal.send("/\(lccn)")
    terminal.press(.enter)
    #expect(terminal.wait(for: "1 of 1"))
    terminal.send("o")
    #expect(terminal.wait(until: { opened(program) == [page] }), "\(opened(program))")
    terminal.press(.enter)
    #expect(terminal.wait(for: "LCCN"))
    terminal.send("o")
    #expect(terminal.wait(until: { opened(program) == [page, page] }), "\(opened(program))")
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))

    let shelf = try program.browse("browse", "--list", rows: 30, columns: 80)
    #expect(shelf.wait(for: "1 of "))
    shelf.send("'")
    #expect(shelf.wait(for: "1 of 1"))
    shelf.send("o")
    #expect(shelf.wait(until: { opened(program) == [page, page, page] }), "\(opened(program))")
    shelf.send("Q")
    #expect(shelf.exitStatus() == .exited(0))
  }

  @Test func `a row of a named site is at that site`() async throws {
    let server = try await site.start()
    let program = try Program([
      "BROADSHEET_SOURCE": server.url, "BROWSER": "/bin/sh -c 'echo \"$1\" >> \"$HOME\"/opened' name %s",
    ])
    let terminal = try program.browse("browse", "--list", rows: 30, columns: 80)
    #expect(terminal.wait(for: "1 of "))
    terminal.send("/\(lccn)")
    terminal.press(.enter)
    #expect(terminal.wait(for: "1 of 1"))
    terminal.send("o")
    #expect(
      terminal.wait(until: { opened(program) == ["\(server.url)/lccn/\(lccn)/"] }), "\(opened(program))")
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }
}
