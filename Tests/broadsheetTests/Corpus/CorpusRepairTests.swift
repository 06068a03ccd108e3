import Foundation
import TestSupport
import Testing

/// What jobs count and keep when archives and pages are damaged, replaced or repaired.
struct CorpusRepairTests {
  private static let pages = (1...6).map {
    MadeCorpus.Page("sn83030214", "190\($0 % 2)-01-0\($0)", "Liberty, and the liberty of page \($0)")
  }
  private static let whole = ArchiveBuilder(pages: pages.map(\.made)).tar
  /// A bit of the fourth page's name is wrong: two pages are read.
  private static let damaged = whole.enumerated().map { $0 == 3 * 1024 + 5 ? $1 ^ 0x10 : $1 }

  private func corpus(
    _ more: [String: [MadeCorpus.Page]?] = [:], query: [String: Any] = [:]
  ) throws -> MadeCorpus {
    try MadeCorpus(
      ["a_one_ver01": CorpusRepairTests.pages].merging(more) { $1 }, states: ["sn83030214": "Ohio"],
      query: query)
  }

  private func state(_ corpus: MadeCorpus) async throws -> String {
    let status = try await corpus.program.run("corpus", "status", corpus.path)
    let fields = status.lines.first?.split(separator: "\t", omittingEmptySubsequences: false) ?? []
    return fields.count > 1 ? String(fields[1]) : "\(status)"
  }

  private func receipt(_ corpus: MadeCorpus, _ batch: String = "a_one_ver01") throws -> String {
    try String(contentsOfFile: corpus.path + "/receipts/\(batch).jsonl", encoding: .utf8)
  }

  @Test(arguments: [false, true])
  func `what a damaged archive gave is not given back once it is whole`(areRead: Bool) async throws {
    let corpus = try corpus()
    try corpus.write(CorpusRepairTests.damaged, "a_one_ver01")
    let part = try await corpus.run("terms", "liberty")
    #expect(part.exitCode == 65 && part.errors.hasPrefix("4 hits; 2 pages read\n"), "\(part)")
    // By now it is known not to be the listed one.
    #expect(try await state(corpus) == "faulty")
    #expect(try await corpus.run("terms", "liberty").exitCode == 66)
    try corpus.write(CorpusRepairTests.whole, "a_one_ver01")
    if areRead { #expect(try await corpus.run("pages").errors == "read 6 pages\n") }
    let all = try await corpus.run("terms", "liberty")
    #expect(
      all.exitCode == 0 && all.errors == "12 hits; 6 pages read\n" && all.output != part.output, "\(all)")
    #expect(try await corpus.run("terms", "liberty").errors.hasPrefix("this was counted before"))
  }

  @Test func `archives without a listed checksum are recognized, too`() async throws {
    let corpus = try corpus()
    try corpus.list("a_one_ver01", ["sha1": NSNull()])
    let first = try await corpus.run("terms", "liberty")
    #expect(first.errors == "12 hits; 6 pages read\n", "\(first)")
    let again = try await corpus.run("terms", "liberty")
    #expect(again.output == first.output && again.errors.hasPrefix("this was counted before"), "\(again)")
    // Without the journal, they are read again, and yield what is there.
    try FileManager.default.removeItem(atPath: corpus.path + "/journal.sqlite")
    let later = try await corpus.run("terms", "liberty")
    #expect(later.exitCode == 0 && later.output == first.output, "\(later)")
    #expect(try corpus.program.files(in: "corpus/results").count == 2)
    try corpus.write(CorpusRepairTests.damaged, "a_one_ver01")
    #expect(try await corpus.run("terms", "liberty").exitCode == 65)
  }

  @Test func `an archive that the status calls faulty is not counted`() async throws {
    let corpus = try corpus()
    try corpus.list("a_one_ver01", ["bytes": CorpusRepairTests.whole.count + 512])
    #expect(try await state(corpus) == "faulty")
    for job in [["terms", "liberty"], ["pages"]] {
      let refused = try await corpus.program.run(["corpus", "run", corpus.path] + job)
      #expect(refused.exitCode == 66 && refused.output == "", "\(refused)")
    }
    // The right size, but a different archive, as `verify` finds out.
    try corpus.list("a_one_ver01", ["bytes": NSNull(), "sha1": String(repeating: "0", count: 40)])
    #expect(try await corpus.program.run("corpus", "verify", corpus.path).exitCode == 65)
    #expect(try await corpus.run("terms", "liberty").exitCode == 66)
  }

  @Test func `pages that are whole are not replaced by those of a part`() async throws {
    let corpus = try corpus()
    try corpus.list("a_one_ver01", ["sha1": NSNull()])
    #expect(try await corpus.run("pages").errors == "read 6 pages\n")
    try corpus.write(Array(CorpusRepairTests.whole.prefix(3 * 1024 + 512)), "a_one_ver01")
    let again = try await corpus.run("pages")
    #expect(again.exitCode == 65 && again.errors.contains("the existing pages were kept"), "\(again)")
    #expect(try await corpus.run("terms", "liberty").errors == "12 hits; 6 pages read\n")
  }

