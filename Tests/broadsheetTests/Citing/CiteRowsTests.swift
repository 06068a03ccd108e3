import Foundation
import TestSupport
import Testing

/// What `cite` does with the rows that other commands print.
struct CiteRowsTests {
  private func cite(_ rows: String, _ program: Program) async throws -> Program.Outcome {
    try program.write(Data((rows + "\n").utf8), to: "rows")
    return try await program.run(
      ["cite", "-", "--source", "offline", "--style", "plain"], from: program.home.appending(path: "rows"))
  }

  @Test(
    arguments: [
      ("today --source offline --date 1903-03-07", "The Demonstration Herald, March 7, 1903, image 1, "),
      ("issues --source offline bsd00000001", "The Demonstration Herald, March 7, 1903, Broadsheet "),
      ("list --source offline --query sn83045462", "“Evening Star (Washington, D.C.), 1854–1972,” "),
      ("bookmarks list --query sn83045462", "Evening Star (Washington, D.C.), April 10, 1865, image 3, "),
      ("bookmarks list --query sn83030214", "“New-York Tribune (New York, New York), 1866–1924,” "),
      ("search --source here river --limit 1", "The Demonstration Herald, "),
    ], ["tsv", "jsonl"])
  func `rows of each command are cited`(printed: (String, String), format: String)
    async throws
  {
    let program = try Program()
    for bookmark in ["sn83045462/1865-04-10/ed-1/seq-3", "sn83030214"] {
      #expect(try await program.run("bookmarks", "add", bookmark).exitCode == 0)
    }
    let words = printed.0.split(separator: " ").map(String.init)
    let rows = try await program.run(words + ["--format", format])
    #expect(rows.exitCode == 0 && !rows.lines.isEmpty, "\(rows)")
    let cited = try await cite(rows.output, program)
    #expect(cited.exitCode == 0 && cited.errors.isEmpty, "\(cited)")
    #expect(cited.lines.count == rows.lines.count, "\(cited)")
    #expect(cited.output.hasPrefix(printed.1), "\(cited)")
  }

  @Test(arguments: [
    "sn99900003\t1898-07-23\t1\tDer Prärie-Bote\tDavenport, Iowa\tsn99900003/1898-07-23/ed-1/seq-1",
    #"{"lccn":"sn99900003","page":"sn99900003/1898-07-23/ed-1/seq-1","place":"Davenport, Iowa","title":"Der Prärie-Bote"}"#,
  ]) func `without a record, the title and place of a front page's row are cited`(row: String) async throws {
    let cited = try await cite(row, try Program())
    #expect(cited.output.hasPrefix("Der Prärie-Bote (Davenport, Iowa), July 23, 1898, image 1, "), "\(cited)")
    #expect(cited.exitCode == 0 && cited.errors.isEmpty, "\(cited)")
  }

  @Test func `without a record, a list's row says title, place and years`() async throws {
    let row = "sn99900003\tDer Prärie-Bote\tIowa--Scott--Davenport\tIowa\t1851\t19??\tGerman\tDaily\t\t\t"
    let cited = try await cite(row, try Program())
    #expect(cited.output.hasPrefix("“Der Prärie-Bote (Davenport, Iowa), 1851–[19??],” "), "\(cited)")
  }

  @Test(arguments: [
    "a\tb\tc\td", #"{"lccn":"sn83045462","date":"1865-02-30"}"#, #"{"page":"sn83045462"}"#,
    #"{"page":"sn83045462/1865-04-10/ed-1/seq-3","headline":"A note"}"#,
  ]) func `any other row is reported`(row: String) async throws {
    let cited = try await cite(row, try Program())
    #expect(cited.exitCode == 65 && cited.output.isEmpty, "\(cited)")
    #expect(cited.errors.contains("line 1 of standard input: it is not a row of search, today, "), "\(cited)")
  }

  @Test func `what search printed can be named as read and get take it`() async throws {
    let program = try Program()
    let rows = "sn83045462/1865-04-10/ed-1/seq-3\nhttps://www.loc.gov/item/sn83045462/1865-04-11/ed-1/\n"
    try program.write(Data(rows.utf8), to: "list")
    let list = program.home.appending(path: "list")
    let cite = ["cite", "--source", "offline", "--style", "plain"]
    let piped = try await program.run(cite + ["-"], from: list)
    #expect(piped.lines.count == 2 && piped.exitCode == 0, "\(piped)")
    #expect(try await program.run(cite + ["--from-search", "-"], from: list) == piped)
    #expect(try await program.run(cite + ["--from-search", list.path]) == piped)
    let twice = try await program.run(cite + ["-", "--from-search", "-"], from: list)
    #expect(twice.exitCode == 64 && twice.output.isEmpty, "\(twice)")
    try program.write(Data("nothing\n".utf8), to: "list")
    let fault = try await program.run(cite + ["--from-search", list.path])
    #expect(fault.errors.contains("line 1 of \(list.path): ") && fault.exitCode == 65, "\(fault)")
  }

  @Test func `CSV is not read`() async throws {
    let cited = try await cite("lccn,date,edition,title,place,page", try Program())
    #expect(cited.exitCode == 65 && cited.errors.contains("is CSV: print it with --format jsonl or tsv"))
  }
}
