import Foundation
import TestSupport
import Testing

/// The program imports newspapers, and finds them.
struct ImportCommandTests {
  private let fixtures = Fixture.root.appending(path: "Fixtures/marc")

  private func path(_ name: String) -> String { fixtures.appending(path: name).path }

  @Test func `imported newspapers are listed without a network`() async throws {
    let program = try Program()
    let outcome = try await program.run("import", path("directory.xml"), path("newspapers.txt"))
    #expect(outcome.exitCode == 0 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("4 newspapers imported in "))
    let rest = outcome.errors.split(separator: "\n")
    #expect(rest[0].hasSuffix("; 1 record skipped; the catalog now has 481 newspapers"))
    #expect(rest[1] == "  Lists and records now come only from this catalog; --source loc asks the Library.")
    for source in [[], ["--source", "offline"]] {
      let list = try await program.run(["list", "--query", "kurjer polski"] + source)
      #expect(
        list.output.hasPrefix("83045276\tKurjer polski = Goniec miasta Poznański\tWisconsin--Milwaukee"))
      #expect(list.errors == "page 1 of 1, 1 newspaper\n")
    }
    let show = try await program.run("show", "sn83045462")
    #expect(show.output.contains("\nDigitized      35,812 issues, 1854-12-16 to 1963-12-31\n"))
    #expect(show.output.contains("\nPreceded by    Daily evening star (sn83045461)\n"))
    #expect(try await program.run("show", "sn00000000").exitCode == 66)
  }

  @Test(arguments: [
    (["--digitized"], 2), (["--digitised"], 2), (["--current"], 1), (["--ethnicity", "polish"], 1),
    (["--county", "milwaukee", "--city", "Milwaukee"], 1),
    (["--county", "Milwaukee", "--state", "Virginia"], 0),
    (["--frequency", "daily", "--from", "1900"], 1), (["--frequency", "daily", "--from", "1888"], 2),
    (["--query", "evenning"], 1),
    (["--query", "2331-9968"], 1),
  ])
  func `every filter narrows the list`(options: [String], count: Int) async throws {
    let program = try Program()
    _ = try await program.run("import", path("directory.xml"), path("newspapers.txt"))
    let list = try await program.run(["list", "--all"] + options)
    // Beneath them is the starter catalog.
    let imported = ["sn83045462", "83045276", "2004255201", "sn82015209"]
    let own = list.lines.filter { line in imported.contains { line.hasPrefix($0 + "\t") } }
    #expect(list.exitCode == 0 && own.count == count, "\(list)")
    #expect(
      list.errors.contains("Showing “evening”: no match for “evenning”\n") == (options.last == "evenning"))
  }

  @Test func `a source that cannot filter that way says so`() async throws {
    let outcome = try await Program().run("list", "--source", "offline", "--ethnicity", "Polish")
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(outcome.errors.contains("starter catalog does not offer filtering by ethnicity"))
    let loc = try await Program().run("list", "--source", "loc", "--ethnicity", "Polish")
    #expect(loc.exitCode == 69, "the Library's search is asked for it, and cannot be reached here")
  }

  @Test func `bad records are named and left out, unless strict`() async throws {
    let program = try Program()
    let outcome = try await program.run("import", path("newspapers.csv"))
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.errors.hasPrefix(
        "record 2 of \(path("newspapers.csv")): “nonsense” is not an LCCN: an LCCN has 8 or 10 digits after its letters (got 0)\n"
          + "1 newspaper imported in "))
    #expect(outcome.errors.contains("; 1 could not be read; "))
    let strict = try await Program().run("import", "--strict", path("newspapers.csv"))
    #expect(strict.exitCode == 65 && strict.errors.contains("record 2 of"))
  }

  @Test(arguments: [
    (["import"], 64, "Missing expected argument"), (["import", "-", "-"], 64, "only once"),
    (["import", "/nonexistent"], 74, "No such file"), (["import", "/dev/null"], 65, "/dev/null is empty"),
    (["import", "/tmp"], 74, "/tmp is a folder"),
  ])
  func `what cannot be imported is reported`(arguments: [String], code: Int32, trouble: String) async throws {
    let outcome = try await Program().run(arguments)
    #expect(
      outcome.exitCode == code && outcome.output == "" && outcome.errors.contains(trouble), "\(outcome)")
  }

  @Test func `a list that is not JSON is reported`() async throws {
    let program = try Program()
    try program.write(Data("{\n\"newspapers\": [\nlccn".utf8), to: "bad.json")
    let path = program.home.appending(path: "bad.json").path
    let outcome = try await program.run("import", path)
    #expect(outcome.exitCode == 65 && outcome.errors.contains("\(path) is not valid JSON"), "\(outcome)")
    #expect(!outcome.errors.contains("The given data"))
  }

  @Test func `an empty import replaces nothing`() async throws {
    let program = try Program()
    let bad = path("directory.xml")
    try program.write(
      Data("<collection><record><leader>00000cas a2200000</leader></record></collection>".utf8), to: "bad.xml"
    )
    let file = program.home.appending(path: "bad.xml").path
    let nothing = try await program.run("import", file)
    #expect(
      nothing.exitCode == 65 && nothing.errors.contains("nothing could be imported: record 1 of \(file)"))
    #expect(try await program.run("list", "--source", "offline").errors.hasSuffix("479 newspapers\n"))
    let whole = try Data(contentsOf: URL(filePath: bad))
    try program.write(whole.prefix(whole.count - 40), to: "cut.xml")
    let cut = program.home.appending(path: "cut.xml").path
    let outcome = try await program.run("import", cut)
    #expect(
      outcome.exitCode == 65 && outcome.errors.contains("is cut") && outcome.errors.contains("--partial"))
    let partial = try await program.run("import", "--partial", cut)
    #expect(partial.errors.components(separatedBy: "of cut.xml").count <= 2, "\(partial.errors)")
    #expect(partial.exitCode == 0 && partial.errors.contains("newspapers imported in "))
    #expect(try await program.run("import", "--partial", "--strict", cut).exitCode == 64)
  }

  @Test func `the whole catalog is streamed`() async throws {
    let program = try Program()
    _ = try await program.run("import", path("directory.xml"), path("newspapers.txt"))
    let all = try await program.run("list", "--all", "--per-page", "100")
    #expect(all.exitCode == 0 && all.lines.count == 481 && all.errors == "481 newspapers\n")
    #expect(Set(all.lines).count == 481)
    let json = try await program.run("list", "--all", "--format", "json", "--state", "Ohio", "--from", "1900")
    let rows = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [Any]
    #expect(rows?.isEmpty == false && json.errors.hasSuffix("newspapers\n"))
    let none = try await program.run("list", "--query", ".*")
    #expect(none.exitCode == 0 && none.output == "" && none.errors.hasPrefix("No words to search for"))
  }

  @Test func `standard input is a file too`() async throws {
    let program = try Program()
    let outcome = try await program.run(["import", "-"], from: fixtures.appending(path: "newspapers.json"))
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.errors.contains("record 3 of standard input: it has no LCCN or title\n2 newspapers imported")
    )
  }
}
