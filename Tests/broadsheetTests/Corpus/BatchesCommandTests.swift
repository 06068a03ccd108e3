import Foundation
import TestSupport
import Testing

/// `broadsheet batches`, from outside, at servers on this machine.
struct BatchesCommandTests {
  private let list = "/collections/chronicling-america/datasets/batch-summary/"

  private func library() async throws -> (program: Program, server: LoopbackServer) {
    let body = try Fixture.bytes("loc.gov/batch-summary.json")
    let server = try await LoopbackServer.start(answering: { [list] target in
      target.hasPrefix(list) ? .json(body) : .json("{}", status: 404)
    })
    return (try Program(["BROADSHEET_SOURCE": "loc", "BROADSHEET_LOC_URL": server.url]), server)
  }

  private func fields(_ outcome: Program.Outcome) -> [[String]] {
    outcome.lines.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// What coreutils' `sha1sum` says about the file `sums`.
  private func checkedSums(in folder: TemporaryFolder) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/sha1sum")
    process.arguments = ["--ignore-missing", "-c", "sums"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `what the Library offers is listed, and requested once`() async throws {
    let (program, server) = try await library()
    let outcome = try await program.run("batches")
    #expect(outcome.exitCode == 0)
    #expect(
      fields(outcome).first == [
        "curiv_benicia_ver01", "curiv", "3761", "399", "sn92070146|sn92070143", "181952148", "2019-07-11",
        "b332e33bb1882222a225c1ec182096800cdcd7ef",
        "61e5e81b45c940a419da4d86259059cdbb9b2e0ed24420a7ac21f6582abb60fc",
        "https://chroniclingamerica.loc.gov/data/ocr/curiv_benicia_ver01.tar.bz2", "1907", "1945", "",
      ], "\(outcome)")
    #expect(fields(outcome).map(\.[0]) == ["curiv_benicia_ver01", "dlc_vizsla_ver02", "zz_unheard_ver01"])
    #expect(
      outcome.errors == """
        3 rows of the list are left out: they have no usable address, or the name of another row
        3 batches, 1.2 GB and more, 14,455 pages and more

        """)
    #expect(outcome.output.contains("\tda39a3ee5e6b4b0d3255bfef95601890afd80709\t"))
    let json = try await program.run("batches", "--format", "jsonl", "--lccn", "sn83045462")
    #expect(
      json.output.contains(#""archive_created":"2025-03-02""#) && json.output.contains(#""size":1030000000"#))
    #expect(server.requests.map(\.target) == [list + "?fo=json"], "the list is kept")
  }

  @Test(arguments: [
    (["--lccn", "sn83045462"], ["dlc_vizsla_ver02"]), (["--awardee", "CURIV"], ["curiv_benicia_ver01"]),
    (["--sort", "size"], ["dlc_vizsla_ver02", "curiv_benicia_ver01", "zz_unheard_ver01"]),
    (["--sort", "date"], ["dlc_vizsla_ver02", "curiv_benicia_ver01", "zz_unheard_ver01"]),
    // An unknown value does not rule out a match.
    (["--new-since", "2020-01-01"], ["dlc_vizsla_ver02", "zz_unheard_ver01"]),
    // This machine knows nothing about its other newspaper.
    (["--from", "1950", "--sort", "name"], ["dlc_vizsla_ver02", "curiv_benicia_ver01", "zz_unheard_ver01"]),
    (["--state", "ca", "--to", "1910"], ["curiv_benicia_ver01", "zz_unheard_ver01"]),
    (["--awardee", "nobody"], []),
  ])
  func `batches are chosen by what is in them`(arguments: [String], expected: [String]) async throws {
    let (program, server) = try await library()
    defer { withExtendedLifetime(server) {} }
    let outcome = try await program.run(["batches"] + arguments)
    #expect(outcome.exitCode == 0 && fields(outcome).map(\.[0]) == expected, "\(outcome)")
    let isDoubtful =
      expected.contains("zz_unheard_ver01") && !arguments.contains("--sort") || arguments.contains("1950")
    #expect(outcome.errors.contains("may not match") == isDoubtful, "\(outcome.errors)")
    #expect(fields(outcome).last?.last == (isDoubtful ? "?" : expected.isEmpty ? nil : ""))
    if expected.isEmpty { #expect(outcome.errors.contains("0 of 3 batches match")) }
  }

  @Test func `other programs read the lists`() async throws {
    let (program, server) = try await library()
    defer { withExtendedLifetime(server) {} }
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let sums = try await program.run("batches", "--format", "sha1")
    #expect(sums.errors.contains("1 of 3 have no checksum of this kind and are left out"))
    // An empty file has the second sum.
    try Data(sums.output.utf8).write(to: URL(filePath: folder.file("sums")))
    try Data().write(to: URL(filePath: folder.file("dlc_vizsla_ver02.tar.bz2")))
    #expect(try checkedSums(in: folder) == "dlc_vizsla_ver02.tar.bz2: OK\n")
    let curl = try await program.run("batches", "--awardee", "dlc", "--format", "curl")
    #expect(
      curl.lines == [
        "fail", "location", #"rate = "54/h""#,
        #"url = "https://chroniclingamerica.loc.gov/data/ocr/dlc_vizsla_ver02.tar.bz2""#,
        #"output = "dlc_vizsla_ver02.tar.bz2""#,
      ])
    let aria = try await program.run("batches", "--awardee", "curiv", "--format", "aria2")
    #expect(aria.lines.dropFirst().first == "  out=curiv_benicia_ver01.tar.bz2" && aria.lines.count == 3)
    #expect(aria.errors.contains("allows 10 of these files in ten minutes"))
  }

  @Test func `a state site's list is read, too, and a site without one says so`() async throws {
    let body = try Fixture.bytes("chronam/ocr.json")
    let server = try await LoopbackServer.start(answering: { target in
      target == "/papers/ocr.json" ? .json(body) : .json("{}", status: 404)
    })
    let program = try Program(["BROADSHEET_SOURCE": server.url + "/papers"])
    let outcome = try await program.run("batches", "--sort", "size")
    #expect(
      fields(outcome).map { [$0[0], $0[5], $0[9]] } == [
        ["oru_courage_ver01", "48151623", server.url + "/data/ocr/batch_oru_courage_ver01.tar.bz2"],
        ["oru_beaver_ver02", "8151623", "https://files.example.org/ocr/batch_oru_beaver_ver02.tar.bz2"],
      ], "\(outcome)")
    let none = try await Program(["BROADSHEET_SOURCE": server.url + "/other"]).run("batches")
    #expect(none.exitCode == 64 && none.errors.contains("does not offer the OCR of its batches"), "\(none)")
    let offline = try await Program(["BROADSHEET_SOURCE": "offline"]).run("batches")
    #expect(offline.exitCode == 64 && offline.errors.contains("does not offer the OCR of whole batches"))
  }

