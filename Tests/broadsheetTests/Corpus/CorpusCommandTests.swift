import Foundation
import TestSupport
import Testing

/// `broadsheet corpus pages` as engines run it.
struct CorpusCommandTests {
  private static func alto(_ text: String) -> String {
    let words = text.split(separator: " ").map { #"<String CONTENT="\#($0)" WC="0.9"/>"# }
    return "<alto><TextBlock><TextLine>\(words.joined())</TextLine></TextBlock></alto>"
  }

  private func pages(_ count: Int, _ text: String = "some words", year: Int = 1866) -> ArchiveBuilder {
    ArchiveBuilder(
      pages: (1...count).map {
        ArchiveBuilder.Page(
          "sn83030214/\(year)/01/\($0 < 10 ? "0" : "")\($0)/ed-1/seq-1", text: text,
          alto: CorpusCommandTests.alto(text))
      })
  }

  private func archive(_ program: Program, _ name: String, _ bytes: [UInt8]) throws -> String {
    try program.write(Data(bytes), to: name)
    return program.home.path + "/" + name
  }

  private func shell(_ command: String, _ program: Program, _ paths: String...) async throws
    -> Program.Outcome
  {
    try await program.run(["-c", command, Program.path] + paths, executable: "/bin/sh")
  }

  @Test func `a path, standard input and any number of threads give the same bytes`() async throws {
    let program = try Program()
    let path = try archive(
      program, "dlc_fiji_ver01.tar.bz2", try ArchiveBuilder.compressed(pages(28).tar, by: "bzip2"))
    let outcome = try await program.run("corpus", "pages", "--receipts", path)
    #expect(outcome.exitCode == 0 && outcome.errors == "" && outcome.lines.count == 29, "\(outcome)")
    #expect(try await program.run("corpus", "pages", "--receipts", "--threads", "1", path) == outcome)
    let name = "--name dlc_fiji_ver01.tar.bz2"
    #expect(try await shell("\"$0\" corpus pages --receipts \(name) - < \"$1\"", program, path) == outcome)
    let unpacked = try await shell(
      "bzip2 -dc \"$1\" | \"$0\" corpus pages --receipts \(name) -", program, path)
    #expect(unpacked.lines.dropLast() == outcome.lines.dropLast())
    #expect(unpacked.lines.last?.contains(#""complete":true"#) == true)
  }

  @Test func `neither a home nor a search path is needed, and no file is created`() async throws {
    let program = try Program()
    let path = try archive(program, "a_b_ver01.tar", pages(2).tar)
    let before = try program.files(in: "")
    let outcome = try await program.run(
      ["-i", "BROADSHEET_SOURCE=nonsense", Program.path, "corpus", "pages", path], executable: "/usr/bin/env")
    #expect(outcome.exitCode == 0 && outcome.lines.count == 2 && outcome.errors == "", "\(outcome)")
    #expect(outcome.lines.first?.hasPrefix(#"{"id":"sn83030214/1866-01-01/ed-1/seq-1","#) == true)
    #expect(try Set(program.files(in: "")).subtracting(before).isSubset(of: ["output", "errors"]))
  }

  @Test func `paths are taken from standard input, and missing ones exit with 66`() async throws {
    let program = try Program()
    let first = try archive(program, "a_one_ver01.tar", pages(2).tar)
    let second = try archive(program, "a_two_ver01.tar", pages(3, year: 1867).tar)
    let outcome = try await shell(
      "printf '%s\\n\\n/nowhere.tar\\n%s' \"$1\" \"$2\" | \"$0\" corpus pages --receipts --names-from -",
      program,
      first, second)
    #expect(outcome.exitCode == 66 && outcome.lines.count == 7, "\(outcome)")
    #expect(outcome.errors == "broadsheet: /nowhere.tar: No such file or directory\n")
  }

  @Test func `a list of paths may end its lines as Windows does`() async throws {
    let program = try Program()
    let path = try archive(program, "a_one_ver01.tar", pages(2).tar)
    let outcome = try await shell(
      "printf '\\r\\n%s\\r\\n' \"$1\" | \"$0\" corpus pages --names-from -", program, path)
    #expect(outcome.exitCode == 0 && outcome.lines.count == 2, "\(outcome)")
  }

  @Test func `faults exit with 65 without receipts or beyond the tolerance`() async throws {
    let program = try Program()
    var builder = pages(3)
    builder.add("sn83030214/1866/02/30/ed-1/seq-1/ocr.xml", Array("<alto/>".utf8))
    let path = try archive(program, "x.tar", builder.tar)
    let plain = try await program.run("corpus", "pages", path)
    #expect(plain.exitCode == 65 && plain.lines.count == 3, "\(plain)")
    #expect(
      plain.errors == "broadsheet: x.tar: sn83030214/1866/02/30/ed-1/seq-1/ocr.xml: there is no such date\n")
    #expect(try await program.run("corpus", "pages", "--tolerate", "1", path).exitCode == 0)
    #expect(try await program.run("corpus", "pages", "--receipts", path).exitCode == 0)
    #expect(try await program.run("corpus", "pages", "--receipts", "--tolerate", "0", path).exitCode == 65)
    let cut = try archive(program, "cut.tar", pages(3).members)
    #expect(try await program.run("corpus", "pages", "--tolerate", "9", cut).exitCode == 65)
    #expect(try await program.run("corpus", "pages", "--receipts", cut).exitCode == 0)
    let page = try archive(program, "page.tar.bz2", Array("<html>".utf8))
    let refused = try await program.run("corpus", "pages", page)
    #expect(
      refused.exitCode == 65 && refused.errors.contains("it is a web page, not an archive"), "\(refused)")
  }

  @Test func `a full disk exits with 74, and a closed pipe ends it quietly`() async throws {
    let program = try Program()
    let long = (0..<3000).map { "word\($0)" }.joined(separator: " ")
    let path = try archive(program, "x.tar", pages(28, long).tar)
    let full = try await shell("\"$0\" corpus pages \"$1\" > /dev/full", program, path)
    #expect(full.exitCode == 74 && full.errors.contains("cannot write the output"), "\(full)")
    for setting in ["", "trap '' PIPE; "] {
      let gone = try await shell(
        "\(setting)(\"$0\" corpus pages \"$1\"; echo $? > \"$2\") | head -n 1 | cut -c 1-5", program, path,
        program.home.path + "/status")
      #expect(gone.output == "{\"id\"\n" && gone.errors == "", "\(gone)")
      #expect(try String(contentsOf: program.home.appending(path: "status"), encoding: .utf8) == "141\n")
    }
  }

  @Test(arguments: [
    ([], "Name the archives"), (["--names-from", "x"], "--names-from takes -"), (["-", "-"], "only once"),
    (["--name", "a", "x", "y"], "--name is for one archive"),
    (["--threads", "3", "x"], "--threads must be 1 or 2"),
    (["--words", "--text", "ocr", "x"], "--words needs --text alto"), (["--lccn", "x", "y"], "x"),
    (["--from", "1900", "--to", "1899", "x"], "--from is later than --to"),
    (["--tolerate=-1", "x"], "--tolerate"),
  ]) func `invalid options exit with 64`(arguments: [String], words: String) async throws {
    let outcome = try await Program().run(["corpus", "pages"] + arguments)
    #expect(outcome.exitCode == 64 && outcome.errors.contains(words) && outcome.output == "", "\(outcome)")
  }

  @Test func `a folder that is not a batch and a file that cannot be opened are reported`() async throws {
    let program = try Program()
    let folder = try await program.run("corpus", "pages", program.home.path)
    #expect(folder.exitCode == 66 && folder.errors.contains("is not a batch folder"), "\(folder)")
    let outcome = try await program.run("corpus", "pages", "/nowhere/x.tar")
    #expect(outcome.exitCode == 66 && outcome.output == "", "\(outcome)")
  }
}
