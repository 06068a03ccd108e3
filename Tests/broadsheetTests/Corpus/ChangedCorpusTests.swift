import Foundation
import TestSupport
import Testing

/// What happens to a corpus if somebody else changes its files.
struct ChangedCorpusTests {
  private func corpus() throws -> MadeCorpus {
    try MadeCorpus(
      [
        "a_one_ver01": (1...6).map {
          MadeCorpus.Page("sn83030214", "190\($0 % 2)-01-0\($0)", "Liberty, and the liberty of page \($0)")
        }
      ], states: ["sn83030214": "Ohio"])
  }

  @Test func `pages that contradict their number are damaged, although their text is intact`() async throws {
    let corpus = try corpus()
    _ = try await corpus.run("pages")
    let file = corpus.path + "/pages/batch=a_one_ver01/pages.jsonl.gz"
    let change =
      "zcat \(file) | sed 's/\"year\":1901/\"year\":1801/' | gzip > \(file).new && mv \(file).new \(file)"
    #expect(try await corpus.program.run(["-c", change], executable: "/bin/sh").exitCode == 0)
    let outcome = try await corpus.run("terms", "liberty")
    #expect(outcome.exitCode == 65 && outcome.errors.contains("contradicts itself"), "\(outcome)")
  }

  @Test func `an invalid receipt proves nothing, and the archive is read`() async throws {
    let corpus = try corpus()
    _ = try await corpus.run("pages")
    try corpus.program.write(Data("{}".utf8), to: "corpus/receipts/a_one_ver01.jsonl")
    #expect(try await corpus.run("terms", "liberty").errors == "12 hits; 6 pages read\n")
    let pages = try await corpus.run("pages")
    #expect(pages.exitCode == 0 && pages.errors == "read 6 pages\n", "\(pages)")
  }

  @Test func `pages of an archive that was replaced at its source are not counted as its own`() async throws {
    let corpus = try corpus()
    _ = try await corpus.run("pages")
    #expect(try await corpus.run("terms", "liberty").errors == "12 hits; 6 pages read\n")
    let new = ArchiveBuilder(pages: [MadeCorpus.Page("sn83030214", "1901-01-01", "Liberty").made]).tar
    try Data(new).write(to: URL(filePath: corpus.path + "/new"))
    try corpus.list("a_one_ver01", asIn: corpus.path + "/new")
    // The earlier archive is still here.
    for job in [["pages"], ["terms", "liberty"]] {
      let refused = try await corpus.program.run(["corpus", "run", corpus.path] + job)
      #expect(refused.exitCode == 66 && refused.errors.contains("neither read nor fetched"), "\(refused)")
    }
    let status = try await corpus.program.run("corpus", "status", corpus.path)
    #expect(status.output.contains("its pages come from an earlier archive"), "\(status)")
    try corpus.write(new, "a_one_ver01")
    #expect(try await corpus.run("pages").errors == "read 1 page\n")
    #expect(try await corpus.run("terms", "liberty").errors == "1 hit; 1 page read\n")
    #expect(try await corpus.run("pages").errors == "all pages are already there\n")
  }