  @Test func `a corpus is not planned from newspapers that this machine does not know`() async throws {
    let (program, server) = try await library()
    defer { withExtendedLifetime(server) {} }
    let folder = program.home.path + "/corpus"
    let refused = try await program.run("corpus", "plan", folder, "--from", "1950")
    #expect(refused.exitCode == 64 && refused.errors.contains("2 of 3 batches may not match"), "\(refused)")
    #expect(refused.errors.contains("“broadsheet sync”"), "\(refused)")
    #expect(!FileManager.default.fileExists(atPath: folder))
    let dry = try await program.run("corpus", "plan", "--from", "1950", "--dry-run")
    #expect(dry.exitCode == 0 && dry.errors.contains("2 of 3 may not match"), "\(dry)")
    let known = try await program.run("corpus", "plan", folder, "--state", "ca", "--to", "1910")
    #expect(known.exitCode == 0 && known.errors.contains("1 of 2 may not match"), "\(known)")
  }

  @Test(arguments: ["curl", "aria2", "sha1", "sha256"])
  func `other programs get no list of batches that mostly may not match`(format: String) async throws {
    let (program, server) = try await library()
    defer { withExtendedLifetime(server) {} }
    let refused = try await program.run("batches", "--from", "1950", "--format", format)
    #expect(refused.exitCode == 64 && refused.output.isEmpty, "\(refused)")
    #expect(refused.errors.contains("2 of 3 batches may not match"), "\(refused)")
    #expect(refused.errors.contains("“broadsheet sync”"), "\(refused)")
    let known = try await program.run("batches", "--state", "ca", "--to", "1910", "--format", format)
    #expect(known.exitCode == 0 && known.output.contains("curiv_benicia_ver01"), "\(known)")
  }

