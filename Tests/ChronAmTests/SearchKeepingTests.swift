import ChronAm
import HTTP
import Newspapers
import Synchronization
import TestSupport
import Testing

/// How long the answers to a search stay valid.
@Suite struct SearchKeepingTests {
  /// A site behind a cache, with a clock.
  private final class CachedSite: HTTPClient {
    private struct Kept {
      let response: HTTPResponse
      let asOf: Double
      let freshUntil: Double
    }

    private struct State {
      var now = 1_795_000_000.0
      var site = MadePageSite([])
      var searches = 0
      var others = 0
      var kept: [String: Kept] = [:]
    }
    private let state = Mutex(State())

    var now: Double { state.withLock { $0.now } }
    var searches: Int { state.withLock { $0.searches } }
    var others: Int { state.withLock { $0.others } }

    func pass(seconds: Double) { state.withLock { $0.now += seconds } }
    func add(_ pages: [MadePage]) { state.withLock { $0.site = MadePageSite(pages) } }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
      let site = state.withLock { state in
        if request.url.contains("/search/pages/") { state.searches += 1 } else { state.others += 1 }
        return state.site
      }
      do { return try site.answer(to: request.url).response(to: request.url) } catch {
        throw .invalidURL(request.url)
      }
    }

    func kept(_ request: HTTPRequest) async -> HTTPResponse? {
      state.withLock { state -> HTTPResponse? in
        guard let kept = state.kept[request.url] else { return nil }
        return HTTPResponse(
          status: 200, headers: kept.response.headers, body: kept.response.body, url: request.url,
          age: HTTPResponse.Age(asOf: kept.asOf, isStale: kept.freshUntil <= state.now))
      }
    }

    func keep(_ response: HTTPResponse, of request: HTTPRequest) async {
      guard let life = request.shelfLife, response.status == 200 else { return }
      state.withLock { state in
        state.kept[request.url] = Kept(
          response: response, asOf: state.now, freshUntil: state.now + life)
      }
    }
  }

  private let site: CachedSite
  private let search: PlannedSearch
  private let batches: any BatchList

  init() {
    let site = CachedSite()
    self.site = site
    let service = ChronAmService(
      client: site, site: "https://papers.example.org", readLayout: TestLayout.read,
      now: { site.now })
    batches = service.batches
    search = PlannedSearch(
      service.pages, lookup: { _ in [] },
      vocabulary: { beginning in MadePage.vocabulary.filter { $0.hasPrefix(beginning) } },
      now: { site.now })
  }

  private func found() async throws -> Int {
    try await search.hits(
      of: SearchQuery.read("gold").query, order: .date, window: Window(offset: 0, limit: 9),
      freshness: .recent
    ).hits.count
  }

  @Test func `that nothing was found is believed for minutes, what was found for a day`() async throws {
    #expect(try await found() == 0)
    site.pass(seconds: 300)
    #expect(try await found() == 0 && site.searches == 1)
    var dice = SeededDice(1)
    site.add(try MadePage.made(150, &dice))
    site.pass(seconds: 301)
    #expect(try await found() == 9 && site.searches == 2)
    site.pass(seconds: 80_000)
    #expect(try await found() == 9 && site.searches == 2)
  }

  @Test func `a refresh asks past what is stored`() async throws {
    #expect(try await found() == 0)
    var dice = SeededDice(1)
    site.add(try MadePage.made(150, &dice))
    site.pass(seconds: 1)
    await search.refresh()
    #expect(try await found() == 9 && site.searches == 2)
    site.pass(seconds: 1)
    await search.refresh()
    #expect(try await found() == 9 && site.searches == 3)
  }

  @Test func `pages that were all listed are counted here, also if their count is a bound`() async throws {
    var dice = SeededDice(1)
    site.add(try MadePage.made(150, &dice))
    let query = try SearchQuery.read("sil* -river").query
    let all = try await search.hits(
      of: query, order: .date, window: Window(offset: 0, limit: 500), freshness: .recent)
    let asked = site.searches
    #expect(all.hits.count > 20 && !all.hasMore)
    let count = try await search.count(of: query, freshness: .recent)
    #expect(count == .between(least: all.hits.count, most: nil, withForms: true), "\(count)")
    #expect(site.searches == asked)
  }

  @Test func `a refresh of a search requests nothing else again`() async throws {
    var dice = SeededDice(1)
    site.add(try MadePage.made(150, &dice))
    #expect(try await found() == 9)
    let listed = try await batches.batches().batches.count
    let others = site.others
    site.pass(seconds: 1)
    await search.refresh()
    #expect(try await found() == 9 && site.searches == 2)
    #expect(try await batches.batches().batches.count == listed && site.others == others)
  }
}
