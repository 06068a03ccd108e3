import Foundation
import TestSupport
import Testing

/// `doctor` on this machine: its report on everything except a live source.
struct DoctorTests {
  /// Removes lines that differ from machine to machine, with their continuation lines.
  private func steady(_ lines: [String]) -> [String] {
    var steady: [String] = []
    var isVarying = false
    for line in lines {
      if isVarying, line.hasPrefix(String(repeating: " ", count: 19)) { continue }
      let name = ["system", "libraries", "libcurl", "certificates", "Tesseract"].first {
        line.dropFirst(4).hasPrefix($0 + " ")
      }
      isVarying = name != nil
      steady.append(
        isVarying
          ? (name == "Tesseract" ? "  · " + line.dropFirst(4).prefix(15) : line.prefix(19)) + "…"
          : line.replacing(/[0-9.]+ [KMG]?B free/, with: "80 GB free").replacing(
            /until \d+:\d\d [ap]\.m\./, with: "until 14:05 a.m."))
    }
    return steady
  }

  @Test func `its report is readable without a network`() async throws {
    let program = try Program(["COLUMNS": "80", "BROADSHEET_LOC_URL": "", "BROADSHEET_TILE_URL": ""])
    try program.configure("source: offline\npace:\n  loc: 10\n  others: 2.5\n")
    let outcome = try await program.run("doctor")
    #expect(outcome.exitCode == 0 && outcome.errors == "")
    #expect(outcome.lines.allSatisfy { $0.count <= 80 })
    try Golden.expect(steady(outcome.lines), in: "output/doctor.txt")
  }

  @Test func `its report is readable when much is wrong`() async throws {
    let now = Date.now.timeIntervalSince1970
    // Half an hour from now must still be the same day there: for another day, the date would be given.
    let zone = now.truncatingRemainder(dividingBy: 86_400) < 43_200 ? "UTC" : "Etc/GMT+6"
    var program = try Program(["COLUMNS": "80", "SSL_CERT_FILE": "/nonexistent.pem", "TZ": zone])
    try program.configure("source: http://127.0.0.1:1\n")
    try program.write(Data(), to: "file")
    program.environment["XDG_DATA_HOME"] = program.home.path + "/file"
    let ledger = "\(now) \(now + 1800)\n"
    try program.write(Data(ledger.utf8), to: ".local/state/broadsheet/pace/news.example")
    let outcome = try await program.run("doctor")
    #expect(outcome.exitCode == 74, "as the first failure says")
    try Golden.expect(steady(outcome.lines), in: "output/doctor-amiss.txt")
  }

  @Test func `the built-in newspapers are counted as in the README`() async throws {
    let outcome = try await Program().run("doctor", "--offline")
    let readme = try String(contentsOf: Fixture.root.appending(path: "README.md"), encoding: .utf8)
    let built = /built in (\d+) newspapers and the demonstration newspaper,/
    let count = try #require(outcome.words.firstMatch(of: built)?.1)
    #expect(readme.contains("\(count) digitized newspapers from every state"), "\(outcome)")
  }

