import Foundation
import TestSupport
import Testing

/// What becomes of a corpus whose files were changed by somebody else.
struct ChangedCorpusTests {
  private func corpus() throws -> MadeCorpus {
    try MadeCorpus(
      [
        "a_one_ver01": (1...6).map {
          MadeCorpus.Page("sn83030214", "190\($0 % 2)-01-0\($0)", "Liberty, and the liberty of page \($0)")
        }
      ], states: ["sn83030214": "Ohio"])
  }

  @Test func `pages that contradict their number are damaged, though their text is whole`() async throws {
    let corpus = try corpus()
    _ = try await corpus.run("pages")
    let file = corpus.path + "/pages/batch=a_one_ver01/pages.jsonl.gz"
    let change =
      "zcat \(file) | sed 's/\"year\":1901/\"year\":1801/' | gzip > \(file).new && mv \(file).new \(file)"
    #expect(try await corpus.program.run(["-c", change], executable: "/bin/sh").exitCode == 0)
    let outcome = try await corpus.run("terms", "liberty")
    #expect(outcome.exitCode == 65 && outcome.errors.contains("contradicts itself"), "\(outcome)")
  }

  @Test func `a receipt that is none proves nothing, and the archive is read`() async throws {
    let corpus = try corpus()
    _ = try await corpus.run("pages")
    try corpus.program.write(Data("{}".utf8), to: "corpus/receipts/a_one_ver01.jsonl")
    #expect(try await corpus.run("terms", "liberty").errors == "12 hits on 6 pages\n")
    let pages = try await corpus.run("pages")
    #expect(pages.exitCode == 0 && pages.errors == "read 6 pages\n", "\(pages)")
  }

  @Test func `rows without states are said to have none`() async throws {
    let corpus = try corpus()
    try corpus.program.write(Data(), to: "corpus/titles.jsonl")
    let outcome = try await corpus.run("terms", "liberty")
    #expect(outcome.exitCode == 0 && outcome.errors.contains("so the rows have no states"), "\(outcome)")
  }

  @Test func `a result that was deleted is no fault, a part of one is`() async throws {
    let corpus = try corpus()
    let result = try await corpus.run("terms", "liberty")
    let folder = try #require(result.lines.first)
    try FileManager.default.removeItem(atPath: folder + "/rows.sqlite")
    let cut = try await corpus.program.run("corpus", "verify", corpus.path)
    #expect(cut.exitCode == 65 && cut.output.contains("rows.sqlite"), "\(cut)")
    try FileManager.default.removeItem(atPath: folder)
    let gone = try await corpus.program.run("corpus", "verify", corpus.path)
    #expect(gone.exitCode == 0, "\(gone)")
  }
}
