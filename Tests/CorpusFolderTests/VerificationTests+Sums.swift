import Corpus
import CorpusFolder
import Foundation
import Newspapers
import TestSupport
import Testing

/// The list of sums, while and after pages are remade.
extension VerificationTests {
  @Test func `pages that another program makes while sums are computed are not damaged`() async throws {
    let (corpus, plan) = try await made()
    // Files are summed in the order of their names: this one, which takes a second, after the pages.
    let result = corpus.path + "/results/job-1"
    try FileManager.default.createDirectory(atPath: result, withIntermediateDirectories: true)
    try change(result + "/rows.sqlite", by: "truncate -s 1G {}")
    async let described: Void = corpus.describe()
    try await Task.sleep(for: .milliseconds(200))
    var options = CorpusOptions()
    options.hyphens = .join
    _ = try await BatchStore(folder: corpus.path).read(
      corpus.path + "/archives/dlc_fiji_ver01.tar.bz2", as: BatchName("dlc_fiji_ver01.tar.bz2"), options,
      isForced: true, note: { _ in })
    try await described
    try FileManager.default.removeItem(atPath: result)
    #expect(try await faults(corpus, plan) == [])
    try await corpus.describe()
    #expect(try await faults(corpus, plan) == [])
  }

  @Test func `sums of pages that were checked are forgotten, and made again`() async throws {
    let (corpus, plan) = try await made()
    let list = corpus.path + "/manifest-sha256.txt"
    let text = try String(contentsOfFile: list, encoding: .utf8)
    // As left by an earlier version, which summed the pages before they were remade.
    let lines = text.split(separator: "\n").map { line in
      line.contains("pages.jsonl.gz") ? String(repeating: "0", count: 64) + line.dropFirst(64) : String(line)
    }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: list))
    #expect(try await faults(corpus, plan).count == 1)
    try await corpus.describe()
    #expect(try await faults(corpus, plan).count == 1, "a description does not make damage the truth")
    try Manifest(corpus.path).forget(pagesOf: ["dlc_fiji_ver01"])
    #expect(try await faults(corpus, plan) == [])
    try await corpus.describe()
    #expect(try await faults(corpus, plan) == [])
    #expect(try String(contentsOfFile: list, encoding: .utf8).contains("pages.jsonl.gz"))
  }
}
