import Foundation
import Glibc
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// `broadsheet bookmarks`, from outside.
struct BookmarksCommandTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("broadsheet/library.sqlite")) }

  private func program(_ more: [String: String] = [:]) throws -> Program {
    try Program(["XDG_DATA_HOME": folder.path, "BROADSHEET_SOURCE": "offline"].merging(more) { $1 })
  }

  @Test func `bookmarks are added, listed and removed`() async throws {
    let program = try program()
    #expect(try await program.run("bookmarks").output == "")
    let add = try await program.run(
      "bookmarks", "add", "SN83-030214", "--note", "Greeley's\npaper", "--tag", "war", "--tag", "New York")
    #expect(add.exitCode == 0 && add.output == "" && add.errors == "bookmarked sn83030214 New-York tribune\n")
    let list = try await program.run("bookmarks")
    #expect(list.errors == "1 bookmark\n")
    let fields = try #require(list.lines.first).split(separator: "\t", omittingEmptySubsequences: false)
    #expect(
      fields.prefix(8).map(String.init) == [
        "sn83030214", "New-York tribune", "New York--New York--New York", "New York", "1866", "1924",
        "New York|war",
        "Greeley's paper",
      ])
    #expect(fields.count == 13 && fields.suffix(3).allSatisfy(\.isEmpty))
    let again = try await program.run("bookmarks", "add", "sn83030214", "--tag", "London")
    #expect(again.errors == "updated the bookmark for sn83030214 New-York tribune\n")
    #expect(try await program.run("bookmarks", "list", "--tag", "london").lines.count == 1)
    #expect(try await program.run("bookmarks", "list", "--query", "greeley war").lines.count == 1)
    #expect(try await program.run("bookmarks", "list", "--query", "herald").output == "")
    #expect(try await program.run("bookmarks", "add", "sn83030214", "--note", "").exitCode == 0)
    #expect(try await program.run("bookmarks", "list", "--query", "greeley").output == "")
    #expect(try await program.run("bookmarks", "list", "--query", "war").lines.count == 1, "tags stay")
    let remove = try await program.run("bookmarks", "remove", "sn83030214", "sn83045462")
    #expect(remove.exitCode == 66)
    #expect(
      remove.errors
        == "removed the bookmark for sn83030214 New-York tribune\nbroadsheet: no bookmark for sn83045462\n")
    #expect(try await program.run("bookmarks").errors == "0 bookmarks\n")
  }

  @Test func `what the demonstration newspaper does not have is not bookmarked`() async throws {
    let program = try program()
    for target in ["bsd00000001/1904-07-03/ed-1", "bsd00000001/1903-03-07/ed-1/seq-9"] {
      let add = try await program.run("bookmarks", "add", target)
      #expect(add.exitCode == 66 && !add.errors.contains("bookmarked "), "\(add)")
    }
    #expect(try await program.run("bookmarks").errors == "0 bookmarks\n")
    #expect(try await program.run("bookmarks", "add", "bsd00000001/1903-03-07/ed-1").exitCode == 0)
  }

  @Test func `a page's address bookmarks the page, and its fields say where it is`() async throws {
    let program = try program()
    let page = "sn83030214/1866-04-10/ed-2/seq-3"
    let add = try await program.run(
      "bookmarks", "add", "https://chroniclingamerica.loc.gov/lccn/\(page)/", "sn83030214/1866-04-11/ed-1")
    #expect(add.exitCode == 0 && add.errors.contains("bookmarked \(page) New-York tribune\n"), "\(add)")
    let list = try await program.run("bookmarks", "--sort", "title")
    #expect(
      list.lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).suffix(3) } == [
        ["1866-04-10", "2", "3"], ["1866-04-11", "1", ""],
      ])
    let json = try await program.run("bookmarks", "--query", "1866-04-10", "--format", "json").output
    #expect(json.contains("\"date\":\"1866-04-10\"") && json.contains("\"page\":3"), "\(json)")
    let remove = try await program.run("bookmarks", "remove", page, "sn83030214")
    #expect(remove.exitCode == 66)
    #expect(
      remove.errors
        == "removed the bookmark for \(page) New-York tribune\nbroadsheet: no bookmark for sn83030214\n")
  }

  @Test func `if no source can be asked, the number is enough`() async throws {
    let program = try program(["BROADSHEET_SOURCE": "loc"])
    let outcome = try await program.run("bookmarks", "add", "sn83030214", "sn83045462")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.errors.contains("cannot be reached")
        && outcome.errors.contains("bookmarked sn83045462 by its number alone\n"))
    #expect(try await library.bookmarked().count == 2)
  }

  @Test func `a number unknown on this machine is stored by itself, which is reported`() async throws {
    let add = try await program().run("bookmarks", "add", "sn00000000")
    #expect(add.exitCode == 0 && add.errors.contains("the starter catalog has no newspaper sn00000000\n"))
    #expect(add.errors.hasSuffix("bookmarked sn00000000 by its number alone\n"), "\(add)")
  }

  @Test func `what the server does not have is not bookmarked`() async throws {
    let server = try await LoopbackServer.start(.openONI)
    let outcome = try await program().run("bookmarks", "add", "--source", server.url, "sn00000000")
    #expect(outcome.exitCode == 66 && outcome.errors.contains("no newspaper sn00000000"))
    #expect(try await library.bookmarked().isEmpty)
  }

  @Test func `bookmarks can be moved to another machine`() async throws {
    let (here, there) = (try program(), try Program())
    for lccn in ["sn83030214", "sn83045462"] {
      #expect(try await here.run("bookmarks", "add", lccn, "--note", "a “note”").exitCode == 0)
    }
    let file = folder.file("library.json")
    try Data("what was here before".utf8).write(to: URL(filePath: file))
    #expect(
      try await here.run("bookmarks", "export", file, "--force").errors
        == "exported 2 bookmarks, 0 newspapers opened, 0 pages read, 0 saved filters, 0 saved searches, 0 notes and clips\n"
    )
    let taken = try await there.run("bookmarks", "import", file)
    #expect(taken.exitCode == 0)
    #expect(taken.errors == "bookmarks: 2 added, 0 updated, 0 already up to date\n")
    let lists = (try await here.run("bookmarks"), try await there.run("bookmarks"))
    #expect(lists.0.lines.sorted() == lists.1.lines.sorted() && lists.0.lines.count == 2)
    let exported = try await there.run("bookmarks", "export")
    #expect(exported.output == (try String(contentsOfFile: file, encoding: .utf8)))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "broadsheet", "library.json",
      ])
  }

  @Test func `unreadable input changes nothing`() async throws {
    let program = try program()
    let file = folder.file("broken.json")
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let good = #"{"lccn": "sn83030214", "added": "2026-11-21T06:43:47Z"}"#
    try Data("{\"format\": \"broadsheet-library\",\n\"bookmarks\": [\(good),\n{\"lccn\": \"x\"}]}".utf8)
      .write(to: URL(filePath: file))
    let outcome = try await program.run("bookmarks", "import", file)
    #expect(outcome.exitCode == 65 && outcome.errors.contains("\(file): “bookmarks[1].added” is missing"))
    #expect(try await library.bookmarked().isEmpty)
    #expect(try await program.run("bookmarks", "import", folder.file("none")).exitCode == 74)
    #expect(try await program.run("bookmarks", "import", "-").exitCode == 65)
    #expect(try await program.run("bookmarks", "export", folder.file("none/x.json")).exitCode == 74)
  }

  @Test func `a damaged library is named and left alone`() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("broadsheet"), withIntermediateDirectories: true)
    let bytes = Data(repeating: 0x21, count: 9000)
    try bytes.write(to: URL(filePath: library.path))
    for arguments in [["list"], ["add", "sn83030214"], ["remove", "sn83030214"], ["export"]] {
      let outcome = try await program().run(["bookmarks"] + arguments)
      #expect(outcome.exitCode == 74 && outcome.output == "")
      #expect(outcome.errors.contains("\(library.path) is damaged or not a library"), "\(outcome.errors)")
    }
    #expect(try Data(contentsOf: URL(filePath: library.path)) == bytes)
  }

  @Test func `output contains nothing that a terminal would obey`() async throws {
    let newspaper = Newspaper(lccn: try LCCN("sn83030214"), title: "Evil\u{1B}[2Jstar")
    try await library.put(Bookmark(newspaper, note: "a\u{1B}]0;x\u{7}b", tags: ["\u{9B}31m"], added: 1))
    for format in ["table", "tsv", "csv", "json", "jsonl"] {
      let outcome = try await program().run("bookmarks", "list", "--format", format)
      #expect(outcome.exitCode == 0 && outcome.output.contains("sn83030214"))
      let isSafe = outcome.output.unicodeScalars.allSatisfy { scalar in
        scalar == "\n" || scalar == "\t" || (scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value))
      }
      #expect(isSafe, "\(format)")
    }
  }

  @Test(arguments: ["table", "tsv", "csv", "json", "jsonl"])
  func `they are listed in each format`(format: String) async throws {
    for bookmark in Bookmark.samples { try await library.put(bookmark) }
    let outcome = try await program(["COLUMNS": "80"]).run("bookmarks", "list", "--format", format)
    #expect(outcome.exitCode == 0)
    try Golden.expect(outcome.lines, in: "output/bookmarks.\(format)")
  }

  @Test(arguments: [[], ["list"], ["add"], ["export"], ["import"]]) func `the help reads as recorded`(
    command: [String]
  )
    async throws
  {
    let outcome = try await Program(["COLUMNS": "80"]).run(["bookmarks"] + command + ["--help"])
    #expect(outcome.exitCode == 0)
    try Golden.expect(outcome.lines, in: "output/help-bookmarks\(command.map { "-" + $0 }.joined()).txt")
  }
}
