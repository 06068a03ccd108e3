import Foundation
import TestSupport
import Testing

/// What a corpus' crate says about the origin of results and pages.
struct CorpusCrateTests {
  private let pages = ["a_one_ver01", "b_two_ver01"].map { "pages/batch=\($0)/pages.jsonl.gz" }

  private func corpus() throws -> MadeCorpus {
    try MadeCorpus(
      [
        "a_one_ver01": (1...3).map { .init("sn83030214", "1900-01-0\($0)", "Liberty \($0)") },
        "b_two_ver01": [.init("sn83045462", "1901-01-01", "Liberty")],
      ], states: ["sn83030214": "Ohio"])
  }

  /// What the crate describes, by ID.
  private func entities(_ corpus: MadeCorpus) throws -> [String: [String: Any]] {
    let file = URL(filePath: corpus.path + "/ro-crate-metadata.json")
    let crate = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let graph = crate?["@graph"] as? [[String: Any]] ?? []
    return Dictionary(graph.map { ($0["@id"] as? String ?? "", $0) }) { first, _ in first }
  }

  /// What the run of a result refers to; nil if it does not say.
  private func references(
    _ key: String, _ corpus: MadeCorpus, of outcome: Program.Outcome
  ) throws -> [String]? {
    let id = "#\(URL(filePath: outcome.lines.last ?? "").lastPathComponent)"
    let action = try #require(try entities(corpus)[id])
    return (action[key] as? [[String: String]])?.compactMap { $0["@id"] }
  }

  /// As when the Library replaces it.
  private func listAnother(_ corpus: MadeCorpus) throws -> [UInt8] {
    let new = ArchiveBuilder(pages: [MadeCorpus.Page("sn83030214", "1902-01-01", "Liberty").made]).tar
    try Data(new).write(to: URL(filePath: corpus.path + "/new"))
    try corpus.list("a_one_ver01", asIn: corpus.path + "/new")
    return new
  }

  @Test func `a result is of what was read, whatever is here later`() async throws {
    let corpus = try corpus()
    let first = try await corpus.run("terms", "liberty")
    #expect(
      try references("object", corpus, of: first)
        == ["a_one_ver01", "b_two_ver01"].map { "https://example.org/\($0).tar" })
    #expect(try await corpus.run("pages").exitCode == 0)
    #expect(try references("object", corpus, of: first) == pages)
    let read = try corpus.description(of: first)["read"] as? [[String: Any]]
    let former = "#a_one_ver01-\(try #require(read?.first?["sha1"] as? String))"

    let new = try listAnother(corpus)
    let part = try await corpus.run("terms", "liberty", "--partial")
    #expect(part.exitCode == 0, "\(part)")
    #expect(try references("object", corpus, of: part) == [pages[1]])
    #expect(try references("object", corpus, of: first) == pages)
    let others = try entities(corpus)
    #expect(others[pages[0]]?["isBasedOn"] == nil && others[pages[1]]?["isBasedOn"] != nil, "\(others)")

    try corpus.write(new, "a_one_ver01")
    #expect(try await corpus.run("pages").exitCode == 0)
    #expect(try references("object", corpus, of: first) == [former, pages[1]])
    let last = try entities(corpus)
    #expect(former.hasSuffix(last[former]?["sha1"] as? String ?? "-"), "\(last)")
    #expect(last[pages[0]]?["isBasedOn"] != nil)
  }

  @Test func `what an earlier version or an engine read is only known by its receipts`() async throws {
    let corpus = try corpus()
    #expect(try await corpus.run("pages").exitCode == 0)
    let outcome = try await corpus.run("terms", "liberty")
    var description = try corpus.description(of: outcome)
    let program = "#broadsheet-\(try #require(description["program"] as? String))"
    #expect(try references("instrument", corpus, of: outcome) == [program])
    description["read"] = nil
    (description["engine"], description["engine_version"]) = ("spark", "4.0.1")
    let record = URL(filePath: (outcome.lines.last ?? "") + "/result.json")
    try JSONSerialization.data(withJSONObject: description).write(to: record)
    #expect(try await corpus.run("pages").exitCode == 0)
    #expect(try references("object", corpus, of: outcome) == pages)
    #expect(try references("instrument", corpus, of: outcome) == ["#spark-4.0.1", program])
    try corpus.write(try listAnother(corpus), "a_one_ver01")
    #expect(try await corpus.run("pages").exitCode == 0)
    #expect(try references("object", corpus, of: outcome) == nil)
  }
}
