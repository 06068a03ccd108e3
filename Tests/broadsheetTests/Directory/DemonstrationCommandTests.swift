import Foundation
import TestSupport
import Testing

/// Every local search finds the demonstration newspaper, but no count of a real directory includes it.
struct DemonstrationCommandTests {
  private func programWithCatalog() async throws -> Program {
    let program = try Program()
    let file = Fixture.root.appending(path: "Fixtures/marc/directory.xml").path
    #expect(try await program.run("import", file).exitCode == 0)
    return program
  }

  @Test func `its words are found in an imported catalog`() async throws {
    let program = try await programWithCatalog()
    #expect(try await program.run("list").errors == "page 1 of 10, 480 newspapers\n")
    let found = try await program.run("list", "--query", "demonstr herald")
    #expect(found.lines.count == 1 && found.lines.first?.hasPrefix("bsd00000001\tThe Demonstration") == true)
    #expect(
      found.errors
        == "readable without a network: “The Demonstration Herald”\npage 1 of 1, 1 newspaper\n")
    let places = try await program.run("places")
    #expect(!places.output.contains("Specimen") && !places.output.contains("Demonstration"))
  }

  @Test func `it is one of the built-in newspapers`() async throws {
    let found = try await Program().run("list", "--source", "offline", "--query", "demonstration")
    #expect(found.lines.count == 1 && found.lines.first?.contains("1903-03-07\t1905-12-30\t8") == true)
  }

  @Test(arguments: ["offline", "loc", "http://127.0.0.1:1"])
  func `its record is there whatever the source`(source: String) async throws {
    let outcome = try await Program().run("show", "--source", source, "bsd00000001")
    #expect(outcome.exitCode == 0 && outcome.output.contains("Not a real newspaper"), "\(outcome)")
  }

  @Test func `a newspaper that is not on the web is cited by its number`() async throws {
    let outcome = try await Program().run(
      "cite", "--source", "offline", "bsd00000001/1903-03-07/ed-1/seq-1", "--style", "apa")
    #expect(
      outcome.output.hasSuffix(", image 1. Broadsheet demonstration newspaper bsd00000001\n"), "\(outcome)")
    for style in ["chicago", "mla", "turabian", "wikipedia", "bibtex", "biblatex", "ris", "csl-json"] {
      let cited = try await Program().run(
        "cite", "--source", "offline", "bsd00000001/1903-03-07/ed-1/seq-1", "--style", style
      ).output
      #expect(cited.contains("demonstration newspaper bsd00000001"), "\(cited)")
      // No library has it under this number.
      let isNumbered = ["LCCN", "CN  - ", "call-number"].contains { cited.contains($0) }
      #expect(!isNumbered, "\(cited)")
    }
  }

  @Test func `notes on the demonstration newspaper are not attributed to the Library`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    let page = "bsd00000001/1904-07-02/ed-1/seq-1"
    #expect(try await program.run("notes", "add", page, "--note", "made up").exitCode == 0)
    let exported = try await program.run("bookmarks", "export").output
    #expect(exported.contains("\"demonstration newspaper\"") && !exported.contains("loc.gov"), "\(exported)")
    // As files used to be.
    let old = exported.replacing("\"demonstration newspaper\"", with: "\"chroniclingamerica.loc.gov\"")
    for text in [exported, old] {
      let other = try Program(["BROADSHEET_SOURCE": "offline"])
      try other.write(Data(text.utf8), to: "library.json")
      let taken = try await other.run("bookmarks", "import", other.home.appending(path: "library.json").path)
      #expect(taken.exitCode == 0, "\(taken)")
      #expect(try await other.run("bookmarks", "export").output == exported)
    }
    for format in ["markdown", "csv", "jsonl", "ris", "bibtex", "csl-json", "annotations"] {
      let notes = try await program.run("notes", "export", "--format", format)
      #expect(notes.exitCode == 0 && !notes.output.contains("LCCN bsd"), "\(notes)")
      #expect(!notes.output.contains("loc.gov"), "\(notes)")
    }
  }

  @Test func `a screen offers no address for it, either`() async throws {
    let said = try await Program().answers(to: ["y u"], ["bsd00000001"])
    #expect(said.contains { $0.contains("This newspaper has no address on the web") }, "\(said)")
  }
}