  @Test func `pages of some newspapers do not stand for those of all`() async throws {
    let corpus = try corpus()
    let archive = corpus.path + "/archives/a_one_ver01.tar"
    let some = try await corpus.program.run(
      "corpus", "pages", "--lccn", "sn99999999", "-o", corpus.path, archive)
    #expect(some.exitCode == 0, "\(some)")
    #expect(
      try await corpus.program.run("corpus", "status", corpus.path, "--todo").output == archive + "\n")
    // As xargs does it.
    let all = try await corpus.program.run("corpus", "pages", "-o", corpus.path, archive)
    #expect(all.exitCode == 0 && all.errors == "a_one_ver01: 6 pages\n", "\(all)")
    _ = try await corpus.program.run(
      "corpus", "pages", "--force", "--lccn", "sn99999999", "-o", corpus.path, archive)
    try FileManager.default.removeItem(atPath: archive)
    #expect(try await state(corpus) == "planned", "so that it is fetched again")
    #expect(try await corpus.run("terms", "liberty").exitCode == 66)
  }

  @Test(arguments: [false, true])
  func `pages of a new archive are made as those of the former one were`(byXargs: Bool) async throws {
    let corpus = try corpus(query: ["from": 1900])
    let archive = corpus.path + "/archives/a_one_ver01.tar"
    let joined = try await corpus.program.run(
      "corpus", "pages", "--hyphens", "join", "-o", corpus.path, archive)
    #expect(joined.exitCode == 0, "\(joined)")
    try corpus.write(
      ArchiveBuilder(pages: CorpusRepairTests.pages.prefix(2).map(\.made)).tar, "a_one_ver01")
    try corpus.list("a_one_ver01", asIn: archive)
    let again =
      byXargs
      ? try await corpus.program.run(
        "corpus", "pages", "--from", "1900", "-o", corpus.path, archive)
      : try await corpus.run("pages")
    #expect(again.exitCode == 0 && again.errors.contains("2 pages"), "\(again)")
    #expect(try receipt(corpus).contains(#""hyphens":"join""#))
    #expect(try await state(corpus) == "read")
    let forced = try await corpus.program.run("corpus", "pages", "--force", "-o", corpus.path, archive)
    #expect(forced.exitCode == 0 && forced.errors.contains("2 pages"), "\(forced)")
    #expect(try receipt(corpus).contains(#""hyphens":"keep""#))
    #expect(try await state(corpus) == "read")
  }

  @Test func `damaged pages are made again as they were made`() async throws {
    let corpus = try corpus()
    let archive = corpus.path + "/archives/a_one_ver01.tar"
    let joined = try await corpus.program.run(
      "corpus", "pages", "--hyphens", "join", "-o", corpus.path, archive)
    #expect(joined.exitCode == 0, "\(joined)")
    try corpus.program.write(Data("damage".utf8), to: "corpus/pages/batch=a_one_ver01/pages.jsonl.gz")
    let mended = try await corpus.run("pages", "--check")
    #expect(mended.exitCode == 0 && mended.errors.hasSuffix("read 6 pages\n"), "\(mended)")
    #expect(try receipt(corpus).contains(#""hyphens":"join""#))
  }

  @Test func `a batch is called what the list calls it, whatever its file is called`() async throws {
    let corpus = try corpus()
    let archive = corpus.path + "/archives/ocr.tar"
    try FileManager.default.moveItem(atPath: corpus.path + "/archives/a_one_ver01.tar", toPath: archive)
    try corpus.list("a_one_ver01", ["file": "ocr.tar", "url": "https://example.org/a/ocr.tar"])
    let read = try await corpus.program.run("corpus", "pages", "-o", corpus.path, archive)
    #expect(read.errors == "a_one_ver01: 6 pages\n", "\(read)")
    #expect(try await state(corpus) == "read")
    #expect(try await corpus.run("terms", "liberty").errors == "12 hits; 6 pages read\n")
  }

  @Test func `an engine does not start without batches that nobody left out`() async throws {
    let corpus = try corpus(["b_two_ver01": nil])
    for job in [["terms", "liberty"], ["reuse"]] {
      let refused = try await corpus.program.run(
        ["corpus", "run", corpus.path] + job + ["--engine", "spark"])
      #expect(refused.exitCode == 66 && refused.errors.contains("neither read nor fetched"), "\(refused)")
    }
    let elsewhere = try await corpus.run("terms", "liberty", "--engine", "spark", "--pages", "hdfs://x")
    #expect(elsewhere.exitCode == 69, "\(elsewhere)")
  }
}
