import Foundation
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// `broadsheet notes`, tested from outside, without a network.
struct NotesCommandTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("broadsheet/library.sqlite")) }
  private let page = "bsd00000001/1904-07-02/ed-1/seq-1"

  private func program(_ more: [String: String] = [:]) throws -> Program {
    try Program(["XDG_DATA_HOME": folder.path, "BROADSHEET_SOURCE": "offline"].merging(more) { $1 })
  }

  private func add(_ program: Program, _ page: String, _ arguments: String...) async throws -> String {
    let outcome = try await program.run(["notes", "add", page] + arguments)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return outcome.output.trimmingCharacters(in: .newlines)
  }

  @Test func `notes are added, listed, changed, shown and removed`() async throws {
    let program = try program()
    #expect(try await program.run("notes").errors == "0 notes\n")
    let id = try await add(
      program, page, "--note", "a balloon!\nsecond line", "--tag", "sport", "--tag", "air, sky", "--headline",
      "Rises Above the Fair", "--author", "Example, Ann Mary")
    #expect(id.utf8.count == 16)
    let star = try await add(
      program, "https://chroniclingamerica.loc.gov/lccn/sn83045462/1865-04-10/ed-1/seq-3/", "--tag", "war")
    let list = try await program.run("notes")
    #expect(list.errors == "2 notes\n" && list.lines.count == 2)
    let fields = try #require(list.lines.last).split(separator: "\t", omittingEmptySubsequences: false)
    #expect(
      fields.prefix(11).map(String.init) == [
        id, page, "The Demonstration Herald", "Rises Above the Fair", "Example, Ann Mary", "air|sky|sport",
        "a balloon! second line", "", "", "", "",
      ])
    #expect(
      try #require(list.lines.first).contains("https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=3")
    )
    let csv = try await program.run("notes", "list", "--format", "csv")
    #expect(csv.output.contains(",\"a balloon!\nsecond line\","), "\(csv)")
    #expect(try await program.run("notes", "balloon", "--tag", "SPORT").lines.count == 1)
    #expect(try await program.run("notes", "list", "--lccn", "sn83045462").lines.count == 1)
    #expect(try await program.run("notes", "evening", "balloon").lines.isEmpty)

    let edit = try await program.run("notes", "edit", String(id.prefix(6)), "--tag", "fair")
    #expect(edit.errors == "changed note \(id.prefix(8)): “Rises Above the Fair”\n")
    let same = try await program.run("notes", "edit", id, "--tag", "fair")
    #expect(same.exitCode == 0 && same.errors == "note \(id.prefix(8)) was not changed\n")
    let show = try await program.run("notes", "show", String(id.prefix(8)))
    #expect(
      show.lines.dropFirst() == [
        "Ann Mary Example, “Rises Above the Fair,” The Demonstration Herald, July 2, 1904, image 1, Broadsheet demonstration newspaper bsd00000001.",
        "", "a balloon!", "second line", "", "Tags: fair",
      ], "\(show)")
    let json = try await program.run("notes", "show", id, "--format", "json")
    #expect(json.output.contains("\"note\" : \"a balloon!\\nsecond line\""))
    let remove = try await program.run("notes", "remove", id, "ffffffff", star)
    #expect(remove.exitCode == 66 && remove.errors.contains("broadsheet: no note ffffffff"))
    #expect(try await library.contents().excerpts.isEmpty)
  }

  @Test func `the report of a change shows the resulting note`() async throws {
    let program = try program()
    let id = try await add(program, page, "--note", "x")
    let named = try await program.run("notes", "edit", id, "--headline", "A \"New\" Record")
    #expect(named.errors == "changed note \(id.prefix(8)): “A ‘New’ Record”\n")
    let bare = try await program.run("notes", "edit", id, "--headline", "")
    #expect(bare.errors == "changed note \(id.prefix(8)): The Demonstration Herald, July 2, 1904, page 1\n")
  }

  @Test func `a note comes from standard input, unless a script may be reading it`() async throws {
    let program = try program()
    try program.write(Data("from a pipe\nline two\n".utf8), to: "note")
    for (more, expected) in [
      ([], "from a pipe\nline two"), (["--note", "-", "--tag", "x"], "from a pipe\nline two"),
      (["--tag", "y"], ""),
    ] as [([String], String)] {
      let outcome = try await program.run(
        ["notes", "add", page] + more, from: program.home.appending(path: "note"))
      #expect(outcome.exitCode == 0 && outcome.errors.contains("use --note -") == expected.isEmpty, "\(more)")
      let id = outcome.output.trimmingCharacters(in: .newlines)
      #expect(try await library.excerpt(id)?.note == expected)
    }
  }

  @Test func `if an id is ambiguous, its notes are named and none is changed`() async throws {
    for excerpt in Excerpt.samples { try await library.put(excerpt) }
    // At least four digits are required, and 3f0 is the beginning of two.
    try await library.put(try #require(Excerpt.sample("3f0c000000000000", 1, 1, note: "x", added: 1)))
    let outcome = try await program().run("notes", "remove", "3f0c")
    #expect(outcome.exitCode == 65 && outcome.errors.contains("3f0c begins the ids of several notes"))
    #expect(outcome.errors.contains("  3f0c9a51d2e87b64 “Women Vote in Oregon”"))
    #expect(try await library.contents().excerpts.count == 4)
  }

  @Test(arguments: [
    (["edit", "3f0", "--tag", "x"], "“3f0” is not the id of a note: give at least 4 of its 16 hex digits."),
    (["show", "zzzz"], "“zzzz” is not the id of a note"),
    (["add", "bsd00000001/1904-07-02", "--note", "x"], "A note is about a page: give one"),
    (["add", "bsd00000001", "--note", "x"], "A note is about a page: give one"),
    (["add", "bsd00000001/1904-07-02/ed-1/seq-1"], "nothing to note\n  Give --note"),
    (["add", "bsd00000001/1904-07-02/ed-1/seq-1", "--note", ""], "nothing to note\n  Give --note"),
    (["add", "bsd00000001/1904-07-02/ed-1/seq-1", "--note", "-"], "nothing to note\n  Give --note"),
    (["edit", "3f0c9a51"], "Nothing to change: give --note"),
    (["export"], "Missing expected argument '--format"),
  ]) func `an error says what to do instead`(arguments: [String], expected: String) async throws {
    try await expectRefusal(arguments, 64, expected)
  }

  @Test func `an issue on this machine reports that it has no such page`() async throws {
    let page = "bsd00000001/1904-07-02/ed-1/seq-99"
    try await expectRefusal(
      ["add", page, "--note", "x"], 66, "issue bsd00000001/1904-07-02/ed-1 has no page 99: it has ")
    let day = "bsd00000001/1904-07-03/ed-1/seq-1"
    try await expectRefusal(["add", day, "--note", "x"], 66, "has no issue bsd00000001/1904-07-03/ed-1")
  }

  private func expectRefusal(_ arguments: [String], _ exitCode: Int32, _ expected: String) async throws {
    let outcome = try await program().run(["notes"] + arguments)
    #expect(outcome.exitCode == exitCode && outcome.errors.contains(expected), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: library.path))
  }

  @Test func `an export sends no request, and replaces a file atomically`() async throws {
    let server = try await LoopbackServer.start(.openONI)
    for excerpt in Excerpt.samples { try await library.put(excerpt) }
    let program = try program(["BROADSHEET_SOURCE": server.url])
    let file = folder.file("notes.ris")
    let outcome = try await program.run("notes", "export", "--format", "ris", "-o", file)
    #expect(outcome.exitCode == 0 && outcome.errors == "exported 3 notes\n" && outcome.output.isEmpty)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.components(separatedBy: "TY  - NEWS\r\n").count == 4 && text.hasSuffix("ER  - \r\n"))
    #expect(try await program.run("notes", "export", "--format", "ris").output == text)
    #expect(server.requests.isEmpty)
    let failed = try await program.run("notes", "export", "--format", "csv", "-o", folder.file("none/x"))
    #expect(failed.exitCode == 74)
    let none = try await program.run(
      "notes", "export", "--format", "ris", "--tag", "typo", "-o", file, "--force")
    #expect(none.exitCode == 0 && none.errors == "no notes match; \(file) was not changed\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  @Test func `notes move with the bookmarks to another machine`() async throws {
    for excerpt in Excerpt.samples { try await library.put(excerpt) }
    let (here, there) = (try program(), try Program())
    let file = folder.file("library.json")
    let exported = try await here.run("bookmarks", "export", file)
    #expect(exported.errors.contains("3 notes and clips"))
    let taken = try await there.run("bookmarks", "import", file)
    #expect(taken.errors == "notes and clips: 3 added, 0 updated, 0 already up to date\n")
    let lists = (try await here.run("notes"), try await there.run("notes"))
    #expect(lists.0.output == lists.1.output && lists.0.lines.count == 3)
    #expect(try await there.run("bookmarks", "import", file).errors.contains("3 already up to date"))
  }

  @Test func `a damaged library is named and left alone`() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("broadsheet"), withIntermediateDirectories: true)
    let bytes = Data(repeating: 0x21, count: 9000)
    try bytes.write(to: URL(filePath: library.path))
    for arguments in [
      ["list"], ["add", page, "--note", "x"], ["remove", "3f0c"], ["export", "--format", "csv"],
    ] {
      let outcome = try await program().run(["notes"] + arguments)
      #expect(outcome.exitCode == 74 && outcome.output == "")
      #expect(outcome.errors.contains("\(library.path) is damaged or not a library"), "\(outcome.errors)")
    }
    #expect(try Data(contentsOf: URL(filePath: library.path)) == bytes)
  }

  @Test(arguments: ["table", "tsv", "csv", "json", "jsonl"])
  func `output contains nothing that a terminal would obey`(format: String) async throws {
    let evil = "a\u{1B}]0;x\u{7}b\u{202E}c\u{9B}31m }} | \rd"
    let page = Excerpt.samples[0].page
    try await library.put(
      Excerpt(
        id: "3f0c9a51d2e87b64", of: page, newspaper: Newspaper(lccn: page.issue.lccn, title: evil),
        headline: evil, authors: [evil], note: evil, text: evil, tags: [evil], added: 1))
    for arguments in [["list", "--format", format], ["show", "3f0c"]] {
      let outcome = try await program().run(["notes"] + arguments)
      #expect(outcome.exitCode == 0 && !outcome.output.isEmpty)
      let isSafe = (outcome.output + outcome.errors).unicodeScalars.allSatisfy { scalar in
        scalar == "\n" || scalar == "\t"
          || (scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value) && scalar != "\u{202E}")
      }
      #expect(isSafe, "\(arguments)")
    }
  }

  @Test(arguments: [[], ["list"], ["add"], ["edit"], ["export"]])
  func `the help is as recorded`(command: [String]) async throws {
    let outcome = try await Program(["COLUMNS": "80"]).run(["notes"] + command + ["--help"])
    #expect(outcome.exitCode == 0)
    try Golden.expect(outcome.lines, in: "output/help-notes\(command.map { "-" + $0 }.joined()).txt")
  }
}
