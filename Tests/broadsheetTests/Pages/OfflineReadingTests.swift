import Foundation
import TestSupport
import Testing

/// What can be read without a network, and what is said about the rest.
@OwnThread struct OfflineReadingTests {
  @Test func `offline, a message says that pages need a source and how to name one`() async throws {
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
    let files = ["get", site.lccn, site.date, "--as", "jpg,text", "-o", program.home.path + "/files"]
    let got = try await program.run(files + offline)
    #expect(got.exitCode == 66 && got.lines.count == 1 && got.output.hasSuffix(".txt\n"), "\(got)")
    #expect(got.errors.contains("1 of 2 files could not be saved"), "\(got)")
    let list = ["list", "--query", site.lccn, "--format", "jsonl"] + offline
    let listed = try await program.run(list)
    #expect(listed.output.contains(#""pages_here":"some""#), "\(listed)")
    #expect(try await program.run(list + ["--all"]).output == listed.output)
    #expect(listed.errors.contains("readable without a network: pages you have read of “"))
    #expect(server.requests.count == count, "nothing was requested")
    // An issue that is no longer in the cache is no longer listed.
    #expect(try await program.run("cache", "clear").exitCode == 0)
    // Its text is still in the index until it is removed from there.
    #expect(try await program.run(read + offline).exitCode == 0)
    #expect(try await program.run("index", "remove", "lccn:\(site.lccn)").exitCode == 0)
    #expect(try await program.run(read + offline).exitCode == 66)
    let cleared = try await program.run(list)
    #expect(cleared.output.contains(site.lccn) && !cleared.output.contains("pages_here"), "\(cleared)")
  }

  @Test func `without a list of its pages, what is here of an issue is read and saved`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    for page in [1, 3] {
      try program.write(
        Data("gold and silver \(page)".utf8), to: "pages/sn83000001_1900-01-01_ed-1_seq-\(page).txt")
    }
    #expect(try await program.run("index", "add", program.home.path + "/pages").exitCode == 0)
    let issue = ["sn83000001", "1900-01-01"]
    let missing = "this machine has no page 2 of issue sn83000001/1900-01-01/ed-1, only pages 1, 3"
    let second = try await program.run(["read"] + issue + ["--page", "2"])
    #expect(second.exitCode == 66 && second.errors.contains(missing), "\(second)")
    let terminal = try program.browse("open", "sn83000001/1900-01-01/ed-1/seq-1", "--images", "none")
    #expect(terminal.wait(for: "gold and silver 1"))
    terminal.send("]")
    #expect(terminal.wait(for: "no page 2 of issue sn83000001/1900-01-01/ed-1"), "\(terminal)")
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
    let some = try await program.run(["read"] + issue + ["--page", "1-2"])
    #expect(some.exitCode == 66 && some.output.contains("gold and silver 1"), "\(some)")
    #expect(some.errors.contains(missing), "\(some)")
    let later = try await program.run(["read"] + issue + ["--page", "2-3"])
    #expect(later.exitCode == 66 && later.output.contains("gold and silver 3"), "\(later)")
    #expect(later.errors.contains(missing) && !later.errors.contains("--source loc"), "\(later)")
    let all = try await program.run(["read"] + issue + ["--all"])
    #expect(
      all.exitCode == 66 && all.output.contains("silver 1") && all.output.contains("silver 3"), "\(all)")
    #expect(all.errors.contains("this machine has no issue sn83000001/1900-01-01/ed-1\n"), "\(all)")
    #expect(all.errors.contains("Printed pages 1 and 3 of it"), "\(all)")
    let folder = program.home.path + "/saved"
    let one = try await program.run(["get"] + issue + ["--as", "text", "-o", folder])
    #expect(one.exitCode == 0, "\(one)")
    #expect(
      try String(contentsOfFile: folder + "/sn83000001_1900-01-01_ed-1_seq-1.txt", encoding: .utf8)
        .hasPrefix("gold and silver 1"))
    let both = try await program.run(["get"] + issue + ["--as", "text", "--all", "-o", folder])
    #expect(
      both.exitCode == 66 && both.errors.contains("saved what is on this machine: pages 1 and 3"), "\(both)")
    #expect(FileManager.default.fileExists(atPath: folder + "/sn83000001_1900-01-01_ed-1_seq-3.txt"))
    let scans = ["get"] + issue + ["--as", "jpg", "--all", "-o", folder + "/both"]
    let pictures = try await program.run(scans + ["--as", "text"])
    #expect(pictures.exitCode == 66 && pictures.lines.count == 2, "\(pictures)")
    #expect(pictures.lines.allSatisfy { $0.hasSuffix(".txt") }, "\(pictures)")
    for page in [1, 3] {
      let absent = "this machine has no scan of page sn83000001/1900-01-01/ed-1/seq-\(page)\n"
      #expect(pictures.errors.contains(absent), "\(pictures)")
    }
    #expect(pictures.errors.hasSuffix("2 of 4 files could not be saved\n"), "\(pictures)")
    let none = try await program.run(scans)
    #expect(none.exitCode == 66 && none.errors.contains("--source loc"), "\(none)")
    // The issue is here, as its texts show: its scans are not.
    let cut = ["clip"] + issue + ["--region", "0,0,50,50", "-o", folder + "/clip.jpg"]
    for scan in [["image"] + issue, cut] {
      let outcome = try await program.run(scan)
      #expect(outcome.exitCode == 66, "\(outcome)")
      #expect(outcome.errors.contains("has no scan of page sn83000001/1900-01-01/ed-1/seq-1"), "\(outcome)")
    }
  }

  @Test func `no text of another server is the fallback for a source that was chosen`() async throws {
    let site = PageSite.openONI
    let server = try await site.start()
    let program = try site.program(server)
    let read = ["read", site.lccn, site.date, "--source"]
    let known = try await program.run(read + [server.url])
    #expect(known.exitCode == 0 && !known.output.isEmpty, "\(known)")
    for source in ["http://127.0.0.1:1", "loc"] {
      let chosen = try await program.run(read + [source])
      #expect(chosen.exitCode == 69 && chosen.output == "", "\(chosen)")
    }
    #expect(try await program.run(read + ["offline"]).output == known.output)
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
    // Days that were not requested do not help.
    let other = try await program.run("issues", "sn83000001", "--year", "1901")
    #expect(other.exitCode == 66 && !other.errors.contains("1900-01-01"), "\(other)")
  }

  @Test func `stored front pages are listed if the Library cannot be reached`() async throws {
    let program = try Program(["BROADSHEET_LOC_URL": "http://127.0.0.1:1"])
    try program.write(Data("gold and silver".utf8), to: "pages/sn83045462_1900-01-01_ed-1_seq-1.txt")
    #expect(try await program.run("index", "add", program.home.path + "/pages").exitCode == 0)
    let here = try await program.run("today", "--date", "1900-01-01")
    #expect(
      here.exitCode == 69 && here.output.hasPrefix("sn83045462\t1900-01-01\t1\tEvening star"), "\(here)")
    #expect(
      here.errors.contains("cannot be reached: the connection was refused; showing what this machine has"))
    for arguments in [["--date", "1900-01-02"], ["--date", "1900-01-01", "--source", "loc"]] {
      let none = try await program.run(["today"] + arguments)
      #expect(none.exitCode == 69 && none.output.isEmpty, "\(none)")
    }
  }
}