  @Test func `a plan is compared with the list it was made by, and has the site's newspapers`() async throws {
    let body = try Fixture.bytes("chronam/ocr.json")
    let newspapers =
      #"{"newspapers": [{"lccn": "sn83030214", "title": "New-York tribune.", "state": "New York", "url": "x"}]}"#
    let server = try await LoopbackServer.start(answering: { target in
      switch target {
      case "/papers/ocr.json": .json(body)
      case "/papers/newspapers.json": .json(newspapers)
      default: .json("{}", status: 404)
      }
    })
    let program = try Program()
    let folder = program.home.path + "/corpus"
    let titles = folder + "/titles.jsonl"
    let everything = try await program.run("corpus", "plan", folder, "--source", server.url + "/papers")
    #expect(everything.exitCode == 64 && everything.errors.contains("would be all that "), "\(everything)")
    #expect(!everything.errors.contains("2.5 TB"), "that is the Library's size: \(everything)")
    let planned = try await program.run("corpus", "plan", folder, "--all", "--source", server.url + "/papers")
    #expect(planned.exitCode == 0 && planned.output.contains("Pages     about "), "\(planned)")
    #expect(try String(contentsOfFile: titles, encoding: .utf8).contains("sn83030214"))
    try FileManager.default.removeItem(atPath: titles)
    let again = try await program.run("corpus", "plan", folder)
    #expect(again.exitCode == 0 && again.errors.contains("the list has not changed"), "\(again)")
    #expect(try String(contentsOfFile: titles, encoding: .utf8).contains("New York"))
  }

  @Test(arguments: [(503, "", 69), (429, "", 75), (200, #"{"datasets": []}"#, 69), (200, "<html>", 69)])
  func `a failure is not an empty list`(status: Int, body: String, exitCode: Int32) async throws {
    let server = try await LoopbackServer.start(answering: { _ in .json(body, status: status) })
    let program = try Program(["BROADSHEET_SOURCE": "loc", "BROADSHEET_LOC_URL": server.url])
    let outcome = try await program.run("batches")
    #expect(outcome.exitCode == exitCode && outcome.output.isEmpty && !outcome.errors.isEmpty, "\(outcome)")
  }

  @Test(arguments: [
    (["--from", "1900", "--to", "1890"], "--from 1900 is later than --to 1890"),
    (["--awardee", " "], "--awardee is empty"),
    (["--format", "xml"], "The value 'xml' is invalid"), (["--lccn", "x"], "x"),
    (["--new-since", "soon"], "soon"), (["--state", "ohi"], "Did you mean Ohio?"),
    (["--state", "Atlantis"], "“Atlantis” is not a state or territory."),
  ])
  func `an impossible request is a usage error`(arguments: [String], expected: String) async throws {
    let outcome = try await Program(["BROADSHEET_SOURCE": "offline"]).run(["batches"] + arguments)
    #expect(outcome.exitCode == 64 && outcome.errors.contains(expected), "\(outcome)")
  }
}
