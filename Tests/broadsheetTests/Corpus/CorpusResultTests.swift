import Foundation
import TestSupport
import Testing

/// What results say about themselves, and results that are already there when a job is run.
struct CorpusResultTests {
  private static let pages = (1...6).map {
    MadeCorpus.Page("sn83030214", "190\($0 % 2)-01-0\($0)", "Liberty, and the liberty of page \($0)")
  }

  private func corpus() throws -> MadeCorpus {
    try MadeCorpus(["a_one_ver01": CorpusResultTests.pages], states: ["sn83030214": "Ohio"])
  }

  @Test func `a result's folder without its description is reported before anything is counted`() async throws
  {
    let corpus = try corpus()
    let result = try await corpus.run("terms", "liberty")
    let path = try #require(result.lines.first)
    try FileManager.default.removeItem(atPath: path + "/result.json")
    let refused = try await corpus.run("terms", "liberty")
    #expect(refused.exitCode == 65 && refused.errors.contains("\(path) is damaged: remove it"), "\(refused)")
    #expect(try corpus.program.files(in: "corpus/results").count == 1)
    try FileManager.default.removeItem(atPath: path)
    #expect(try await corpus.run("terms", "liberty").exitCode == 0)
  }

  @Test(arguments: [false, true])
  func `a result that does not say what was read is only given back with its receipts`(
    areRead: Bool
  ) async throws {
    let corpus = try corpus()
    if areRead { #expect(try await corpus.run("pages").exitCode == 0) }
    let first = try await corpus.run("terms", "liberty")
    let path = try #require(first.lines.first) + "/result.json"
    var description = try corpus.description(of: first)
    let sum = description.removeValue(forKey: "read_sha256")
    #expect(sum is String)
    // As version 0.2.0 wrote it for a damaged archive that it mistook for the listed one.
    if !areRead { description["receipts_sha256"] = String(repeating: "0", count: 64) }
    try JSONSerialization.data(withJSONObject: description).write(to: URL(filePath: path))
    let again = try await corpus.run("terms", "liberty")
    #expect(again.exitCode == 0 && again.output == first.output, "\(again)")
    #expect(again.errors.hasPrefix("this was counted before") == areRead, "\(again)")
    #expect(again.errors.hasSuffix("12 hits; 6 pages read\n"), "\(again)")
    guard !areRead else { return }
    #expect(again.errors.hasPrefix("this was counted by an earlier version"), "\(again)")
    #expect(try corpus.description(of: again)["read_sha256"] is String)
    #expect(try await corpus.run("terms", "liberty").errors.hasPrefix("this was counted before"))
    #expect(try await corpus.program.run("corpus", "verify", corpus.path).exitCode == 0)
  }

  @Test func `a result says what was read, and what could not be read of it`() async throws {
    let corpus = try corpus()
    let archive = corpus.path + "/archives/a_one_ver01.tar"
    let damaged = ArchiveBuilder.Page(
      "sn83030214/1901/02/01/ed-1/seq-1", text: "Liberty", alto: "<alto><Page")
    let pages = CorpusResultTests.pages.map(\.made) + [damaged]
    try corpus.write(ArchiveBuilder(pages: pages).tar, "a_one_ver01")
    try corpus.list("a_one_ver01", asIn: archive)
    let sum = String(decoding: try SharedData.output(of: ["sha1sum", archive]).prefix(40), as: UTF8.self)
    // From the archive, and from pages.
    for _ in 1...2 {
      let outcome = try await corpus.run("terms", "liberty")
      #expect(outcome.exitCode == 0 && outcome.errors == "12 hits; 6 pages read\n", "\(outcome)")
      let description = try corpus.description(of: outcome)
      #expect(description["left_out"] as? [String: Int] == ["faults": 1])
      let read = try #require((description["read"] as? [[String: Any]])?.first)
      #expect(read["batch"] as? String == "a_one_ver01" && read["sha1"] as? String == sum, "\(read)")
      #expect(read["faults"] as? Int == 1)
      try FileManager.default.removeItem(atPath: corpus.path + "/results")
      #expect(try await corpus.run("pages").exitCode == 0)
    }
  }

  @Test func `a result counts, although the corpus cannot be described`() async throws {
    let corpus = try corpus()
    let first = try await corpus.run("terms", "liberty")
    // Nothing can be written there; a folder stops root, too.
    let crate = corpus.path + "/ro-crate-metadata.json"
    try FileManager.default.removeItem(atPath: crate)
    try corpus.program.write(Data(), to: "corpus/ro-crate-metadata.json/file")
    let again = try await corpus.run("terms", "liberty")
    #expect(
      again.exitCode == 0 && again.errors == "this was counted before: 12 hits; 6 pages read\n", "\(again)")
    #expect(again.output == first.output)
    let other = try await corpus.run("terms", "page")
    #expect(other.exitCode == 0 && other.errors.contains("the corpus has no new description"), "\(other)")
  }
}
