import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// `v`, which adds what OCR may have made of the words.
@MainActor @Suite(.timeLimit(.minutes(2))) struct VariantPickerTests {
  private struct Counts: WordCounts {
    let counts: [String: Int]

    func pages(with words: [String]) async throws(NewspaperError) -> [String: Int] {
      counts.filter { words.contains($0.key) }
    }

    func pages(
      with words: [String], without word: String
    ) async throws(NewspaperError) -> [String: Int] {
      counts.filter { words.contains($0.key) }
    }
  }

  private func stage(_ text: String, columns: Int = 80) throws -> Stage {
    let counts = Counts(counts: ["gold": 5, "gokl": 1, "goid": 2, "bold": 4])
    return Stage(
      columns: columns, rows: 24,
      search: SearchSources(local: StubSearch(try TextSearch.Page.samples()), vocabulary: counts), now: 600,
      route: .search(text, isAsked: true))
  }

  @Test func `variants are selected and added to the query line`() async throws {
    let stage = try stage("gold -silver")
    try await stage.wait(for: "1 of ")
    stage.press("v")
    let lines = try await stage.wait(for: "[x]")
    #expect(
      lines.contains { $0.contains("[x] goid") && $0.contains("i for l") && $0.contains("2 pages, 2 new") })
    #expect(lines.contains { $0.contains("[ ] bold") })
    #expect(lines.contains { $0.contains("gold: 5 pages here; 1 variant adds up to 2 pages") }, "\(lines)")
    stage.press("j", "Space")
    try await stage.wait(for: "2 variants add up to 6 pages")
    stage.press("Enter")
    try await stage.wait(for: "(gold OR goid OR bold) -silver")
  }

  @Test func `in accessible mode a number chooses a variant or drops it, and the total is said`() async throws
  {
    let transcript = await Transcript(of: try stage("gold -silver"))
    await transcript.type("v")
    let all = transcript.lines
    #expect(all.contains("Variants of gold, 7."), "\(all)")
    #expect(all.contains("1. Chosen: goid, i for l, 2 pages, 2 new."), "\(all)")
    #expect(all.contains("Gold: 5 pages here; 1 variant adds up to 2 pages."), "\(all)")
    #expect(
      all.last == "A number chooses that variant or drops it. x choose, open search, b back, h help.",
      "\(all)")
    await transcript.type("2")
    #expect(
      transcript.lines.suffix(3) == [
        "> 2", "2. Chosen: bold, another letter, 4 pages, 4 new.",
        "Gold: 5 pages here; 2 variants add up to 6 pages.",
      ], "\(transcript.lines)")
    await transcript.type("1", "open")
    #expect(
      transcript.lines.contains { $0.contains("(gold OR bold) -silver") },
      "\(transcript.lines)")
  }

  @Test(arguments: [80, 120]) func `a long variant of one of several words does not run into its cause`(
    columns: Int
  ) async throws {
    let counts = Counts(counts: ["lindqvist": 5, "linclqvist": 1, "gold": 2])
    let stage = Stage(
      columns: columns, rows: 24,
      search: SearchSources(local: StubSearch(try TextSearch.Page.samples()), vocabulary: counts), now: 600,
      route: .search("lindqvist OR gold", isAsked: true))
    try await stage.wait(for: "1 of ")
    stage.press("v")
    let lines = try await stage.wait(for: "lindqvist: linclqvist ")
    #expect(lines.contains { $0.contains(/linclqvist +cl for d +1 page, 1 new/) }, "\(lines)")
  }

  @Test func `counts say that they ignore the query's fields`() async throws {
    let stage = try stage("gold date:1890..1899")
    try await stage.wait(for: "1 of ")
    stage.press("v")
    try await stage.wait(for: "gold: 5 pages here, fields ignored; 1 variant adds up to 2 pages")
  }

  @Test func `without a choice the query stays`() async throws {
    let stage = try stage("gold")
    try await stage.wait(for: "1 of 5")
    stage.press("v")
    try await stage.wait(for: "[x]")
    stage.press("Esc")
    try await stage.wait(for: "1 of 5")
    #expect(stage.lines[1] == " / gold")
  }

  @Test func `a query of short words has nothing to vary`() async throws {
    let stage = try stage("of")
    stage.press("v")
    try await stage.wait(for: "There is no word of four letters or more outside a phrase")
  }

  @Test func `a word that asks for variants is searched for once they are chosen`() async throws {
    let stage = try stage("gold")
    try await stage.wait(for: "1 of 5")
    stage.press("e", "~", "Enter")
    try await stage.wait(for: "[x] goid")
    stage.press("Enter")
    try await stage.wait(for: "/ gold OR goid")
  }

  @Test func `without a choice the word itself is searched for, which is said`() async throws {
    let stage = try stage("gold")
    try await stage.wait(for: "1 of 5")
    stage.press("e", "~", "Enter")
    try await stage.wait(for: "[x] goid")
    stage.press("Esc")
    let lines = try await stage.wait(for: "1 of 5")
    #expect(lines.contains { $0.contains("gold (variants not chosen yet)") }, "\(lines)")
  }

  @Test(arguments: [50, 80]) func `variants look as recorded`(columns: Int) async throws {
    let stage = try stage("gold~", columns: columns)
    try await stage.wait(for: "1 of 5")
    stage.press("v")
    try await stage.wait(for: "[x]")
    try await stage.expect("search-variants-\(columns)x24")
  }
}