  @Test func `a wrong theme is a failure, and is not also listed as fine`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    try program.configure("theme: evening\n")
    let lines = try await program.run("doctor").lines.filter { $0.dropFirst(4).hasPrefix("theme ") }
    #expect(lines.count == 1 && lines[0].hasPrefix("  ✗ theme"), "\(lines)")
  }

  @Test func `the same report is available as JSON`() async throws {
    let outcome = try await Program().run("doctor", "--source", "offline", "--format", "json")
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(report["exit_code"] as? Int == 0 && report["verdict"] as? String == "Broadsheet works.")
    let sections = try #require(report["sections"] as? [[String: Any]])
    #expect(
      sections.map { $0["title"] as? String } == [
        "Program", "Configuration", "Directories", "Terminal", "Network", "Catalog", "Bookmarks",
        "Pages on this machine", "Reading scans on this machine", "Cache", "Pace", "Source",
      ])
    let findings = sections.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    #expect(Set(findings.compactMap { $0["mark"] as? String }) == ["ok", "note"])
  }

  @Test(arguments: ["STATE", "CACHE", "DATA"])
  func `a directory that cannot be created exits with 74`(name: String) async throws {
    var program = try Program()
    try program.write(Data(), to: "file")
    program.environment["XDG_\(name)_HOME"] = program.home.path + "/file/below"
    let outcome = try await program.run("doctor", "--offline")
    #expect(outcome.exitCode == 74 && outcome.words.contains("cannot be created: ~/file: it is a file"))
    #expect(outcome.output.contains("XDG_\(name)_HOME"))
  }

  @Test func `permissions are tested, not trusted`() async throws {
    // The permissions let root write here, but nobody can.
    let outcome = try await Program(["XDG_CACHE_HOME": "/proc/here"]).run("doctor", "--offline")
    #expect(
      outcome.exitCode == 74 && outcome.words.contains("✗ cache /proc/here/broadsheet cannot be created"))
  }

  @Test func `inspection creates nothing`() async throws {
    let program = try Program()
    #expect(try await program.run("doctor", "--offline").exitCode == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: program.home.path).sorted() == ["errors", "output"])
  }

  @Test(arguments: [("sorce: loc\n", "no setting “sorce”"), ("a: [", "this is not valid YAML")])
  func `a broken configuration exits with 64, without any request`(text: String, words: String) async throws {
    let server = try await LoopbackServer.start { _ in .text("no", status: 503) }
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    try program.configure(text)
    let outcome = try await program.run("doctor")
    #expect(outcome.exitCode == 64 && outcome.words.contains(words), "\(outcome.output)")
    #expect(outcome.output.contains("✗ settings") && outcome.output.contains("✓ state"))
    #expect(server.requests.isEmpty)
  }

  @Test func `an imported catalog is the source`() async throws {
    let server = try await LoopbackServer.start { _ in .text("no", status: 503) }
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    let list = Fixture.root.appending(path: "Fixtures/chronam/newspapers.json").path
    #expect(try await program.run("import", list).exitCode == 0)
    let outcome = try await program.run("doctor")
    #expect(outcome.exitCode == 0 && outcome.output.contains(/✓ imported +\d+ newspapers/))
    #expect(outcome.words.contains("the local catalog; issues, pages and searches: the Library of Congress"))
    #expect(outcome.words.contains("“broadsheet doctor --source loc” asks whether 127.0.0.1 answers."))
    #expect(server.requests.isEmpty)
  }

  @Test func `a catalog that cannot be read is a failure`() async throws {
    let program = try Program()
    try program.write(Data("garbage".utf8), to: ".local/share/broadsheet/catalog.sqlite")
    let outcome = try await program.run("doctor")
    #expect(outcome.exitCode == 74 && outcome.output.contains("✗ imported"))
  }

  @Test func `a proxy's password is not shown`() async throws {
    let outcome = try await Program(["HTTPS_PROXY": "http://me:secret@127.0.0.1:1"]).run(
      "doctor", "--offline")
    #expect(outcome.output.contains("– proxy          http://me@127.0.0.1:1 (HTTPS_PROXY)"))
    #expect(!outcome.output.contains("secret"))
  }

  @Test func `bookmarks are inspected and left as they are`() async throws {
    let program = try Program()
    let path = ".local/share/broadsheet/library.sqlite"
    #expect(try await program.run("doctor", "--offline").words.contains("– bookmarks none yet"))
    #expect(try program.files(in: ".local/share").isEmpty)
    for lccn in ["sn83030214", "sn83045462"] {
      #expect(try await program.run("bookmarks", "add", lccn, "--source", "offline").exitCode == 0)
    }
    #expect(
      try await program.run("doctor", "--offline").words.contains("✓ bookmarks 2 bookmarks, 0 newspapers"))
    for (bytes, code, words) in [
      (Data(), Int32(0), "library.sqlite is empty (0 bytes)"),
      (Data(repeating: 7, count: 9000), 74, "is damaged or no"),
    ] {
      try program.write(bytes, to: path)
      let outcome = try await program.run("doctor", "--offline")
      #expect(outcome.exitCode == code && outcome.words.contains(words), "\(outcome.output)")
      _ = try await program.run("bookmarks")
      #expect(try Data(contentsOf: program.home.appending(path: path)) == bytes)
    }
    #expect(try await program.run("bookmarks", "add", "sn83030214", "--source", "offline").exitCode == 74)
  }

  @Test func `requests to servers are reported`() async throws {
    let program = try Program()
    let now = Date.now.timeIntervalSince1970
    try program.write(
      Data("\(now) 0.0 \(now - 90) \(now - 8) \(now - 4)\n".utf8),
      to: ".local/state/broadsheet/pace/news.example")
    let outcome = try await program.run("doctor", "--offline")
    #expect(
      outcome.words.contains(
        "✓ news.example 2 requests in the last minute, paced at one request in 1.5 s"))
  }
}

/// `doctor` on a real terminal.
@OwnThread struct DoctorTerminalTests {
  @Test func `the terminal is described`() throws {
    let terminal = try Program(["TMUX": "/tmp/tmux"]).browse("doctor", "--offline", rows: 60, columns: 80)
    #expect(terminal.exitStatus() == .exited(0))
    #expect(terminal.screenText.contains("✓ terminal       xterm-256color, 80 columns, 60 rows"))
    #expect(terminal.screenText.contains("✓ colors         256"))
    #expect(terminal.screenText.contains("✓ characters     UTF-8 (LANG=C.UTF-8)"))
    #expect(terminal.screenText.contains("– inside         tmux"))
  }

  @Test func `a limited terminal is a warning`() throws {
    let terminal = try Program(["TERM": "dumb", "LANG": "C"]).browse(
      "doctor", "--offline", rows: 60, columns: 80)
    #expect(terminal.exitStatus() == .exited(0))
    #expect(terminal.screenText.contains("! terminal       dumb, 80 columns, 60 rows"))
    #expect(terminal.screenText.contains("broadsheet browse --accessible runs here"))
    #expect(terminal.screenText.contains("! characters     not UTF-8: LANG is C"))
    #expect(terminal.screenText.contains("Broadsheet works, with 2 warnings."))
  }
}
