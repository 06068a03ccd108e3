import Foundation
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// The first screen on a real terminal.
@OwnThread struct BrowseHomeTests {
  private let folder = TemporaryFolder()

  private func program(_ more: [String: String] = [:]) throws -> Program {
    try Program(["XDG_DATA_HOME": folder.path, "BROADSHEET_SOURCE": "offline"].merging(more) { $1 })
  }

  @Test(arguments: [[], ["browse"]]) func `it opens with ways to start`(arguments: [String]) throws {
    let terminal = try program().browse(arguments)
    #expect(terminal.wait(for: "Browse the newspapers"))
    #expect(terminal.wait(for: "On this machine  479 newspapers"))
    #expect(terminal.line(0).hasPrefix(" Broadsheet │ Home"))
    #expect(terminal.wait(for: "1 of 7"))
    #expect(terminal.screenText.contains("q quit") && !terminal.screenText.contains("q back"))
    let lines = terminal.screenText.split(separator: "\n").map(String.init)
    let network = lines.firstIndex { $0.contains("Needs a network") } ?? 0
    #expect((lines.firstIndex { $0.contains("broadsheet sync --directory") } ?? 0) > network, "\(lines)")
    terminal.send("jj\r")
    #expect(terminal.wait { terminal.screenText.contains("The address of a newspaper") })
    terminal.send("\u{1b}")
    #expect(terminal.wait { !terminal.screenText.contains("The address of a newspaper") })
    terminal.send("gl")
    #expect(terminal.wait(for: "1 of 479"))
    terminal.send("gh")
    #expect(terminal.wait(for: "Browse the newspapers"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test(arguments: [
    ("bsd00000001/1904-07-02/ed-1/seq-1", "Captain Lucius Vane ascended"),
    ("bsd00000001_1904-07-02_ed-1", "Saturday, July 2, 1904"),
  ])
  func `an address opens what it names`(address: String, words: String) throws {
    let terminal = try program().browse("browse", address)
    #expect(terminal.wait(for: words) && terminal.wait(for: "Issues of"), "\(terminal)")
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test func `q quits, since it is the first screen`() throws {
    let terminal = try program().browse("browse")
    #expect(terminal.wait(for: "1 of 7"))
    terminal.send("q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test func `offline, it does not mention what only a server has`() async throws {
    let program = try program()
    let day = try #require(
      try await program.run(["-c", "date -u +%m-%d"], executable: "/bin/sh").lines.first)
    try program.write(Data("gold".utf8), to: "pages/sn83000001_1904-\(day)_ed-1_seq-1.txt")
    #expect(try await program.run("index", "add", program.home.path + "/pages").exitCode == 0)
    let terminal = try program.browse("browse", rows: 40, columns: 160)
    // The demonstration newspaper appeared on some days of the year, too.
    let others = try await program.run("issues", "bsd00000001").lines.count { $0.contains("-\(day)") }
    #expect(terminal.wait(for: "\(1 + others) on this machine"))
    #expect(!terminal.screenText.contains("asks for more"))
    terminal.send("Q")
    let page = try program.browse("open", "bsd00000001/1904-07-02/ed-1/seq-1", columns: 160)
    #expect(page.wait(for: "RISES ABOVE THE FAIR"))
    #expect(page.screenText.contains("C clip") && !page.screenText.contains("S queue"))
    page.send("S")
    #expect(page.wait(for: "Nothing can be queued offline"))
  }

  @Test(arguments: [([:], ["browse", "--list"]), (["BROADSHEET_START": "newspapers"], [])])
  func `the list can be the first screen`(environment: [String: String], arguments: [String]) throws {
    let terminal = try program(environment).browse(arguments)
    #expect(terminal.wait(for: "1 of 479"))
    #expect(terminal.line(0).hasPrefix(" Broadsheet │ Newspapers"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test func `an invalid setting is reported`() async throws {
    let program = try program()
    try program.configure("start: nowhere\n")
    let outcome = try await program.run("list")
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains("start") && outcome.errors.contains("home, newspapers or session"))
  }

  @Test func `without a terminal, nothing changes`() async throws {
    let alone = try await program().run()
    #expect(alone.exitCode == 64 && alone.errors.contains("USAGE: broadsheet"))
    let browse = try await program().run("browse")
    #expect(browse.exitCode == 64 && browse.errors.contains("“broadsheet list” and “broadsheet show”"))
  }

  @Test func `a page being read has a row, opens at its line, and is forgotten and restored`()
    async throws
  {
    let reading = try program().browse("open", "bsd00000001/1904-07-02/ed-1/seq-1")
    #expect(reading.wait(for: "RISES ABOVE THE FAIR"))
    reading.send("\u{4}")
    #expect(reading.wait { !reading.screenText.contains("RISES ABOVE THE FAIR") })
    reading.send("Q")
    #expect(reading.exitStatus() == .exited(0))
    let terminal = try program().browse("browse")
    #expect(terminal.wait(for: "▸ ◆ The Demonstration"))
    #expect(terminal.screenText.contains("Jul 2, 1904, page 1"))
    terminal.send("\r")
    #expect(terminal.wait(for: ", where you stopped; gg starts over"))
    #expect(!terminal.screenText.contains("RISES ABOVE THE FAIR"))
    terminal.send("q")
    #expect(terminal.wait(for: "Continue reading"))
    // In one burst: each key waits for what the previous one has written.
    terminal.send("Duq")
    #expect(terminal.exitStatus() == .exited(0))
    let library = LibraryFile(path: folder.file("broadsheet/library.sqlite"))
    #expect(try await library.contents().positions.count == 1)
  }
}
