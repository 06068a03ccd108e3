import ChronAm
import HTTP
import Newspapers
import TestSupport
import Testing

struct PageSearchTests {
  private func search(_ site: MadePageSite, allowed: Int = .max) -> PlannedSearch {
    let client = StubHTTPClient { request async throws(HTTPError) in
      do { return try site.answer(to: request.url).response(to: request.url) } catch {
        throw .invalidURL(request.url)
      }
    }
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
      #expect(hits.count == meant.count, "\(query) gives pages twice")
      #expect(hits.map(\.page.issue.date) == hits.map(\.page.issue.date).sorted(), "\(query) is not by date")
      (asked, found) = (asked + 1, found + hits.count)
    }
    #expect(asked > 60 && found > 600)
  }

  /// The search is missing there, not what was searched for.
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
