import Foundation
import TestSupport
import Testing

/// Browsing imported newspapers, on a real terminal.
@OwnThread struct CatalogBrowseTests {
  @Test func `the catalog is browsed, and mistyped words are pointed out`() async throws {
    let program = try Program()
    let fixtures = Fixture.root.appending(path: "Fixtures/marc")
    let outcome = try await program.run(
      "import", fixtures.appending(path: "directory.xml").path,
      fixtures.appending(path: "newspapers.txt").path)
    #expect(outcome.exitCode == 0)
    let terminal = try program.browse("browse", "--list", rows: 24, columns: 110)
    #expect(terminal.wait(for: "1 of 481"))
    #expect(terminal.wait(for: "local catalog"))
    terminal.send("/evenning star")
    #expect(terminal.wait(for: "▸   Evening star"))
    terminal.press(.enter)
    #expect(terminal.wait(for: "Showing “evening"))
    terminal.press(.enter)
    #expect(terminal.wait(for: "Daily evening star (sn83045461)"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test(arguments: [["BROADSHEET_SOURCE": "offline"], [:]])
  func `newspapers that another program imports are there when the reader looks again`(
    settings: [String: String]
  ) async throws {
    let program = try Program(settings)
    let terminal = try program.browse("browse", rows: 24, columns: 110)
    #expect(terminal.wait(for: "On this machine  479 newspapers"))
    terminal.send("gl")
    #expect(terminal.wait(for: "1 of 479"))
    let fixtures = Fixture.root.appending(path: "Fixtures/marc")
    let outcome = try await program.run(
      "import", fixtures.appending(path: "directory.xml").path,
      fixtures.appending(path: "newspapers.txt").path)
    #expect(outcome.exitCode == 0)
    terminal.send("R")
    #expect(terminal.wait(for: "1 of 481"))
    #expect(terminal.wait(for: "local catalog"))
    terminal.send("gh")
    terminal.send("R")
    #expect(terminal.wait(for: "On this machine  481 newspapers"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test func `a record says if the list has no issues of the newspaper`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    #expect(try await program.run("show", "sn83045462").output.contains("Digitized"))
    let fixtures = Fixture.root.appending(path: "Fixtures/marc")
    let outcome = try await program.run(
      "import", fixtures.appending(path: "directory.xml").path,
      fixtures.appending(path: "newspapers.txt").path)
    #expect(outcome.exitCode == 0)
    let digitized = try await program.run("list", "--digitized", "--format", "tsv")
    let first = try #require(digitized.output.split(separator: "\t").first)
    let listed = try await program.run("show", String(first)).output
    #expect(listed.contains(/Digitized +[0-9]/), "\(listed)")
    let others = try await program.run("show", "2004255201").output
    #expect(others.contains(/Digitized +not according to the local catalog/), "\(others)")
  }
}
