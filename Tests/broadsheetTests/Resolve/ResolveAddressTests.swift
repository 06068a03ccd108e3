import Foundation
import TestSupport
import Testing

/// `resolve` with addresses as arguments, and with arguments that cannot be processed.
struct ResolveAddressTests {
  static let page = "http://chroniclingamerica.loc.gov/lccn/sn83045462/1865-04-10/ed-1/seq-3"

  @Test(
    arguments: [
      (page + "/", "changed", 0), (page + "/ocr.txt", "approximate", 0),
      ("https://lccn.loc.gov/sn83045462", "kept", 0),
      (
        "https://tile.loc.gov/storage-services/service/ndnp/dlc/batch_dlc_one_ver01/data/sn83045462/0028/"
          + "1865041001/0012.jp2", "file", 65
      ),
      ("https://chroniclingamerica.loc.gov/awardees/", "dead", 65),
    ] as [(String, String, Int32)])
  func `an address is counted and reported like one in a text`(
    address: String, status: String, exitCode: Int32
  ) async throws {
    let program = try Program()
    try program.write(Data(address.utf8), to: "a.txt")
    var reports: [[String]] = []
    var maps: [String] = []
    for (number, work) in [address, program.home.appending(path: "a.txt").path].enumerated() {
      let report = program.home.appending(path: "report-\(number).tsv")
      let map = program.home.appending(path: "map-\(number).tsv")
      let outcome = try await program.run(
        "resolve", "--strict", "--report", report.path, "--map", map.path, work)
      #expect(outcome.exitCode == exitCode, "\(outcome)")
      reports.append(try String(contentsOf: report, encoding: .utf8).components(separatedBy: "\n"))
      maps.append(try String(contentsOf: map, encoding: .utf8))
    }
    let (given, inText) = (reports[0], reports[1])
    try #require(given.count == 3 && inText.count == 3)
    // An address by itself has no file, line and column.
    #expect(given[0].hasPrefix("\t\t\t\(status)\t"), "\(given)")
    #expect(
      given[0].components(separatedBy: "\t").dropFirst(3)
        == inText[0].components(separatedBy: "\t").dropFirst(3))
    #expect(given[1] == inText[1] && given[1].contains("\(status) 1"), "\(given)")
    #expect(maps[0] == maps[1] && maps[0].isEmpty == (status != "changed"))
  }

  @Test func `in JSON, an address by itself has no file, line and column`() async throws {
    let program = try Program()
    let report = program.home.appending(path: "report.jsonl")
    let outcome = try await program.run("resolve", "--report", report.path, ResolveAddressTests.page + "/")
    #expect(outcome.exitCode == 0 && outcome.errors.isEmpty && outcome.lines.count == 1, "\(outcome)")
    let line = try #require(try String(contentsOf: report, encoding: .utf8).split(separator: "\n").first)
    let row = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(row["status"] as? String == "changed" && row["link"] != nil)
    #expect(row["file"] == nil && row["line"] == nil && row["column"] == nil, "\(row)")
  }

  @Test func `a block of code that is not closed is reported`() async throws {
    let program = try Program()
    let text = "one\n```\n\(ResolveAddressTests.page)/\n"
    try program.write(Data(text.utf8), to: "a.md")
    let outcome = try await program.run("resolve", program.home.appending(path: "a.md").path)
    #expect(outcome.exitCode == 0 && outcome.output == text, "\(outcome)")
    #expect(outcome.errors.contains("a.md, line 2: the block of code that begins here is not closed"))
    let piped = try await program.run(
      ["resolve", "--as", "markdown"], from: program.home.appending(path: "a.md"))
    #expect(piped.errors.contains("standard input, line 2: the block of code"), "\(piped)")
  }

  @Test func `before a mistake in the arguments is reported, nothing is written or requested`() async throws {
    let server = try await LoopbackServer.start(.locGov)
    var program = try Program(["BROADSHEET_LOC_URL": server.url])
    try program.write(Data((ResolveAddressTests.page + "/").utf8), to: "a.txt")
    try program.write(Data("nothing".utf8), to: "b.txt")
    try program.write(Data("kept".utf8), to: "report.tsv")
    try program.write(Data("kept".utf8), to: "map.tsv")
    let (report, map) = (program.home.appending(path: "report.tsv"), program.home.appending(path: "map.tsv"))
    let files = ["a.txt", "b.txt"].map { program.home.appending(path: $0).path }
    let options = ["--check", "--force", "--report", report.path, "--map", map.path]
    for (works, words) in [
      (files + ["--source", "loc"], "only one text can go to standard output"),
      ([ResolveAddressTests.page, "--in-place", "--source", "loc"], "--in-place is for files"),
    ] {
      let outcome = try await program.run(["resolve"] + options + works)
      #expect(outcome.exitCode == 64 && outcome.output.isEmpty, "\(outcome)")
      #expect(outcome.errors.contains(words), "\(outcome)")
    }
    program.environment["BROADSHEET_SOURCE"] = "newspapers.invalid"
    #expect(try await program.run(["resolve"] + options + [files[0]]).exitCode == 64)
    for file in [report, map] { #expect(try String(contentsOf: file, encoding: .utf8) == "kept") }
    #expect(server.requests.isEmpty)
  }
}
