import Foundation
import TestSupport
import Testing

struct IndexCommandTests {
  private func page(_ program: Program, _ name: String, _ text: String) throws {
    try program.write(Data(text.utf8), to: "pages/sn83000001_1900-01-0\(name).txt")
  }

  private func lines(_ program: Program) async throws -> [String: String] {
    let outcome = try await program.run("index")
    #expect(outcome.exitCode == 0 && outcome.errors == "", "\(outcome)")
    let pairs = outcome.lines.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
  }

  @Test func `without a file, it has the demonstration newspaper's pages, and no file is created`()
    async throws
  {
    let program = try Program()
    let lines = try await lines(program)
    #expect(lines["newspapers"] == "1" && lines["bytes"] == "0" && lines["years"] == "1903-1905")
    #expect(!FileManager.default.fileExists(atPath: lines["file"] ?? ""))
  }

  @Test func `pages are added, counted, checked, exported and removed`() async throws {
    let program = try Program()
    let before = Int(try await lines(program)["pages"] ?? "") ?? 0
    try page(program, "1_ed-1_seq-1", "gold and silver")
    try page(program, "2_ed-1_seq-1", "gold and tin")
    let folder = program.home.path + "/pages"
    let trial = try await program.run("index", "add", "--dry-run", folder)
    #expect(trial.exitCode == 0 && trial.errors.hasPrefix("2 pages, 27 bytes of text, about "), "\(trial)")
    let added = try await program.run("index", "add", folder)
    #expect(added.exitCode == 0 && added.errors.hasPrefix("added 2 pages, "), "\(added)")
    #expect(added.errors.contains("; 2 pages have no title yet: “broadsheet sync --directory”, "), "\(added)")
    let again = try await program.run("index", "add", folder)
    #expect(again.errors.hasPrefix("added 0 pages, 2 already there"), "\(again)")
    #expect(try await lines(program)["pages"] == "\(before + 2)")
    #expect(try await program.run("index", "check").errors == "\(before + 2) pages, no problems found\n")
    let exported = try await program.run("index", "export")
    #expect(exported.lines.count == before + 2)
    #expect(exported.output.contains(#""text":"gold and tin""#))
    #expect(try await program.run("index", "remove", "--dry-run", "gold", "-silver").exitCode == 64)
    #expect(
      try await program.run("index", "remove", "--dry-run", "gold NOT silver").errors
        == "would remove 1 page\n")
    #expect(try await program.run("index", "remove", "gold", "NOT", "silver").errors == "removed 1 page\n")
    #expect(try await lines(program)["pages"] == "\(before + 1)")
    #expect(try await program.run("index", "tidy", "--rebuild").exitCode == 0)
    #expect(try await program.run("index", "check").exitCode == 0)
  }

  @Test(arguments: ["offline", "loc"])
  func `what was added can be read and searched without a network`(source: String) async throws {
    let program = try Program([
      "BROADSHEET_LOC_URL": "http://127.0.0.1:9", "BROADSHEET_TILE_URL": "http://127.0.0.1:9",
    ])
    try page(program, "1_ed-1_seq-1", "A submarine was seen\noff the harbor.")
    #expect(try await program.run("index", "add", program.home.path + "/pages").exitCode == 0)
    let read = try await program.run("read", "--source", source, "sn83000001", "1900-01-01")
    #expect(read.exitCode == 0 && read.output.contains("A submarine was seen"), "\(read)")
    #expect((source == "loc") == read.errors.contains("cannot be reached"), "\(read.errors)")
    // If the Library was not named, this machine is its fallback.
    let named = source == "loc" ? [] : ["--source", source]
    let terminal = try program.browse(["browse", "--search", "submarine"] + named)
    #expect(terminal.wait(for: "A submarine was seen off the harbor"))
    terminal.send("\r")
    #expect(terminal.wait(for: "January 1, 1900"))
    #expect(terminal.wait(for: "A submarine was seen"))
  }

  @Test func `what cannot be added or read is reported, with its exit code`() async throws {
    let program = try Program()
    #expect(try await program.run("index", "add").exitCode == 64)
    #expect(try await program.run("index", "add", "/nowhere").exitCode == 74)
    try program.write(Data("x".utf8), to: "pages/notes.txt")
    let other = try await program.run("index", "add", program.home.path + "/pages/notes.txt")
    #expect(other.exitCode == 65 && other.errors.contains("named like a page"), "\(other)")
    #expect(try await program.run("index", "add", program.home.path + "/pages").exitCode == 65)
    let query = try await program.run("index", "remove", "titel:star")
    #expect(
      query.exitCode == 64 && query.errors.contains("Did you mean title:?\n  titel:star\n  ^"), "\(query)")
    for empty in ["", " "] {
      let all = try await program.run("index", "remove", empty)
      #expect(all.exitCode == 64 && all.errors.contains("Say which pages to remove"), "\(all)")
    }
    try program.write(
      Data("no database, but longer than nothing".utf8), to: ".local/share/broadsheet/pages.sqlite")
    let damaged = try await program.run("index")
    #expect(
      damaged.exitCode == 74 && damaged.errors.contains("pages.sqlite is damaged or not an index"),
      "\(damaged)")
  }

  @Test func `a missing path keeps nothing else out, and sets the exit code`() async throws {
    let program = try Program()
    for day in 1...2 { try page(program, "\(day)_ed-1_seq-1", "gold") }
    let pages = program.home.path + "/pages"
    let added = try await program.run("index", "add", "/nowhere/a.tar", pages, "/nowhere/b.tar")
    #expect(added.exitCode == 74 && added.output.isEmpty, "\(added)")
    let missing = ["a", "b"].map {
      "broadsheet: /nowhere/\($0).tar cannot be read: No such file or directory"
    }
    let lines = added.errors.split(separator: "\n").map(String.init)
    #expect(Array(lines.prefix(2)) == missing && lines.count == 3, "\(added)")
    #expect(lines.last?.hasPrefix("added 2 pages, ") == true, "\(added)")
    let none = try await program.run("index", "add", "/nowhere/a.tar", "/nowhere/b.tar")
    #expect(
      none.exitCode == 74 && none.errors == missing.map { $0 + "\n" }.joined(), "\(none)")
  }

  @Test func `a page without words is counted, whatever contains it`() async throws {
    let program = try Program()
    try page(program, "1_ed-1_seq-1", "gold")
    try page(program, "1_ed-1_seq-2", "")
    try page(program, "1_ed-1_seq-3", " \n~ ~\n")
    let home = program.home.path
    let pack = "cd \(home) && tar cf pages.tar pages && cp -r pages packed && gzip packed/*"
    #expect(try await program.run(["-c", pack], executable: "/bin/sh").exitCode == 0)
    for name in ["pages", "pages.tar", "packed"] {
      let trial = try await program.run("index", "add", "--dry-run", "\(home)/\(name)")
      #expect(trial.errors.hasPrefix("1 page, 2 empty pages, 4 bytes of text, "), "\(name): \(trial)")
      let added = try await program.run("index", "add", "\(home)/\(name)")
      let first = name == "pages" ? "added 1 page, " : "added 0 pages, 1 already there, "
      #expect(added.exitCode == 0 && added.errors.hasPrefix(first + "2 empty pages, "), "\(name): \(added)")
    }
    let alone = try await program.run("index", "add", "\(home)/pages/sn83000001_1900-01-01_ed-1_seq-2.txt")
    #expect(alone.exitCode == 0 && alone.errors.hasPrefix("added 0 pages, 1 empty page, "), "\(alone)")
    #expect(try await program.run("index", "check").exitCode == 0)
  }

  @Test func `skipped files and pages without a state are reported`() async throws {
    let program = try Program()
    for day in 1...2 { try page(program, "\(day)_ed-1_seq-1", "election day") }
    try program.write(Data("x".utf8), to: "pages/notes.txt")
    try program.write(Data("x".utf8), to: "pages/scan.jpg")
    let added = try await program.run("index", "add", program.home.path + "/pages")
    #expect(
      added.exitCode == 0
        && added.errors.contains(
          "skipped notes.txt: the name of a page's file is like sn83045462_1916-11-08_ed-1_seq-1.txt\nadded 2 pages"
        ), "\(added)")
    let search = ["search", "--source", "here", "election state:Ohio"]
    let plot = program.home.path + "/plot.svg"
    let ways = [
      [], ["--count"], ["--all"], ["--trend", "year"], ["--trend", "year", "--from", "1900", "--to", "1901"],
      ["--trend", "year", "--from", "1900", "--to", "1901", "--plot", plot], ["--facet", "decade"],
    ]
    for extra in ways {
      let found = try await program.run(search + extra)
      #expect(
        found.errors.lowercased().contains("2 pages whose state is not known were not searched"), "\(found)")
    }
    let drawn = try String(contentsOfFile: plot, encoding: .utf8)
    #expect(drawn.contains(">2 pages whose state is not known were not searched</text>"), "\(drawn)")
    let other = try await program.run("search", "--source", "here", "gold author:smith")
    let note = "“author:smith” is searched for as words: author is not a field."
    #expect(other.errors.components(separatedBy: note).count == 2, "said once: \(other)")
  }

  @Test(arguments: [("read", 1), ("saved", 0), ("all", 1), ("no", 0)])
  func `a page that was read is added to the index, if so configured`(_ choice: String, _ count: Int)
    async throws
  {
    let program = try Program()
    try program.configure("index: \(choice)")
    let read = ["read", "bsd00000001", "1903-03-07"]
    #expect(try await program.run(read).exitCode == 0)
    let lines = try await lines(program)
    #expect((lines["bytes"] != "0") == (count == 1))
    let found = try await program.run("index", "remove", "--dry-run", "is:read")
    #expect(found.errors == "would remove \(count) page\(count == 1 ? "" : "s")\n")
  }

  @Test func `a saved page is added to the index`() async throws {
    let program = try Program()
    try program.configure("index: saved")
    let saved = try await program.run(
      "get", "bsd00000001", "1903-03-07", "--as", "alto", "-o", program.home.path + "/saved")
    #expect(saved.exitCode == 0, "\(saved)")
    #expect(try await lines(program)["bytes"] != "0")
  }
}
