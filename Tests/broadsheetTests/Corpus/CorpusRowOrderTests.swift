import Testing

/// The rows of a result have one order, wherever they are listed.
struct CorpusRowOrderTests {
  @Test func `corpus run prints rows in the order in which browse lists them`() async throws {
    let pages = ["1900-01-02", "1901-01-01", "1900-01-01"].map {
      MadeCorpus.Page("sn83030214", $0, "Liberty of this page")
    }
    let corpus = try MadeCorpus(
      ["a_one_ver01": pages, "b_two_ver01": [.init("sn99999999", "1900-01-01", "one, 2")]],
      states: ["sn83030214": "Ohio"])
    func cells(_ outcome: Program.Outcome) -> [String] {
      outcome.lines.map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).prefix(3).joined(separator: ",")
      }
    }
    let printed = try await corpus.run("terms", "page", "liberty", "--format", "tsv")
    #expect(
      cells(printed) == [
        "1900,,page", "1900,,liberty", "1900,Ohio,page", "1900,Ohio,liberty", "1901,Ohio,page",
        "1901,Ohio,liberty",
      ])
    let path = try #require(try await corpus.run("terms", "page", "liberty").lines.first)
    let browsed = try await corpus.program.run("browse", path)
    #expect(cells(browsed) == cells(printed), "\(browsed)")
  }
}
