import GRDB
import Newspapers
import TestSupport
import Testing

@testable import PageIndex

/// FTS5 finds exactly the pages that the matcher finds one by one.
struct AgreementTests {
  /// A random query over `words`.
  private static func expression(
    _ words: [String], depth: Int, _ random: inout SeededGenerator
  ) -> SearchExpression {
    func word(_ random: inout SeededGenerator) -> SearchWord {
      let text = words.randomElement(using: &random) ?? "a"
      let isBeginning = text.count > 3 && Int.random(in: 0..<8, using: &random) == 0
      return SearchWord(isBeginning ? String(text.prefix(3)) : text, isBeginning: isBeginning)
    }
    func phrase(_ random: inout SeededGenerator) -> SearchExpression {
      .phrase((0..<2).map { _ in SearchWord(words.randomElement(using: &random) ?? "a") })
    }
    let kind = Int.random(in: 0..<(depth > 0 ? 10 : 6), using: &random)
    switch kind {
    case 0...2: return .word(word(&random))
    case 3: return phrase(&random)
    case 4...5:
      let parts = (0..<Int.random(in: 2...3, using: &random)).map { _ in
        Bool.random(using: &random) ? SearchExpression.word(word(&random)) : phrase(&random)
      }
      return .near(within: Int.random(in: 1...8, using: &random), parts)
    case 6: return .not(expression(words, depth: depth - 1, &random))
    case 7: return .field(SearchField(.page, [.numbers(1...Int.random(in: 1...3, using: &random))]))
    default:
      let parts = (0..<Int.random(in: 2...3, using: &random)).map { _ in
        expression(words, depth: depth - 1, &random)
      }
      return kind == 8 ? .all(parts) : .any(parts)
    }
  }

  private static func compare(
    _ pages: [KeptPage], words: [String], queries: Int, seed: Int
  ) async throws {
    let shelf = Shelf()
    try await shelf.index.keep(pages)
    var texts: [PageID: (FoldedText, FoldedText)] = [:]
    for page in pages {
      let issue = page.page.issue
      let mended = try await shelf.database().read { db in
        try String.fetchOne(
          db, sql: "SELECT mended FROM page WHERE lccn = ? AND day = ? AND sequence = ?",
          arguments: [issue.lccn.description, PreparedPage.day(issue.date), page.page.sequence])
      }
      texts[page.page] = (FoldedText(page.text), FoldedText(mended ?? ""))
    }
    var random = SeededGenerator(seed: seed)
    var found = 0
    for _ in 0..<queries {
      let query = expression(words, depth: 3, &random)
      let matcher = PageMatcher(query)
      let expected = Set(
        texts.filter { id, text in
          let facts = PageFacts(page: id, title: "")
          return matcher.matches(text.0, mended: text.1) { facts.holds($0) ?? false }
        }.keys)
      let selection = try await shelf.search().selection(query)
      let ids = selection.ids(orderedBy: "page.id")
      let (count, rows) = try await shelf.index.read { db in
        (
          try selection.count(db),
          try Row.fetchAll(
            db, sql: "SELECT lccn, day, sequence FROM page WHERE id IN (\(ids.text))",
            arguments: StatementArguments(ids.arguments)
          ).map { "\($0[0] as String) \($0[1] as Int) \($0[2] as Int)" }
        )
      }
      let names = expected.map { "\($0.issue.lccn) \(PreparedPage.day($0.issue.date)) \($0.sequence)" }
      #expect(Set(rows) == Set(names), "\(query)")
      #expect(count == expected.count, "\(query)")
      found += count
    }
    #expect(found > queries)
  }

  @Test func `over generated pages`() async throws {
    var random = SeededGenerator(seed: 21)
    let words = [
      "gold", "Rush", "ſilver", "straße", "elec", "tion", "by-laws", "Łódź", "klondike", "news", "of", "the",
      "東京", "U.S.", "1,000",
    ]
    let ends = [" ", " ", " ", "\n", "-\n", ". ", ", ", "\n\n", " — "]
    let pages = try (0..<40).map { number in
      let text = (0..<Int.random(in: 3...40, using: &random)).map { _ in
        (words.randomElement(using: &random) ?? "") + (ends.randomElement(using: &random) ?? "")
      }.joined()
      return try KeptPage.made("sn83045462/19\(10 + number)-01-01/\(1 + number % 4)", text)
    }
    try await AgreementTests.compare(pages, words: words, queries: 1500, seed: 4)
  }

  @Test(.enabled(if: SharedData.isThere, "the shared data is not there"))
  func `over real front pages`() async throws {
    let texts = try SharedData.archivedTexts("pages/ocr_front_pages_1916.tar.zst")
    let chosen = SharedData.isReadWhole ? texts : Array(texts.prefix(60))
    let pages = try chosen.enumerated().map { number, text in
      try KeptPage.made("sn8304\(1000 + number)/1916-11-08", text)
    }
    var random = SeededGenerator(seed: 8)
    let all = pages.flatMap { FoldedText($0.text).words.filter { $0.count > 1 } }
    let words = (0..<400).map { _ in all.randomElement(using: &random) ?? "" }
    try await AgreementTests.compare(
      pages, words: words, queries: SharedData.isReadWhole ? 600 : 150, seed: 9)
  }

  /// SQLite splits and folds the folded text again.
  @Test func `every letter of Unicode is one word for both`() async throws {
    let letters = (UInt32(0x80)...0x1_1FFF).compactMap(Unicode.Scalar.init)
    let pages = try stride(from: 0, to: letters.count, by: 4000).enumerated().map { number, start in
      let text = letters[start..<min(start + 4000, letters.count)].map { "x\($0)y" }.joined(separator: " ")
      return try KeptPage.made("sn83045462/1916-01-01/\(number + 1)", text)
    }
    let shelf = Shelf()
    try await shelf.index.keep(pages)
    let expected = Set(pages.flatMap { FoldedText($0.text).words })
    let terms = try await shelf.index.read { db in
      Set(try String.fetchAll(db, sql: "SELECT term FROM vocabulary"))
    }
    #expect(terms.subtracting(expected).sorted().prefix(20) == [])
    #expect(expected.subtracting(terms).sorted().prefix(20) == [])
  }
}
