import Foundation
import TestSupport
import Testing

/// What `cite` does with the lines of standard input, and with newspapers that several sites have.
struct CiteLinesTests {
  @Test func `a line of another site keeps no other from being cited`() async throws {
    let program = try Program()
    let site = "https://newspapers.invalid"
    let lines = ["sn83045462", "\(site)/lccn/sn83030214/", "sn83030214"]
    try program.write(Data(lines.joined(separator: "\r\n").utf8), to: "list")
    let outcome = try await program.run(
      ["cite", "-", "--source", "loc", "--style", "plain"], from: program.home.appending(path: "list"))
    #expect(outcome.exitCode == 64 && outcome.lines.count == 2, "\(outcome)")
    #expect(
      outcome.errors.contains(
        "line 2 of standard input: it is at \(site), and --source names another source"),
      "\(outcome)")
  }

  @Test func `what the source of a search says is printed on a page is cited, if the reader says nothing`()
    async throws
  {
    let program = try Program()
    let page = #""page": {"lccn": "sn83045462", "date": "1912-05-11", "edition": 1, "sequence": 39}"#
    let line = #"{\#(page), "printed_page": "9", "section": "Supplement", "edition_label": "Evening"}"#
    try program.write(Data("\(line)\n".utf8), to: "list")
    let list = program.home.appending(path: "list")
    let piped = try await program.run(["cite", "-", "--source", "offline", "--style", "plain"], from: list)
    let address = "https://www.loc.gov/resource/sn83045462/1912-05-11/ed-1/?sp=39"
    let end = "Evening Star (Washington, D.C.), May 11, 1912, Evening Edition, 9, \(address)."
    #expect(piped.lines == ["Supplement, \(end)"], "\(piped)")
    let json = try await program.run(["cite", "-", "--source", "offline", "--style", "csl-json"], from: list)
    for field in [#""page":"9""#, #""section":"Supplement""#, #""edition":"Evening""#] {
      #expect(json.output.contains(field), "\(json)")
    }
    let given = try await program.run(
      "cite", address, "--source", "offline", "--style", "plain", "--page", "9", "--section", "Supplement",
      "--edition-label", "Evening edition")
    #expect(given.output == piped.output, "\(given)")
    try program.write(Data(#"{\#(page), "section": 3}"#.utf8), to: "list")
    let other = try await program.run(["cite", "-", "--source", "offline", "--style", "plain"], from: list)
    #expect(
      other.lines == ["Evening Star (Washington, D.C.), May 11, 1912, image 39, \(address)."], "\(other)")
  }

  @Test func `without a record, the title and place that the search printed are cited`() async throws {
    let program = try Program()
    let address = "https://www.loc.gov/resource/sn99900003/1898-07-23/ed-1/?sp=1"
    func json(_ lccn: String, _ more: String = "") -> String {
      let page = #""page": {"lccn": "\#(lccn)", "date": "1898-07-23", "edition": 1, "sequence": 1}"#
      return #"{"title": "Der Prärie-Bote"\#(more), \#(page)}"#
    }
    let place = #", "place": "Davenport, Iowa", "state": "Iowa""#
    let tsv = "1898-07-23\tDer Prärie-Bote\tDavenport, Iowa\tIowa\tsn99900003\t1\t1"
    let list = program.home.appending(path: "list")
    func cite(_ line: String) async throws -> Program.Outcome {
      try program.write(Data("\(line)\n".utf8), to: "list")
      return try await program.run(["cite", "-", "--source", "offline", "--strict"], from: list)
    }
    let whole = "*Der Prärie-Bote* (Davenport, Iowa), July 23, 1898, image 1, \(address).\n"
    for line in [json("sn99900003", place), tsv, "\(tsv)\nsn99900003/1898-07-23/ed-1/seq-1"] {
      let outcome = try await cite(line)
      #expect(outcome.output == whole && outcome.errors.isEmpty && outcome.exitCode == 0, "\(outcome)")
    }
    let placeless = try await cite(json("sn99900003"))
    #expect(placeless.output == "*Der Prärie-Bote*, July 23, 1898, image 1, \(address).\n", "\(placeless)")
    #expect(
      placeless.exitCode == 65 && placeless.errors.hasPrefix("the place of sn99900003 is missing: "),
      "\(placeless)")
    let cataloged = try await cite(json("sn83045462", place))
    #expect(cataloged.output.hasPrefix("*Evening Star* (Washington, D.C.), July 23, 1898"), "\(cataloged)")
  }

  @Test func `each site's record is cited at the site`() async throws {
    let site = PageSite.chronAm
    let path = "/lccn/\(site.lccn).json"
    let other = try Fixture.text("chronam\(path)").replacing("Uusi kotimaa", with: "Toinen kotimaa")
    let first = try await site.start()
    let second = try await site.start { $0.path == path ? .json(other) : nil }
    let outcome = try await Program().run(
      ["cite", "--style", "plain"] + [first, second].map { "\($0.url)/lccn/\(site.lccn)/" })
    #expect(outcome.exitCode == 0 && outcome.lines.count == 2, "\(outcome)")
    let titles = outcome.lines.map { $0.prefix { $0 != "(" }.lowercased() }
    #expect(titles == ["“uusi kotimaa ", "“toinen kotimaa "], "\(outcome)")
    #expect(!first.requests.isEmpty && !second.requests.isEmpty)
  }

  @Test(arguments: [[], ["--all"]])
  func `a page of a mirror is listed and cited at the Library's address`(options: [String]) async throws {
    let program = try Program(["BROADSHEET_LOC_URL": "http://127.0.0.1:9"])
    try program.write(Data("Klondikeville".utf8), to: "pages/sn83030214_1866-04-10_ed-1_seq-1.txt")
    #expect(try await program.run("index", "add", program.home.path + "/pages").exitCode == 0)
    let address = "https://www.loc.gov/resource/sn83030214/1866-04-10/ed-1/?sp=1"
    let found = try await program.run(
      ["search", "--source", "here", "klondikeville", "--format", "tsv"] + options)
    #expect(found.lines.map { $0.components(separatedBy: "\t").last } == [address], "\(found)")
    try program.write(Data(found.output.utf8), to: "list")
    let cited = try await program.run(
      ["cite", "-", "--source", "offline"], from: program.home.appending(path: "list"))
    #expect(cited.exitCode == 0 && cited.output.hasSuffix(", \(address).\n"), "\(cited)")
  }

  @Test func `a note about a page of a mirror has the Library's address, as its citation has`() async throws {
    let program = try Program(["BROADSHEET_LOC_URL": "http://127.0.0.1:9", "BROADSHEET_SOURCE": "offline"])
    let page = "sn83030214/1866-04-10/ed-1/seq-2"
    let address = "https://www.loc.gov/resource/sn83030214/1866-04-10/ed-1/?sp=2"
    for (given, address) in [
      ("http://127.0.0.1:9/lccn/\(page)/", address),
      ("http://127.0.0.1:10/lccn/\(page)/", "http://127.0.0.1:10/lccn/\(page)/"),
    ] {
      let added = try await program.run("notes", "add", given, "--note", "x")
      #expect(added.exitCode == 0, "\(added)")
      let id = added.output.trimmingCharacters(in: .newlines)
      let note = try await program.run("notes", "show", id, "--format", "json")
      let fields = try JSONSerialization.jsonObject(with: Data(note.output.utf8)) as? [String: Any]
      #expect(fields?["address"] as? String == address, "\(note)")
      let cited = try await program.run("cite", given, "--style", "plain")
      #expect(cited.exitCode == 0 && cited.output.hasSuffix(", \(address).\n"), "\(cited)")
    }
  }

  @Test(arguments: ["cite -", "resolve", "import -", "bookmarks import -"])
  func `a closed standard input cannot be read`(arguments: String) async throws {
    let outcome = try await Program().run(
      ["-c", "\"$0\" \(arguments) <&-", Program.path], executable: "/bin/sh")
    #expect(outcome.exitCode == 74 && outcome.output.isEmpty, "\(outcome)")
    #expect(
      outcome.errors.contains("standard input") && outcome.errors.contains("Bad file descriptor"),
      "\(outcome)")
  }
}
