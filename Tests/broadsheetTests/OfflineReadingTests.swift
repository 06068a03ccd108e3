import Foundation
import TestSupport
import Testing

/// What can be read without a network, and what is said of the rest.
struct OfflineReadingTests {
  @Test func `offline, it is said that pages need a source and how to name one`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    for command in [
      ["issues", "sn83045462"], ["read", "sn83045462", "1865-10-02"],
      ["read", "sn83045462/1865-10-02", "--all"],
      ["image", "sn83045462", "1865-10-02", "-o", "-"], ["get", "sn83045462", "1865-10-02", "--as", "text"],
      ["today"],
    ] {
      let outcome = try await program.run(command)
      #expect(outcome.exitCode == 66 && outcome.output == "", "\(command)")
      #expect(outcome.errors.contains("this machine has no "), "\(outcome)")
      #expect(outcome.errors.contains("--source loc") && outcome.errors.contains("bsd00000001"))
    }
  }

  @Test(arguments: PageSite.allCases) func `offline, what was read before can be read again`(site: PageSite)
    async throws
  {
    let server = try await site.start()
    let program = try site.program(server)
    let (read, offline) = (["read", site.lccn, site.date], ["--source", "offline"])
    let online = try await program.run(read)
    #expect(online.exitCode == 0 && !online.output.isEmpty)
    let count = server.requests.count
    let again = try await program.run(read + offline)
    #expect(again.exitCode == 0 && again.output == online.output, "\(again)")
    let other = try await program.run(read + ["--page", "2"] + offline)
    #expect(other.exitCode == 66 && other.errors.contains("this machine has no "), "\(other)")
    let list = ["list", "--query", site.lccn, "--format", "jsonl"] + offline
    let listed = try await program.run(list)
    #expect(listed.output.contains(#""pages_here":"some""#), "\(listed)")
    #expect(listed.errors.contains("readable without a network: pages you have read of “"))
    #expect(server.requests.count == count, "nothing was requested")
    // What is no longer in the cache is no longer said to be there.
    #expect(try await program.run("cache", "clear").exitCode == 0)
    // Its text is still in the index, until that is told to forget it.
    #expect(try await program.run(read + offline).exitCode == 0)
    #expect(try await program.run("index", "remove", "lccn:\(site.lccn)").exitCode == 0)
    #expect(try await program.run(read + offline).exitCode == 66)
    let cleared = try await program.run(list)
    #expect(cleared.output.contains(site.lccn) && !cleared.output.contains("pages_here"), "\(cleared)")
  }

  @Test func `without a list of issues, the days that have pages here are named, and can be read`()
    async throws
  {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    for day in ["1900-01-01", "1900-01-02"] {
      try program.write(Data("gold and silver".utf8), to: "pages/sn83000001_\(day)_ed-1_seq-1.txt")
    }
    #expect(try await program.run("index", "add", program.home.path + "/pages").exitCode == 0)
    let issues = try await program.run("issues", "sn83000001")
    #expect(issues.exitCode == 66 && issues.output == "", "\(issues)")
    #expect(
      issues.errors.contains("This machine has pages of 2 days: 1900-01-01 and 1900-01-02."), "\(issues)")
    #expect(issues.errors.contains("“broadsheet read sn83000001 1900-01-01 --source offline”"))
    let read = try await program.run("read", "sn83000001", "1900-01-01", "--source", "offline")
    #expect(read.exitCode == 0 && read.output.contains("gold and silver"), "\(read)")
    // Days that were not asked for are no help.
    let other = try await program.run("issues", "sn83000001", "--year", "1901")
    #expect(other.exitCode == 66 && !other.errors.contains("1900-01-01"), "\(other)")
  }

  @Test func `front pages that are here are listed where the Library cannot be reached`() async throws {
    let program = try Program(["BROADSHEET_LOC_URL": "http://127.0.0.1:1"])
    try program.write(Data("gold and silver".utf8), to: "pages/sn83045462_1900-01-01_ed-1_seq-1.txt")
    #expect(try await program.run("index", "add", program.home.path + "/pages").exitCode == 0)
    let here = try await program.run("today", "--date", "1900-01-01")
    #expect(here.exitCode == 0 && here.output.hasPrefix("sn83045462\t1900-01-01\t1\tEvening star"), "\(here)")
    #expect(
      here.errors.contains("cannot be reached: the connection was refused; showing what this machine has"))
    for arguments in [["--date", "1900-01-02"], ["--date", "1900-01-01", "--source", "loc"]] {
      let none = try await program.run(["today"] + arguments)
      #expect(none.exitCode == 69 && none.output.isEmpty, "\(none)")
    }
  }
}
