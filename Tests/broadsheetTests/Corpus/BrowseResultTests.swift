import Foundation
import TestSupport
import Testing

/// `broadsheet browse` of a corpus job's result.
@OwnThread struct BrowseResultTests {
  private let folder = TemporaryFolder()

  private func made(_ change: (inout MadeResult) -> Void = { _ in }) throws -> MadeResult {
    var made = try MadeResult.sample(in: folder.path)
    change(&made)
    try made.write()
    return made
  }

  private func program() throws -> Program { try Program(["BROADSHEET_SOURCE": "offline"]) }

  @Test func `Enter goes from a count to its hits, and on to the page at the word`() throws {
    let terminal = try program().browse("browse", try made().path)
    #expect(terminal.wait(for: "1 of 22"))
    terminal.send("/unknown 1903\r\r")
    #expect(terminal.wait(for: "The Demonstration Herald, March 7, 1903, page 1"))
    #expect(terminal.screenText.contains("“river” in state unknown, 1903"))
    terminal.send("5j")
    #expect(terminal.wait(for: "November 28, 1903, page 1"))
    terminal.send("\r")
    #expect(terminal.wait(for: "match 3 of 5"), "\(terminal.screenText)")
    #expect(terminal.screenText.contains("the river shall be asked"))
    terminal.send("}")
    #expect(terminal.wait(for: "Last page listed"))
    terminal.send("{")
    #expect(terminal.wait(for: "March 7, 1903 · page 2"))
    // A count beyond the list goes to its end.
    terminal.send("99}")
    #expect(terminal.wait(for: "November 28, 1903 · page 1"), "\(terminal.screenText)")
    terminal.send("{")
    #expect(terminal.wait(for: "March 7, 1903 · page 2"))
    terminal.send("q")
    #expect(terminal.wait(for: "▸ Mar 7, 1903"))
    terminal.send("qq")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test func `a page comes from the corpus if it is there`() async throws {
    let (program, made) = (try program(), try made())
    let archive = folder.file("demo_herald_ver01.tar")
    try Data(MadeResult.demonstrationArchive()).write(to: URL(filePath: archive))
    let stored = try await program.run("corpus", "pages", "--text", "ocr", "-o", made.corpus, archive)
    #expect(stored.exitCode == 0, "\(stored)")
    let terminal = try program.browse("browse", made.path)
    #expect(terminal.wait(for: "1 of 22"))
    terminal.send("/unknown 1903\r\r\r")
    #expect(terminal.wait(for: "corpus herald of "), "\(terminal.screenText)")
    #expect(terminal.wait(for: "match 1 of "))
    #expect(terminal.screenText.contains("River was opened on Thursday"), "\(terminal.screenText)")
    terminal.send("]")
    #expect(terminal.wait(for: "page 2 of 2"))
    #expect(terminal.wait(for: "corpus herald of "))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test func `keys in one write do what they do one by one`() throws {
    let path = try made().path
    let keys = [
      "j", "j", "H", "s", "\u{1b}[B", "\u{1b}[B", "\r", "j", "\r", "j", "q", "/", "o", "h", "\r", "G",
      "\u{0c}",
    ]
    let slow = try program().browse("browse", path)
    let fast = try program().browse("browse", path)
    #expect(slow.wait(for: "1 of 22") && fast.wait(for: "1 of 22"))
    for key in keys {
      slow.send(key)
      _ = slow.wait(until: { false }, timeout: .milliseconds(60))
    }
    fast.send(keys.joined())
    let areAlike = fast.wait(until: {
      _ = slow.wait(until: { false }, timeout: .milliseconds(1))
      return fast.screenText == slow.screenText
    })
    #expect(areAlike, "\(fast.screenText)\n\n\(slow.screenText)")
    #expect(fast.screenText.contains("7 of 7"), "\(fast.screenText)")
  }

  @Test func `a concordance opens at its hits`() throws {
    let path = try made { $0.job = "concordance" }.path
    let terminal = try program().browse("browse", path)
    #expect(terminal.wait(for: "Every “river” in corpus herald"))
    #expect(terminal.wait(for: "In context"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test func `on a pipe all rows are printed in every format`() async throws {
    let (program, made) = (try program(), try made())
    let tsv = try await program.run("browse", made.path)
    #expect(tsv.exitCode == 0 && tsv.lines.count == 22, "\(tsv)")
    #expect(tsv.lines.first == "1897\tOhio\triver\t17\t12\t1204300\t402\t51\t14.1161")
    #expect(tsv.errors.contains("Counts of “river” in corpus herald: "))
    #expect(
      tsv.errors.contains("1 archive has not been read: dlc_fiji_ver01") && tsv.errors.hasSuffix("22 rows\n"))
    let csv = try await program.run("browse", made.path, "--format", "csv")
    #expect(csv.lines.count == 23 && csv.lines[0].hasPrefix("year,state,term,hits,pages_with,words,"))
    let jsonl = try await program.run("browse", made.path, "--format", "jsonl")
    #expect(
      jsonl.lines.first
        == #"{"hits":17,"issues":51,"pages":402,"pages_with":12,"per_million_words":14.1161,"state":"Ohio","term":"river","words":1204300,"year":1897}"#
    )
    let json = try await program.run("browse", made.path, "--format", "json")
    let array = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(array?.count == 22)
    let table = try await program.run("browse", made.path, "--format", "table")
    #expect(table.lines.first?.hasPrefix("YEAR  STATE") == true && table.lines.count == 23)
  }

  @Test func `hits are printed window by window`() async throws {
    let (program, made) = (try program(), try made { $0.job = "concordance" })
    let outcome = try await program.run("browse", made.path)
    let all = made.hits.count
    #expect(outcome.exitCode == 0 && outcome.lines.count == all && all > 1000, "\(outcome.errors)")
    let fields = outcome.lines[0].split(separator: "\t", omittingEmptySubsequences: false)
    #expect(fields.count == 11 && fields[1] == "The Demonstration Herald" && fields[4] == "river")
    let hits = try await program.run("browse", made.path, "--hits", "--format", "json")
    let array = try JSONSerialization.jsonObject(with: Data(hits.output.utf8)) as? [[String: Any]]
    #expect(array?.count == all)
    let head = try await program.run(
      ["-c", "\"$0\" browse \"$1\" --hits | head -n 2 | wc -l", Program.path, made.path],
      executable: "/bin/sh")
    #expect(head.output == "2\n")
  }

  @Test func `an argument that is not a result is explained`() async throws {
    let (program, made) = (try program(), try made())
    let corpus = try await program.run("browse", made.corpus)
    #expect(corpus.exitCode == 65 && corpus.output.isEmpty)
    #expect(
      corpus.errors == """
        broadsheet: \(made.corpus) is a corpus: browse opens the result of a job
          Its results:
          broadsheet browse \(made.path)  (terms: “river”)

        """)
    let missing = try await program.run("browse", made.corpus + "/results/job-ffffffffffff")
    #expect(missing.exitCode == 66 && missing.errors.contains("there is no folder "))
    #expect(missing.errors.contains(made.path))
    let other = try await program.run("browse", "/usr")
    #expect(
      other.exitCode == 65 && other.errors == "broadsheet: /usr is not a result: it has no result.json\n")
    let usage = try await program.run("browse", "sn83030214", "--format", "csv")
    #expect(usage.exitCode == 64 && usage.errors.contains("--format is for a corpus job's result"))
  }

  @Test func `damage is found while the screen is open, and the file is left alone`() throws {
    let made = try made()
    var bytes = try Data(contentsOf: URL(filePath: made.rows))
    bytes.replaceSubrange(4096..<8192, with: Data(repeating: 0x7F, count: 4096))
    try bytes.write(to: URL(filePath: made.rows))
    let terminal = try program().browse("browse", made.path)
    #expect(terminal.wait(for: "is damaged, and was left unchanged"))
    terminal.send("q")
    #expect(terminal.exitStatus() == .exited(0))
    #expect(try Data(contentsOf: URL(filePath: made.rows)) == bytes)
  }
}
