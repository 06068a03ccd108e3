import Foundation
import TestSupport
import Testing

/// `broadsheet corpus pages -o`, as xargs runs it.
struct CorpusStoreTests {
  private func archive(_ program: Program, _ name: String, _ pages: Int = 3, _ words: Int = 4) throws
    -> String
  {
    let builder = ArchiveBuilder(
      pages: (1...pages).map { number in
        let text = (0..<words).map { "word\($0 * number % 997)" }.joined(separator: " ")
        return ArchiveBuilder.Page(
          "sn83030214/1866/01/\(number < 10 ? "0" : "")\(number)/ed-1/seq-1", text: text)
      })
    try program.write(Data(builder.tar), to: name)
    return program.home.path + "/" + name
  }

  private func shell(_ command: String, _ program: Program, _ paths: String...) async throws
    -> Program.Outcome
  {
    try await program.run(["-c", command, Program.path] + paths, executable: "/bin/sh")
  }

  @Test func `xargs reads archives in parallel, and running it again reads nothing`() async throws {
    let program = try Program()
    let paths = try (1...6).map { try archive(program, "dlc_n\($0)_ver01.tar", $0) }
    let command = "cd \"$1\" && ls *.tar | xargs -P 4 -n 1 \"$0\" corpus pages --text ocr -o corpus"
    let outcome = try await shell(command, program, program.home.path)
    #expect(outcome.exitCode == 0 && outcome.output == "", "\(outcome)")
    #expect(
      Set(outcome.errors.split(separator: "\n").map(String.init))
        == Set((1...6).map { "dlc_n\($0)_ver01: \($0) page\($0 == 1 ? "" : "s")" }))
    #expect(
      try Set(program.files(in: "corpus"))
        == Set(
          (1...6).flatMap {
            ["pages/batch=dlc_n\($0)_ver01/pages.jsonl.gz", "receipts/dlc_n\($0)_ver01.jsonl"]
          }))
    let again = try await shell(command, program, program.home.path)
    #expect(
      again.errors.split(separator: "\n").allSatisfy { $0.hasSuffix(", already there") }, "\(again.errors)")
    let lines = try await program.run(
      ["-dc", program.home.path + "/corpus/pages/batch=dlc_n6_ver01/pages.jsonl.gz"],
      executable: "/bin/gzip")
    #expect(lines.output == (try await program.run("corpus", "pages", "--text", "ocr", paths[5]).output))
  }

  @Test func `a full disk leaves a part and no receipt, and the next run resumes`() async throws {
    let program = try Program()
    let path = try archive(program, "dlc_fiji_ver01.tar", 28, 20_000)
    let corpus = program.home.path + "/corpus"
    let full = try await shell(
      "ulimit -f 16; trap '' XFSZ; exec \"$0\" corpus pages --text ocr -o \"$2\" \"$1\"", program, path,
      corpus)
    #expect(full.exitCode == 74 && full.errors.contains("cannot write "), "\(full)")
    #expect(full.errors.contains("pages.jsonl.gz.part: File too large"), "\(full)")
    #expect(try program.files(in: "corpus") == ["pages/batch=dlc_fiji_ver01/pages.jsonl.gz.part"])
    let whole = try await program.run("corpus", "pages", "--text", "ocr", "-o", corpus, path)
    #expect(whole.exitCode == 0 && whole.errors == "dlc_fiji_ver01: 28 pages\n", "\(whole)")
    #expect(try program.files(in: "corpus").count == 2)
  }

  @Test func `killed at any moment, it leaves a complete batch or none`() async throws {
    let program = try Program()
    let path = try archive(program, "dlc_fiji_ver01.tar", 28, 6000)
    let corpus = program.home.path + "/corpus"
    var (whole, none) = (0, 0)
    for moment in 0..<24 {
      let process = try program.start(["corpus", "pages", "--text", "ocr", "--force", "-o", corpus, path])
      try await Task.sleep(for: .milliseconds(2 + moment * 6))
      process.kill()
      let receipt = FileManager.default.fileExists(atPath: corpus + "/receipts/dlc_fiji_ver01.jsonl")
      let pages = corpus + "/pages/batch=dlc_fiji_ver01/pages.jsonl.gz"
      if receipt {
        whole += 1
        #expect(try await program.run(["-t", pages], executable: "/bin/gzip").exitCode == 0)
      } else {
        none += 1
      }
    }
    #expect(whole + none == 24)
    let last = try await program.run("corpus", "pages", "--text", "ocr", "-o", corpus, path)
    #expect(last.exitCode == 0, "\(last)")
    #expect(try program.files(in: "corpus").count == 2)
  }

  @Test func `a faulty archive is an error in the data, and is reported`() async throws {
    let program = try Program()
    try program.write(
      Data(ArchiveBuilder(pages: [.init("sn83030214/1866/01/01/ed-1/seq-1", text: "x")]).members),
      to: "a_b_ver01.tar")
    let path = program.home.path + "/a_b_ver01.tar"
    let outcome = try await program.run("corpus", "pages", "-o", program.home.path + "/c", path)
    #expect(outcome.exitCode == 65, "\(outcome)")
    #expect(outcome.errors.contains("a_b_ver01: 0 pages; the archive is not whole"), "\(outcome)")
    let strict = try await program.run(
      "corpus", "pages", "--tolerate", "0", "-o", program.home.path + "/c", path)
    #expect(strict.exitCode == 65, "\(strict)")
  }

  @Test(arguments: [
    (["--force", "x"], "--force needs --output"), (["-o", "d", "--receipts", "x"], "omit --receipts"),
  ]) func `invalid options exit with 64`(arguments: [String], words: String) async throws {
    let outcome = try await Program().run(["corpus", "pages"] + arguments)
    #expect(outcome.exitCode == 64 && outcome.errors.contains(words), "\(outcome)")
  }

  @Test func `a name that is not a batch's is not taken for a file name`() async throws {
    let program = try Program()
    let path = try archive(program, "odd name.tar")
    let outcome = try await program.run("corpus", "pages", "-o", program.home.path + "/c", path)
    #expect(outcome.exitCode == 65 && outcome.errors.contains("use --name"), "\(outcome)")
    #expect(try program.files(in: "c").isEmpty)
    let named = try await program.run(
      "corpus", "pages", "-o", program.home.path + "/c", "--name", "dlc_x_ver01", "--text", "ocr", path)
    #expect(named.errors == "dlc_x_ver01: 3 pages\n", "\(named)")
  }
}
