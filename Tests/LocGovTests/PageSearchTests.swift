import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

struct PageSearchTests {
  /// - Parameter change: changes the text of a response.
  private func search(
    _ library: MadeLibraryPages, allowed: Int = .max,
    vocabulary: [String] = MadePage.vocabulary,
    change: @escaping @Sendable (String) -> String = { $0 }
  ) -> PlannedSearch {
    let client = StubHTTPClient { request async throws(HTTPError) in
      do {
        let answer = try library.answer(to: request.url)
        let body = Array(change(String(decoding: answer.body, as: UTF8.self)).utf8)
        return FixtureResponse(status: answer.status, headers: answer.headers, body: body)
          .response(to: request.url)
      } catch {
        throw .invalidURL(request.url)
      }
    }
    let service = LocGovService(client: client, readLayout: TestLayout.read, now: { 1_795_000_000 })
    return PlannedSearch(
      service.pages,
      lookup: { field in
        Set(library.pages.filter { MadeQueries.means(.field(field), $0) }.map(\.page.issue.lccn))
      }, vocabulary: { beginning in vocabulary.filter { $0.hasPrefix(beginning) } },
      allowed: allowed,
      now: { 1_795_000_000 })
  }

  private func all(_ search: PlannedSearch, _ query: SearchQuery, size: Int) async throws -> (
    hits: [SearchHit], last: SearchHits
  ) {
    var hits: [SearchHit] = []
    while true {
      let part = try await search.hits(
        of: query, order: .date, window: Window(offset: hits.count, limit: size), freshness: .atHand)
      hits += part.hits
      if !part.hasMore { return (hits, part) }
    }
  }

  @Test func `every query finds what it means`() async throws {
    var dice = SeededDice(3)
    let library = MadeLibraryPages(try MadePage.made(250, &dice))
    let search = search(library)
    var (exact, found) = (0, 0)
    for _ in 0..<150 {
      guard let query = try? SearchQuery.read(MadeQueries.query(&dice)).query else { continue }
      let meant = Set(library.pages.filter { MadeQueries.means(query.expression, $0) }.map(\.page))
      let (hits, last) = try await all(search, query, size: 1 + dice.below(90))
      let pages = Set(hits.map(\.page))
      #expect(hits.count == pages.count, "\(query) gives pages twice")
      #expect((last.count.least...(last.count.most ?? .max)).contains(meant.count), "\(query): \(last.count)")
      #expect(hits.map(\.page.issue.date) == hits.map(\.page.issue.date).sorted(), "\(query) is not by date")
      // The Library has only the distances 5 and 10, and rows have no text to check.
      let isSuperset = try await search.plan(query, order: .date).streams.contains(where: \.isSuperset)
      #expect(isSuperset ? pages.isSuperset(of: meant) : pages == meant, "\(query)")
      if !isSuperset { exact += 1 }
      found += pages.count
    }
    #expect(exact > 60 && found > 1000)
  }

  @Test(arguments: ["name", "title", "label", "value"])
  func `a word may be one that names fields elsewhere`(word: String) async throws {
    var dice = SeededDice(4)
    let search = search(MadeLibraryPages(try MadePage.made(60, &dice))) {
      $0.replacing("\"gold\": [", with: "\"\(word)\": [")
    }
    let hits = try await search.hits(
      of: SearchQuery.read("gold rush").query, order: .date, window: Window(offset: 0, limit: 5),
      freshness: .atHand)
    let hit = try #require(hits.hits.first)
    #expect(Set(hit.words) == [word, "rush"])
  }

  @Test func `rows have snippet, words and boxes`() async throws {
    var dice = SeededDice(4)
    let search = search(MadeLibraryPages(try MadePage.made(60, &dice)))
    let hits = try await search.hits(
      of: SearchQuery.read("gold rush").query, order: .date, window: Window(offset: 0, limit: 5),
      freshness: .atHand)
    let hit = try #require(hits.hits.first)
    #expect(hit.kind == .match && hit.words == ["gold", "rush"])
    let box = try #require(hit.boxes.first)
    let sides = zip([box.x, box.y, box.width, box.height], [0.1, 0.1, 0.01, 0.01])
    #expect(sides.allSatisfy { abs($0 - $1) < 1e-9 })
    let snippet = try #require(hit.snippets.first)
    let scalars = Array(snippet.text.unicodeScalars)
    let marked = snippet.marks.map { String(String.UnicodeScalarView(scalars[$0])) }
    #expect(!marked.isEmpty && Set(marked) == ["gold", "rush"])
    #expect(snippet.text.hasPrefix("… ") && snippet.text.hasSuffix(" …"))
    #expect(["The evening star", "The morning star", "Bonville bee", "Der Wecker"].contains(hit.title))
  }

  @Test func `rows that say nothing about the words are unverified`() async throws {
    var dice = SeededDice(4)
    var library = MadeLibraryPages(try MadePage.made(60, &dice))
    library.marksWords = false
    let hits = try await search(library).hits(
      of: SearchQuery.read("gold").query, order: .date, window: Window(offset: 0, limit: 5),
      freshness: .atHand)
    #expect(!hits.hits.isEmpty && hits.hits.allSatisfy { $0.kind == .unverified && $0.snippets.isEmpty })
  }

