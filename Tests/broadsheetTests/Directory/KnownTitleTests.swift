import Foundation
import TestSupport
import Testing

/// The titles of newspapers that no catalog here has, in notes, their exports and citations.
struct KnownTitleTests {
  private let lccn = "sn97071004"
  private let page = "sn97071004/1916-01-06/ed-1/seq-2"
  private let formats = ["markdown", "csv", "jsonl", "ris", "bibtex", "biblatex", "csl-json"]

  private func exports(_ program: Program) async throws -> [Program.Outcome] {
    var outcomes: [Program.Outcome] = []
    for format in formats {
      outcomes.append(try await program.run("notes", "export", "--format", format))
    }
    return outcomes
  }

  @Test func `a title that nothing here knows is reported, and the advice gets it`() async throws {
    let server = try await PageSite.library.start()
    let program = try Program(library: server, source: "offline")
    let command = ["show", lccn, "--source", "loc"]
    let said = """
      the title of \(lccn) is not known on this machine
        “broadsheet \(command.joined(separator: " "))” gets it.

      """
    let added = try await program.run("notes", "add", page, "--note", "x")
    #expect(added.exitCode == 0 && added.errors.hasSuffix(said), "\(added)")
    let id = added.output.trimmingCharacters(in: .newlines)
    let shown = try await program.run("notes", "show", id)
    #expect(shown.output.contains("LCCN \(lccn)") && shown.errors == said, "\(shown)")
    for bare in try await exports(program) { #expect(bare.errors.hasSuffix(said), "\(bare)") }
    #expect(server.requests.isEmpty)

    #expect(try await program.run(command).exitCode == 0)
    for named in try await exports(program) {
      #expect(named.output.contains("Spray Courier") && named.errors == "exported 1 note\n", "\(named)")
      #expect(!named.output.contains("LCCN \(lccn)*") && !named.output.contains("{LCCN \(lccn)}"), "\(named)")
    }
    let list = try await program.run("notes")
    #expect(list.output.contains("\tSpray Courier\t"), "\(list)")
    let note = try await program.run("notes", "show", id)
    #expect(note.output.contains("\nSpray Courier") && note.errors.isEmpty, "\(note)")
    let cited = try await program.run("cite", page, "--strict")
    #expect(cited.output.hasPrefix("*Spray Courier*") && cited.errors.isEmpty, "\(cited)")
  }

  @Test func `a page that was read on another machine names its newspaper, with its place`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    let library = """
      {"format": "broadsheet-library", "positions": [{"page": "\(page)", "title": "Spray Courier",
        "places": ["Oregon--Wheeler--Spray"], "read": "2026-11-21T06:43:47Z"}]}
      """
    try program.write(Data(library.utf8), to: "library.json")
    let moved = try await program.run("bookmarks", "import", program.home.path + "/library.json")
    #expect(moved.exitCode == 0, "\(moved)")
    let cited = try await program.run("cite", page, "--strict")
    #expect(cited.exitCode == 0 && cited.errors.isEmpty, "\(cited)")
    #expect(cited.output.hasPrefix("*Spray Courier*") && cited.output.contains("(Spray, "), "\(cited)")
  }

  @Test func `an imported catalog without the newspaper hides no record that was read`() async throws {
    let server = try await PageSite.library.start()
    let program = try Program(library: server, source: "offline")
    let catalog = Fixture.root.appending(path: "Fixtures/marc/newspapers.txt").path
    #expect(try await program.run("import", catalog).exitCode == 0)
    #expect(try await program.run("show", lccn, "--source", "loc").exitCode == 0)
    let added = try await program.run("notes", "add", page, "--note", "x")
    #expect(added.exitCode == 0 && !added.errors.contains("not known"), "\(added)")
    #expect(try await program.run("notes").output.contains("\tSpray Courier\t"))
  }

  @Test func `pages on this machine name their newspaper`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    let row = #"{"page": {"lccn": "sn99900003", "date": "1898-07-23", "edition": 1, "sequence": 1}, "#
    let line = row + #""title": "Der Prärie-Bote", "state": "Iowa", "city": "Davenport", "text": "gold"}"#
    try program.write(Data("\(line)\n".utf8), to: "pages.jsonl")
    let outcome = try await program.run("index", "add", program.home.path + "/pages.jsonl")
    #expect(outcome.exitCode == 0, "\(outcome)")
    let cited = try await program.run("cite", "sn99900003/1898-07-24/ed-1/seq-3")
    #expect(cited.output.hasPrefix("*Der Prärie-Bote*"), "\(cited)")
    let added = try await program.run("notes", "add", "sn99900003/1898-07-24/ed-1/seq-3", "--note", "x")
    #expect(added.exitCode == 0 && !added.errors.contains("not known"), "\(added)")
  }
}
