import Foundation
import TestSupport
import Testing

/// The program imports newspapers, and finds them.
struct ImportCommandTests {
  private let fixtures = Fixture.root.appending(path: "Fixtures/marc")

  private func path(_ name: String) -> String { fixtures.appending(path: name).path }

  @Test func `what was imported is what is listed without a network`() async throws {
    let program = try Program()
    let outcome = try await program.run("import", path("directory.xml"), path("newspapers.txt"))
    #expect(outcome.exitCode == 0 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("4 newspapers imported in "))
    #expect(outcome.errors.hasSuffix("; 1 record passed over; the catalogue has 4 newspapers now\n"))
    for source in [[], ["--source", "offline"]] {
      let list = try await program.run(["list", "--state", "wisconsin"] + source)
      #expect(
        list.output.hasPrefix("83045276\tKurjer polski = Goniec miasta Poznański\tWisconsin--Milwaukee"))
      #expect(list.errors == "page 1 of 1, 1 newspaper\n")
    }
    let show = try await program.run("show", "sn83045462")
    #expect(show.output.contains("\nDigitised      35,812 issues, 1854-12-16 to 1963-12-31\n"))
    #expect(show.output.contains("\nPreceded by    Daily evening star (sn83045461)\n"))
    #expect(try await program.run("show", "sn00000000").exitCode == 66)
  }

  @Test(arguments: [
    (["--digitized"], 2), (["--digitised"], 2), (["--current"], 1), (["--ethnicity", "polish"], 1),
    (["--county", "milwaukee", "--city", "Milwaukee"], 1),
    (["--county", "Milwaukee", "--state", "Virginia"], 0),
    (["--frequency", "daily", "--from", "1900"], 2), (["--query", "stra"], 1), (["--query", "2331-9968"], 1),
  ])
  func `every filter narrows the list`(options: [String], count: Int) async throws {
    let program = try Program()
    _ = try await program.run("import", path("directory.xml"), path("newspapers.txt"))
    let list = try await program.run(["list"] + options)
    #expect(list.exitCode == 0 && list.lines.count == count, "\(list)")
    #expect(list.errors.contains("Showing “star”: nothing has “stra”\n") == (options.last == "stra"))
  }

  @Test func `a source that cannot filter that way says so`() async throws {
    let outcome = try await Program().run("list", "--source", "offline", "--ethnicity", "Polish")
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(outcome.errors.contains("starter catalogue does not offer filtering by ethnicity"))
    let loc = try await Program().run("list", "--source", "loc", "--ethnicity", "Polish")
    #expect(loc.exitCode == 64 && loc.errors.contains("does not offer filtering by ethnicity"))
  }

  @Test func `bad records are named and left out unless it is strict`() async throws {
    let program = try Program()
    let outcome = try await program.run("import", path("newspapers.csv"))
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.errors.hasPrefix(
        "record 2 of \(path("newspapers.csv")): “nonsense” is no LCCN: it has 8 or 10 digits after its letters, this has 0\n"
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
  func `what cannot be imported is said`(arguments: [String], code: Int32, trouble: String) async throws {
    let outcome = try await Program().run(arguments)
    #expect(
      outcome.exitCode == code && outcome.output == "" && outcome.errors.contains(trouble), "\(outcome)")
  }

  @Test func `standard input is a file too`() async throws {
    let program = try Program()
    let outcome = try await program.run(["import", "-"], from: fixtures.appending(path: "newspapers.json"))
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.errors.contains("record 3 of standard input: it has no LCCN or no title\n2 newspapers imported")
    )
  }
}
