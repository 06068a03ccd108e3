import ChronAm
import HTTP
import Newspapers
import TestSupport
import Testing

struct PageSearchTests {
  private func search(_ site: MadePageSite, allowed: Int = .max) -> PlannedSearch {
    let client = StubHTTPClient.answering { try site.answer(to: $0) }
    let service = ChronAmService(
      client: client, site: "https://papers.example.org", readLayout: TestLayout.read, now: { 1_795_000_000 })
    return PlannedSearch(
      service.pages,
      lookup: { field in
        Set(site.pages.filter { MadeQueries.means(.field(field), $0) }.map(\.page.issue.lccn))
      }, vocabulary: { beginning in MadePage.vocabulary.filter { $0.hasPrefix(beginning) } },
      allowed: allowed,
      now: { 1_795_000_000 })
  }

  @Test(arguments: [false, true])
  func `every query finds what it means`(isOpenONI: Bool) async throws {
    var dice = SeededDice(isOpenONI ? 2 : 1)
    let pages = try MadePage.made(150, &dice)
    let search = search(MadePageSite(pages, isOpenONI: isOpenONI))
    var (asked, found) = (0, 0)
    for _ in 0..<120 {
      let text = MadeQueries.query(&dice)
      guard let query = try? SearchQuery.read(text).query else { continue }
      let meant = Set(pages.filter { MadeQueries.means(query.expression, $0) }.map(\.page))
      var (hits, offset): ([SearchHit], Int) = ([], 0)
      while true {
        let part = try await search.hits(
          of: query, order: .date, window: Window(offset: offset, limit: 1 + dice.below(60)),
          freshness: .atHand)
        hits += part.hits
        offset += part.hits.count
        #expect(
          (part.count.least...(part.count.most ?? .max)).contains(meant.count), "\(query): \(part.count)")
        if !part.hasMore { break }
      }
      #expect(Set(hits.map(\.page)) == meant, "\(query)")
      #expect(
        hits.allSatisfy {
          $0.printed == PrintedLabels(page: String($0.page.sequence + 2), section: nil, edition: "Evening")
        })
      #expect(hits.count == meant.count, "\(query) gives pages twice")
      #expect(hits.map(\.page.issue.date) == hits.map(\.page.issue.date).sorted(), "\(query) is not by date")
      (asked, found) = (asked + 1, found + hits.count)
    }
    #expect(asked > 60 && found > 600)
  }

  /// Without both words is without either one: the same rows, of which more pass.
  @Test(arguments: [
    "gold NOT (rush silver mine)",
    "\"gold rush\" OR \"gold mine\" OR (\"gold rush\" -bell) OR (gold -river -bell)",
    "(gold -river) OR (gold -bell -\"mine strike\") OR (gold -mine)",
  ])
  func `lists that differ only in what is checked here are one list`(text: String) async throws {
    var dice = SeededDice(7)
    let pages = try MadePage.made(150, &dice)
    let search = search(MadePageSite(pages))
    let query = try SearchQuery.read(text).query
    let meant = Set(pages.filter { MadeQueries.means(query.expression, $0) }.map(\.page))
    let streams = try await search.plan(query, order: .date).streams
    #expect(Set(streams.map(\.search)).count == streams.count, "\(streams.map(\.search))")
    let found = try await search.hits(
      of: query, order: .date, window: Window(offset: 0, limit: 500), freshness: .recent)
    #expect(Set(found.hits.map(\.page)) == meant && found.hits.count == meant.count, "\(found.count)")
    #expect(found.count == .withForms(meant.count), "\(found.count)")
  }

  /// Open ONI fails on names of two words; chronam knows only codes, and ignores them without words.
  @Test(arguments: [
    (true, "gold language:\"Scottish Gaelic\""), (false, "gold language:\"Scottish Gaelic\""),
    (false, "state:Ohio language:German"),
  ])
  func `rows are checked for a language that a site cannot be asked for`(
    isOpenONI: Bool, text: String
  ) async throws {
    var dice = SeededDice(7)
    var pages = try MadePage.made(150, &dice)
    for index in pages.indices {
      pages[index].language = index.isMultiple(of: 2) ? "Scottish Gaelic" : "German"
    }
    let site = MadePageSite(pages, isOpenONI: isOpenONI)
    let query = try SearchQuery.read(text).query
    let meant = Set(pages.filter { MadeQueries.means(query.expression, $0) }.map(\.page))
    #expect(meant.count > 20)
    let found = try await search(site).hits(
      of: query, order: .date, window: Window(offset: 0, limit: 500), freshness: .recent)
    let hasWords = !query.expression.words.isEmpty
    #expect(Set(found.hits.map(\.page)) == meant)
    #expect(found.count == (hasWords ? .withForms(meant.count) : .exact(meant.count)))
    let count = try await search(site).count(of: query, freshness: .recent)
    #expect(count.least < meant.count && count.most ?? 0 > meant.count, "\(count)")
    let explanation = try await search(site).explanation(of: query, order: .date)
    #expect(
      explanation.checks.map(\.expression.fields) == [query.expression.fields.filter { $0.name == .language }]
    )
    #expect(!explanation.lists.flatMap(\.parameters).contains { $0.hasPrefix("language=") })
  }

  /// Adding lists does not make them exact.
  @Test func `a count of several lists says that other forms of the words are in it`() async throws {
    var dice = SeededDice(7)
    let search = search(MadePageSite(try MadePage.made(150, &dice)))
    for (text, hasForms) in [
      ("\"gold rush\" OR flood", true), ("gold -river", true), ("=gold", false), ("state:Ohio", false),
    ] {
      let query = try SearchQuery.read(text).query
      let first = try await search.hits(
        of: query, order: .date, window: Window(offset: 0, limit: 1), freshness: .recent)
      #expect(first.count.hasForms == hasForms && first.count.least > 0, "\(text): \(first.count)")
      let all = try await search.hits(
        of: query, order: .date, window: Window(offset: 0, limit: 500), freshness: .atHand)
      #expect(!all.hasMore && all.count == (hasForms ? .withForms(all.hits.count) : .exact(all.hits.count)))
      #expect(try await search.count(of: query, freshness: .recent).hasForms == hasForms, "\(text)")
    }
  }

  @Test(arguments: [(true, "language=German"), (false, "language=ger")])
  func `a site is asked for a language that it knows`(isOpenONI: Bool, parameter: String) async throws {
    let explanation = try await search(MadePageSite([], isOpenONI: isOpenONI)).explanation(
      of: SearchQuery.read("gold language:German").query, order: .date)
    #expect(explanation.lists.flatMap(\.parameters).contains(parameter) && explanation.checks.isEmpty)
  }

  /// The search is missing, not what was searched for.
  @Test func `a site without a search does not offer one`() async throws {
    let client = StubHTTPClient { request async throws(HTTPError) in
      guard !request.url.contains("/search/pages") else {
        return FixtureResponse.html(Array("<html>".utf8), status: 404).response(to: request.url)
      }
      do { return try MadePageSite([]).answer(to: request.url).response(to: request.url) } catch {
        throw .invalidURL(request.url)
      }
    }
    let service = ChronAmService(
      client: client, site: "https://papers.example.org", readLayout: TestLayout.read, now: { 1_795_000_000 })
    let search = PlannedSearch(
      service.pages, lookup: { _ in [] }, vocabulary: { _ in [] }, allowed: 9, now: { 1_795_000_000 })
    await #expect(
      throws: NewspaperError.unsupported(source: "papers.example.org", what: .pageSearch)
    ) {
      try await search.hits(
        of: SearchQuery.read("flood").query, order: .date, window: Window(offset: 0, limit: 9),
        freshness: .atHand)
    }
  }
}