  @Test(arguments: ["location_state", "start_date", "fa"])
  func `an ignored filter is retried in the simple search`(ignored: String) async throws {
    var dice = SeededDice(5)
    var library = MadeLibraryPages(try MadePage.made(200, &dice))
    library.ignored = [ignored]
    let field = ["location_state": "state:Ohio", "start_date": "date:1898", "fa": "page:2"][ignored] ?? ""
    let query = try SearchQuery.read("gold \(field)").query
    let meant = Set(library.pages.filter { MadeQueries.means(query.expression, $0) }.map(\.page))
    let search = search(library)
    if ignored == "fa" {
      // The simple search has the same facets: there is nothing left to try.
      await #expect(throws: NewspaperError.self) { try await all(search, query, size: 40) }
      return
    }
    let (hits, last) = try await all(search, query, size: 40)
    #expect(Set(hits.map(\.page)) == meant && !meant.isEmpty)
    #expect(last.notes.contains { if case .simplified = $0 { true } else { false } })
    // What the simple search cannot express is an error, rather than finding too much.
    let either = try SearchQuery.read("(gold OR silver) \(field)").query
    await #expect(throws: NewspaperError.self) { try await self.all(self.search(library), either, size: 40) }
  }

  /// This machine does not know “strike”, which the server has.
  @Test func `a beginning stands for the words that are known here, so its count is a bound`() async throws {
    var dice = SeededDice(3)
    let search = search(MadeLibraryPages(try MadePage.made(100, &dice)), vocabulary: ["stray", "strip"])
    func beginning(isWanted: Bool) -> SearchNote {
      .spelledOut(
        SpelledBeginning(
          SearchWord("str", isBeginning: true), words: ["stray", "strip"], isWanted: isWanted,
          isExcluded: !isWanted))
    }
    let window = Window(offset: 0, limit: 500)
    let query = try SearchQuery.read("str*").query
    let hits = try await search.hits(of: query, order: .date, window: window, freshness: .recent)
    #expect(hits.hits.isEmpty && hits.count == .between(least: 0, most: nil), "\(hits.count)")
    #expect(hits.notes == [beginning(isWanted: true)])
    #expect(try await search.count(of: query, freshness: .recent) == hits.count)
    #expect(try await search.notes(on: query) == hits.notes)
    let without = try SearchQuery.read("gold -str*").query
    let left = try await search.hits(of: without, order: .date, window: window, freshness: .recent)
    #expect(!left.hits.isEmpty && left.count == .between(least: 0, most: left.hits.count), "\(left.count)")
    #expect(left.notes == [beginning(isWanted: false)])
    let explanation = try await search.explanation(of: without, order: .date)
    #expect(explanation.exactRequests == nil && !explanation.countIsExact)
    let unknown = try SearchQuery.read("gold sil*").query
    await #expect(throws: NewspaperError.self) { try await search.count(of: unknown, freshness: .recent) }
  }

  @Test func `newspapers to check for are explained by what was asked, not one by one`() async throws {
    let many = Set(try (1...9).map { try LCCN("sn8303021\($0)") })
    let few = Set(many.sorted().prefix(4))
    let client = StubHTTPClient { _ async throws(HTTPError) in throw .offline }
    let service = LocGovService(client: client, readLayout: TestLayout.read, now: { 1_795_000_000 })
    let search = PlannedSearch(
      service.pages, lookup: { $0.name == .title ? many : few }, vocabulary: { _ in [] },
      now: { 1_795_000_000 })
    let query = try SearchQuery.read("flood title:star -ethnicity:German").query
    let explanation = try await search.explanation(of: query, order: .date)
    let check = try #require(explanation.checks.first)
    #expect(check.expression.fields.map(\.description).sorted() == ["ethnicity:German", "title:star"])
    #expect(check.newspapers.sorted() == [4, 9] && explanation.checks.count == 1)
  }

  @Test func `more requests than allowed are refused before any is sent`() async throws {
    var dice = SeededDice(6)
    let pages = try MadePage.made(20, &dice)
    let client = StubHTTPClient { _ async throws(HTTPError) in throw .offline }
    let service = LocGovService(client: client, readLayout: TestLayout.read, now: { 1_795_000_000 })
    let search = PlannedSearch(
      service.pages, lookup: { _ in Set(pages.map(\.page.issue.lccn)) }, vocabulary: { _ in [] },
      now: { 1_795_000_000 })
    let query = try SearchQuery.read((0..<9).map { "\"word w\($0)\"" }.joined(separator: " OR ")).query
    await #expect(
      throws: NewspaperError.tooCostly(
        source: "www.loc.gov", requests: 9, seconds: 297, limit: 8,
        excess: .parts(.phrases, surplus: 1, of: 9))
    ) {
      try await search.hits(of: query, order: .date, window: Window(offset: 0, limit: 5), freshness: .recent)
    }
  }
}