  @Test func `pages made anew have their own checksums in the manifest`() async throws {
    let corpus = try corpus()
    _ = try await corpus.run("pages")
    _ = try await corpus.run("terms", "liberty")
    let verify = ["corpus", "verify", corpus.path]
    #expect(try await corpus.program.run(verify).exitCode == 0)
    let again = try await corpus.program.run(
      "corpus", "pages", "-o", corpus.path, "--force", "--hyphens", "join",
      corpus.path + "/archives/a_one_ver01.tar")
    #expect(again.exitCode == 0, "\(again)")
    #expect(try await corpus.program.run(verify).exitCode == 0)
    #expect(try await corpus.run("terms", "page").exitCode == 0)
    let verified = try await corpus.program.run(verify)
    #expect(verified.exitCode == 0, "\(verified)")
    let sums = try await corpus.program.run(
      ["-c", "cd \(corpus.path) && sha256sum --quiet -c manifest-sha256.txt"], executable: "/bin/sh")
    #expect(sums.exitCode == 0, "\(sums)")
    let open = try await corpus.program.run(
      ["-c", "umask; find \(corpus.path)/results -type f ! -perm 644"], executable: "/bin/sh")
    #expect(open.lines == ["0022"], "a corpus may be shared: \(open)")
    // All files are listed again.
    let manifest = try String(contentsOfFile: corpus.path + "/manifest-sha256.txt", encoding: .utf8)
    #expect(
      manifest.contains("pages.jsonl.gz") && manifest.contains("receipts/a_one_ver01.jsonl"), "\(manifest)")
  }

  @Test func `rows without states are reported to have none`() async throws {
    let corpus = try corpus()
    try corpus.program.write(Data(), to: "corpus/titles.jsonl")
    let outcome = try await corpus.run("terms", "liberty")
    #expect(outcome.exitCode == 0 && outcome.errors.contains("so the rows have no states"), "\(outcome)")
    #expect(outcome.errors.contains("“broadsheet corpus plan \(corpus.path)”"), "\(outcome)")
  }

  @Test func `a deleted result is not an error, a deleted part of one is`() async throws {
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

  @Test func `what somebody changed does not become the truth with the next command`() async throws {
    let corpus = try corpus()
    let first = try await corpus.run("terms", "liberty")
    let result = try #require(first.lines.first)
    for name in [
      "titles.jsonl", "ro-crate-metadata.json",
      String(result.dropFirst(corpus.path.count + 1)) + "/result.json",
    ] {
      let path = corpus.path + "/" + name
      let whole = try Data(contentsOf: URL(filePath: path))
      try (whole + Data(" ".utf8)).write(to: URL(filePath: path))
      let found = try await corpus.program.run("corpus", "verify", corpus.path)
      #expect(found.exitCode == 65 && found.output.hasPrefix("\(name)\t"), "\(name): \(found)")
      #expect(
        found.errors.contains(name.contains("/") ? "Remove \(result)" : "corpus plan \(corpus.path)”"),
        "\(found)")
      guard name != "ro-crate-metadata.json" else { continue }
      _ = try await corpus.run("terms", "page")
      #expect(try await corpus.program.run("corpus", "verify", corpus.path).exitCode == 65, "\(name)")
      try whole.write(to: URL(filePath: path))
      #expect(try await corpus.program.run("corpus", "verify", corpus.path).exitCode == 0, "\(name)")
    }
    try FileManager.default.removeItem(atPath: result)
    #expect(try await corpus.run("terms", "liberty").exitCode == 0)
    #expect(try await corpus.program.run("corpus", "verify", corpus.path).exitCode == 0, "made again")
  }

  @Test func `a job in the background of a script ends like any other`() async throws {
    let corpus = try corpus()
    let outcome = try await corpus.program.run(
      ["-c", "trap '' INT; exec \"$0\" corpus run \"$1\" pages", Program.path, corpus.path],
      executable: "/bin/sh")
    #expect(outcome.exitCode == 0 && outcome.errors == "read 6 pages\n", "\(outcome)")
  }

  @Test func `an archive marked as damaged is read again when pages are checked`() async throws {
    let corpus = try corpus()
    _ = try await corpus.run("pages")
    let receipt = corpus.path + "/receipts/a_one_ver01.jsonl"
    let text = try String(contentsOfFile: receipt, encoding: .utf8)
    try text.replacing("\"complete\":true", with: "\"complete\":false")
      .write(toFile: receipt, atomically: true, encoding: .utf8)
    #expect(try await corpus.run("pages").exitCode == 65)
    let checked = try await corpus.run("pages", "--check")
    #expect(checked.exitCode == 0 && checked.errors.contains("reading it again"), "\(checked)")
  }

  @Test func `a folder without usable archives is an error`() async throws {
    let corpus = try MadeCorpus(["a_one_ver01": nil])
    let empty = try await corpus.program.run(
      "corpus", "fetch", corpus.path, "--from-dir", corpus.program.home.path)
    #expect(
      empty.exitCode == 65 && empty.errors.contains("has none of the missing archives, such as"), "\(empty)")
    let none = try await corpus.program.run("corpus", "fetch", corpus.path, "--from-dir", "/nowhere")
    #expect(none.exitCode == 74 && none.errors == "broadsheet: there is no folder /nowhere\n", "\(none)")
  }
}
