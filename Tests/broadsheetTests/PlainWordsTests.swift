import Foundation
import TestSupport
import Testing

/// What commands say about what they did or did not do.
struct PlainWordsTests {
  @Test(arguments: [["read"], ["image"], ["clip", "--region", "0,0,50,50"], ["get", "--as", "text,jpg"]])
  func `if an issue lacks a page, each command says how many it has`(command: [String]) async throws {
    let outcome = try await Program().run(command + ["bsd00000001", "1903-03-07", "--page", "99"])
    let words = "issue bsd00000001/1903-03-07/ed-1 has no page 99: it has 2 pages\n"
    #expect(outcome.exitCode == 66 && outcome.errors.contains(words), "\(outcome)")
    #expect(!outcome.errors.contains("LCCN DATE"), "\(outcome)")
  }

  @Test(arguments: [
    (
      ["--from", "1850-01-01", "--to", "1850-12-31"],
      "the demonstration newspaper has no issues of newspaper bsd00000001 in 1850\n"
    ),
    (["--year", "1904", "--on", "7/2"], " on July 2, 1904\n"),
  ])
  func `a whole year is reported as one`(options: [String], words: String) async throws {
    let outcome = try await Program().run(["issues", "bsd00000001"] + options)
    #expect(outcome.exitCode == 0 && outcome.errors.hasSuffix(words), "\(outcome)")
  }

  @Test func `a dry run names files with their folder, and a saved file is shown with its size`() async throws
  {
    let program = try Program()
    let folder = program.home.appending(path: "herald").path
    let get = ["get", "bsd00000001", "1904-07-02", "--as", "text", "--name", "1.{ext}", "-o", folder]
    #expect(try await program.run(get + ["--dry-run"]).output.hasPrefix("\(folder)/1.txt\t"))
    let saved = try await program.run(get)
    #expect(saved.output == "\(folder)/1.txt\n")
    #expect(saved.errors.contains(/saved 1\.txt: \d+ KB in \d/), "\(saved)")
  }

  @Test func `misspelled values are named in the starter catalog, without advice to remove a filter`()
    async throws
  {
    for (option, value, meant) in [
      ("--language", "Germn", "German"), ("--county", "Multnomha", "Multnomah"),
      ("--city", "Portlnd", "Portland"),
    ] {
      let outcome = try await Program().run("list", option, value)
      #expect(outcome.exitCode == 0 && outcome.errors.contains("No newspapers match\n"), "\(outcome)")
      #expect(outcome.errors.contains("“\(value)” is not known. Did you mean \(meant)"), "\(outcome)")
      #expect(!outcome.errors.contains("Try removing"))
    }
    let capital = try await Program().run("list", "--state", "Washington, D.C.")
    #expect(!capital.output.isEmpty && capital.output.contains("District of Columbia"))
  }

  @Test func `a cache is shown in units on a terminal`() throws {
    let terminal = try Program().browse("cache")
    #expect(terminal.wait(for: "limit      500 MB"))
  }

  @Test func `bookmarks that cannot be stored are reported with what to do`() async throws {
    let outcome = try await Program(["XDG_DATA_HOME": "/proc/none"]).run("bookmarks", "add", "bsd00000001")
    #expect(
      outcome.exitCode == 74 && outcome.errors.contains("your bookmarks cannot be stored in /proc/none"))
    #expect(outcome.errors.contains("set XDG_DATA_HOME"), "\(outcome)")
  }
}
