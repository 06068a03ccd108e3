import Foundation
import TestSupport
import Testing

/// `broadsheet corpus run`, stopped in the middle.
@OwnThread struct CorpusRunEndTests {
  /// Takes a second or more to count.
  private func corpus() throws -> MadeCorpus {
    let text = (0..<20_000).map { "word\(UnicodeScalar(97 + UInt8($0 % 26)))" }.joined(separator: " ")
    var batches: [String: [MadeCorpus.Page]?] = [:]
    for number in 1...4 {
      batches["a_n\(number)_ver01"] = (10...28).map { .init("sn8303021\(number)", "1900-01-\($0)", text) }
    }
    return try MadeCorpus(batches, states: ["sn83030211": "Ohio"])
  }

  private func start(_ corpus: MadeCorpus, _ job: [String]) throws -> ChildProcess {
    try corpus.program.start(["corpus", "run", corpus.path] + job + ["--jobs", "2"])
  }

  @Test func `killed at any moment, a job leaves a complete result or none`() async throws {
    let corpus = try corpus()
    var results = 0
    for moment in 0..<12 {
      let process = try start(corpus, ["terms", "worda", "wordb wordc", "--partial"])
      try await Task.sleep(for: .milliseconds(20 + moment * moment * 25))
      process.kill()
      _ = process.wait()
      let found = try corpus.program.files(in: "corpus/results").filter { !$0.contains(".new/") }
      #expect(Set(found.map { $0.split(separator: "/").last }).isSubset(of: ["rows.sqlite", "result.json"]))
      #expect(found.isEmpty || found.count == 2, "\(found)")
      results += found.isEmpty ? 0 : 1
    }
    let outcome = try await corpus.run("terms", "worda", "wordb wordc")
    #expect(outcome.exitCode == 0 && results < 12, "\(outcome)")
    #expect(try await corpus.rows("PRAGMA integrity_check", of: outcome) == ["ok"])
    #expect(
      try await corpus.rows("SELECT sum(hits) FROM count", of: outcome) == ["\(4 * 19 * (770 + 770))"])
    #expect(try corpus.program.files(in: "corpus/results").count == 2)
  }

  @Test func `killed at any moment, pages resume with the batches that are not done`() async throws {
    let corpus = try corpus()
    for moment in 0..<10 {
      let process = try start(corpus, ["pages"])
      try await Task.sleep(for: .milliseconds(10 + moment * 60))
      process.kill()
      _ = process.wait()
    }
    let outcome = try await corpus.run("pages")
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(try await corpus.run("pages").errors == "all pages are already there\n")
    #expect(try corpus.program.files(in: "corpus/pages").count == 4)
    let terms = try await corpus.run("terms", "worda")
    #expect(terms.errors == "\(Self.grouped(4 * 19 * 770)) hits; 76 pages read\n", "\(terms)")
  }

  private static func grouped(_ number: Int) -> String {
    "\(number / 1000),\(String(number % 1000 + 1000).dropFirst())"
  }

  @Test func `a full disk ends a job, and the next one starts over`() async throws {
    let corpus = try corpus()
    let full = try await corpus.program.run(
      [
        "-c", "ulimit -f 24; exec \"$0\" corpus run \"$1\" terms worda", Program.path,
        corpus.path,
      ],
      executable: "/bin/sh")
    #expect(full.exitCode == 74 && full.output == "", "\(full)")
    #expect(full.errors.contains("results/job-"), "\(full)")
    let pages = try await corpus.program.run(
      ["-c", "ulimit -f 2; exec \"$0\" corpus run \"$1\" pages", Program.path, corpus.path],
      executable: "/bin/sh")
    #expect(pages.exitCode == 74 && pages.errors.contains(".part: File too large"), "\(pages)")
    let whole = try await corpus.run("terms", "worda")
    #expect(whole.exitCode == 0, "\(whole)")
    #expect(try corpus.program.files(in: "corpus/results").count == 2)
  }

  @Test func `Ctrl-C ends it with a message`() async throws {
    let corpus = try corpus()
    let errors = corpus.program.home.appending(path: "said")
    try Data().write(to: errors)
    let process = try corpus.program.start(
      ["corpus", "run", corpus.path, "pages", "--jobs", "1"], errors: FileHandle(forWritingTo: errors))
    // It listens once the first page is being written.
    while try corpus.program.files(in: "corpus/pages").isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    process.send(SIGINT)
    let status = await process.end()
    let said = try String(contentsOf: errors, encoding: .utf8)
    #expect(status == .signaled(SIGINT) || said.contains("read 76 pages"), "\(status) \(said)")
    #expect(said.contains("run the same command to continue") || said.contains("read 76 pages"), "\(said)")
  }
}
